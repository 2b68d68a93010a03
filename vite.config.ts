/// <reference types="vitest/config" />
import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

import { FluentResource } from "@fluent/bundle";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const GAMES = here("src/comptoir/games");
const server = process.env.COMPTOIR_SERVER ?? "http://127.0.0.1:8000";

/** The messages on a game's card in the lobby. */
const ON_THE_CARD = /^(title|tagline|guide-start|option-.*)$/;

/**
 * Message catalogues, parsed when the page is built. `x.ftl?page` is one catalogue; `x.ftl?cards`, for a common
 * catalogue, is the card messages of all games in one file, which saves a round trip for each game.
 */
const catalogues: Plugin = {
  name: "catalogues",
  enforce: "pre",
  async load(id) {
    const [path = "", query] = id.split("?");
    if (!path.endsWith(".ftl") || (query !== "page" && query !== "cards")) return null;
    const read = async (file: string) => {
      this.addWatchFile(file);
      return new FluentResource(await readFile(file, "utf-8")).body;
    };
    const card = async (game: string) => {
      const body = await read(join(GAMES, game, "messages", basename(path)));
      return [game, { body: body.filter(({ id }) => ON_THE_CARD.test(id)) }];
    };
    const cards = async () => {
      const games = readdirSync(GAMES).filter((game) => existsSync(join(GAMES, game, "messages")));
      return Object.fromEntries(await Promise.all(games.map(card)));
    };
    const found = query === "page" ? { body: await read(path) } : await cards();
    return `export default JSON.parse(${JSON.stringify(JSON.stringify(found))})`;
  },
};

export default defineConfig({
  root: here("web"),
  cacheDir: here("node_modules/.vite"),
  base: "./",
  plugins: [catalogues, svelte()],
  resolve: {
    alias: { $kit: here("web/src/kit") },
    // Tests use the browser's version of Svelte, not the server's.
    conditions: process.env.VITEST ? ["browser"] : undefined,
  },
  build: {
    outDir: here("build/page"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the server's content security policy allows no `data:` URLs
    modulePreload: { polyfill: false },
    // Shared code goes into one file: each further file would cost a round trip.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "shared", test: /node_modules|web.src/, minShareCount: 2 }] } },
    },
  },
  server: {
    fs: { allow: [here(".")] },
    proxy: {
      "/api": server,
      "/qr.svg": server,
      "/ws": { target: server.replace("http", "ws"), ws: true },
    },
  },
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts", here("src/comptoir/games/*/ui/**/*.test.ts")],
    isolate: false, // a new document for each file would take ten times as long as all the tests
  },
});
