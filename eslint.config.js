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
      ...ts.configs.eslintRecommended.rules, // for components too: the compiler checks what these rules turn off
      "@typescript-eslint/no-unused-vars": "off", // the compiler checks this, and allows names that begin with `_`
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
