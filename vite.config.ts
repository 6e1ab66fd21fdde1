import vue from '@vitejs/plugin-vue';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('renderer'),
  base: './',
  plugins: [vue()],
  worker: { format: 'es' },
  build: {
    outDir: here('dist/renderer'),
    emptyOutDir: true,
    target: 'chrome140',
    assetsInlineLimit: 0,
    // The customer's page has nothing of the kiosk's in it, not even the code of a call.
    rolldownOptions: {
      input: { index: here('renderer/index.html'), customer: here('renderer/customer.html') },
    },
  },
  test: {
    root: here('.'),
    include: ['tests/**/*.test.ts'],
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    // Bounds for a machine that is busy with something else; what must be quick says so in its test.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
