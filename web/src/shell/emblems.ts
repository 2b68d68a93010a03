/** The games' drawings for the lobby, in one file: a file for each would cost a round trip each. */
import type { Component } from "svelte";

export default import.meta.glob<Component>("../../../src/comptoir/games/*/ui/Emblem.svelte", {
  eager: true,
  import: "default",
});
