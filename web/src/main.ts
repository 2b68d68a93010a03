import { mount } from "svelte";

import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

import { load } from "./shell/language.svelte";
import Page from "./shell/Page.svelte";
import { reloaded } from "./shell/stored";

// A part of the page is gone because a newer one has been put in its place: take the new one, once.
addEventListener("vite:preloadError", async () => {
  const there = await fetch("./", { cache: "no-store" }).catch(() => null);
  if (there?.ok && reloaded.get() !== location.hash) {
    reloaded.set(location.hash);
    location.reload();
  }
});

const page = document.getElementById("page")!;
try {
  // The first words come with the first sight of the page, not after it.
  await load(null);
  mount(Page, { target: page });
} catch (error) {
  page.textContent = "Comptoir could not be loaded. Please reload the page.";
  throw error;
}
