import { mount } from "svelte";

import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

import { load } from "./shell/language.svelte";
import { loadNewer } from "./shell/newer";
import Page from "./shell/Page.svelte";

addEventListener("vite:preloadError", () => void loadNewer());

const page = document.getElementById("page")!;
try {
  // The first words come with the first sight of the page, not after it.
  await load(null);
  mount(Page, { target: page });
} catch (error) {
  page.textContent = "Comptoir could not be loaded. Please reload the page.";
  throw error;
}
