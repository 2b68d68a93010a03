/** The games' drawings for the lobby, in one piece: a file for each would be as many ways to the server and back. */
import type { Component } from "svelte";

export default import.meta.glob<Component>("../../../src/comptoir/games/*/ui/Emblem.svelte", {
  eager: true,
  import: "default",
});
