import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import ts from "typescript-eslint";

export default defineConfig(
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    files: ["**/*.ts", "**/*.svelte"],
    rules: {
      ...ts.configs.eslintRecommended.rules, // in components too: the compiler checks what these switch off
      "@typescript-eslint/no-unused-vars": "off", // the compiler checks it, and lets names with `_` pass
    },
  },
  {
    files: ["**/*.svelte"],
    rules: {
      "prefer-const": "off", // Svelte declares properties with `let`, which the next rule allows
      "svelte/prefer-const": "error",
    },
  },
);
