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

/** What is said of a game before it is opened. */
const ON_THE_CARD = /^(title|tagline|guide-start|option-.*)$/;

/**
 * Catalogues as a page uses them, read beforehand: `x.ftl?page`, or for the common one `x.ftl?cards` with what is on the
 * cards of all games, in one piece: a file for each would be as many ways to the server and back.
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
    // Under test too, components are those of the browser.
    conditions: process.env.VITEST ? ["browser"] : undefined,
  },
  build: {
    outDir: here("build/page"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the server's content policy allows no data addresses
    modulePreload: { polyfill: false },
    // What several places share comes in one piece: each file more is a way to the server and back.
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
    isolate: false, // a document for each file takes ten times as long as all tests
  },
});
