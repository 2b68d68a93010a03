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
  // Words first: without them, the first render would show message keys.
  await load(null);
  mount(Page, { target: page });
} catch (error) {
  page.textContent = "Comptoir could not be loaded. Please reload the page.";
  throw error;
}
