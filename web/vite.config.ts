import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const souk = fileURLToPath(new URL("../src/souk", import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { "@souk": souk }, ...(process.env.VITEST ? { conditions: ["browser"] } : {}) },
  build: {
    outDir: `${souk}/server/static`,
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server's Content-Security-Policy wants files, not data: addresses
    target: "es2022",
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } }, fs: { allow: [".", souk] } },
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"], setupFiles: ["tests/setup.ts"] },
});
