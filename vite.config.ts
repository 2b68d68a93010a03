/// <reference types="vitest/config" />
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import { FluentResource } from "@fluent/bundle";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.COMPTOIR_SERVER ?? "http://127.0.0.1:8000";

/** What is said of a game before it is opened. */
const ON_THE_CARD = /^(title|tagline|guide-start|option-.*)$/;

/** Catalogues as a page uses them, read beforehand: `x.ftl?page`, or `x.ftl?card` for no more than is on a game's card. */
const catalogues: Plugin = {
  name: "catalogues",
  enforce: "pre",
  async load(id) {
    const [path = "", query] = id.split("?");
    if (!path.endsWith(".ftl") || (query !== "page" && query !== "card")) return null;
    this.addWatchFile(path);
    const { body: all } = new FluentResource(await readFile(path, "utf-8"));
    const body = query === "page" ? all : all.filter(({ id }) => ON_THE_CARD.test(id));
    return `export default JSON.parse(${JSON.stringify(JSON.stringify({ body }))})`;
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
