import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const souk = fileURLToPath(new URL("../src/souk", import.meta.url));

/** Beside every text file its compressed forms, which the server hands out to whoever takes them. */
const compressed: Plugin = {
  name: "compressed",
  apply: "build",
  writeBundle({ dir = "" }) {
    for (const name of readdirSync(dir, { recursive: true, encoding: "utf8" })) {
      if (!/\.(html|js|css|svg|json)$/.test(name)) continue;
      const text = readFileSync(`${dir}/${name}`);
      writeFileSync(`${dir}/${name}.gz`, gzipSync(text, { level: 9 }));
      writeFileSync(`${dir}/${name}.br`, brotliCompressSync(text));
    }
  },
};

export default defineConfig({
  plugins: [svelte(), compressed],
  resolve: { alias: { "@souk": souk }, ...(process.env.VITEST ? { conditions: ["browser"] } : {}) },
  build: {
    outDir: `${souk}/server/static`,
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server's Content-Security-Policy wants files, not data: addresses
    target: "es2022",
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } }, fs: { allow: [".", souk] } },
  test: {
    environment: "jsdom",
    include: process.env.SENTENCES ? ["tests/*.check.ts"] : ["tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
  },
});
