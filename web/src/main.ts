import { mount } from "svelte";

import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

import { load } from "./shell/language.svelte";
import Page from "./shell/Page.svelte";

// The first words come with the first sight of the page, not after it.
await load(null);
mount(Page, { target: document.getElementById("page")! });
