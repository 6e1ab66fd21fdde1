import vue from '@vitejs/plugin-vue';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { notices } from './build/notices/plugin.ts';
import { LongestFirst } from './tests/set-up/longest-first.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const { inPage, inWorkers } = notices();

export default defineConfig({
  root: here('renderer'),
  base: './',
  plugins: [vue(), inPage],
  worker: { format: 'es', plugins: () => [inWorkers] },
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
    environment: 'node',
    pool: 'forks',
    // One more than the cores that are reckoned with: half of what takes long waits for a spooler, a browser or a kiosk's start.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    globalSetup: [here('tests/set-up/drawn-folder.ts')],
    // Bounds for a machine that is busy with something else; what must be quick says so in its test.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          // Modules of shared/ are functions and figures that start nothing: their tests share a process.
          name: 'shared',
          include: ['tests/shared/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          // The tests of the page share a process and its window, which test-page.ts clears after each file.
          name: 'renderer',
          include: ['tests/renderer/**/*.test.ts'],
          exclude: ['tests/**/*.own-process.test.ts'],
          environment: 'happy-dom',
          isolate: false,
          setupFiles: [here('tests/set-up/test-page.ts')],
        },
      },
      {
        extends: true,
        test: {
          name: 'own process',
          include: ['tests/**/*.test.ts'],
          // Those in tests/windows run on the Windows Node: `npm run test:windows`.
          exclude: ['tests/shared/**', 'tests/renderer/**/!(*.own-process).test.ts', 'tests/windows/**'],
        },
      },
    ],
  },
});
