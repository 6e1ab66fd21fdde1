import vue from '@vitejs/plugin-vue';
import { fileURLToPath } from 'node:url';
import { normalizePath } from 'vite';
import { defineConfig } from 'vitest/config';
import { startGroup } from './build/page-files.ts';
import { messagesAsJson } from './build/messages.ts';
import { notices } from './build/notices/plugin.ts';
import { longFiles } from './tests/set-up/long-tests.ts';
import { LongestFirst } from './tests/set-up/longest-first.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
/** Returns the id of one of the page's modules, which has forward slashes on Windows too. */
const moduleOf = (path: string): string => normalizePath(here(path));

const { inPage, inWorkers } = notices();

/** Tests of the main process, of the build and of the service that put back what they replace. */
const inMainProcess = [
  'tests/electron/**/*.test.ts',
  'tests/build/{build-if-changed,installer-settings,long-tests,messages,notices,page-files,setup-system,suite-counts}.test.ts',
  'tests/build/{electron,lint}/*.test.ts',
  'tests/faults/{books,damaged-page,disk-in-flight,folder-paper,geometry,geometry-family,keychain-mid-run}.test.ts',
  'tests/faults/{service,should-not}/*.test.ts',
  'tests/portraits/{draw,drawn-once,guidance-tally}.test.ts',
  'tests/{conformance,conformance-client,docs,support}/**/*.test.ts',
];

/** Tests that run the face models in their own process. */
const picturesInProcess = [
  'tests/electron/practice/{head-in-final,issues}.test.ts',
  'tests/electron/practice/images/{ai-edit,background,enhance,face-match,headshot}/*.test.ts',
  'tests/portraits/{drawn-faces,drawn-hints,measures}.test.ts',
];

/** Tests that replace modules: `vi.mock` needs Vite's loader. */
const replacingModules = ['tests/**/*.own-process.test.ts', 'tests/electron/desktop/**/*.test.ts'];

/** `npm test` leaves the long tests out; Vitest on its own runs every file that it is asked for. */
const leftOut = process.env['HEADROOM_LONG_TESTS'] === 'left out' ? longFiles : [];

/** Node loads these tests as it loads the program (decision 73). Vite would rewrite each module in each run. */
const loadedByNode = { viteModuleRunner: false };

export default defineConfig({
  root: here('renderer'),
  base: './',
  // Code of Vue and vue-i18n that the page does not use: it would only be read at each start.
  define: { __VUE_I18N_LEGACY_API__: false, __VUE_I18N_FULL_INSTALL__: false },
  plugins: [vue({ features: { optionsAPI: false } }), messagesAsJson(moduleOf('renderer/i18n')), inPage],
  worker: { format: 'es', plugins: () => [inWorkers] },
  build: {
    outDir: here('dist/renderer'),
    emptyOutDir: true,
    target: 'chrome140',
    assetsInlineLimit: 0,
    // Chromium needs none.
    modulePreload: { polyfill: false },
    // The customer's page has nothing of the kiosk's in it, not even the code of a call.
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: { index: here('renderer/index.html'), customer: here('renderer/customer.html') },
      output: {
        codeSplitting: {
          groups: [
            startGroup(moduleOf('renderer/main.ts'), moduleOf('renderer/customer-screen/page/main.ts')),
          ],
        },
      },
    },
  },
  test: {
    root: here('.'),
    environment: 'node',
    pool: 'forks',
    // One more than the cores that are reckoned with: half of what takes long waits for a spooler, a browser or a kiosk's start.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    globalSetup: [here('tests/set-up/memory-folder.ts'), here('tests/set-up/drawn-folder.ts')],
    // Bounds for a machine that is busy with something else; what must be quick says so in its test.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    exclude: [...leftOut],
    projects: [
      {
        extends: true,
        test: {
          // Modules of shared/ are functions and figures that start nothing: their tests share a process.
          name: 'shared',
          include: ['tests/shared/**/*.test.ts'],
          isolate: false,
          experimental: loadedByNode,
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
          // The face models are loaded once for each worker, and replace its fetch.
          name: 'pictures',
          include: picturesInProcess,
          isolate: false,
          experimental: loadedByNode,
        },
      },
      {
        extends: true,
        test: {
          // A hundred files load the same libraries and open the same kiosk: they share a process, and leave it as they found it.
          name: 'main process',
          include: inMainProcess,
          exclude: [...replacingModules, ...picturesInProcess],
          isolate: false,
          experimental: loadedByNode,
        },
      },
      {
        extends: true,
        test: {
          name: 'replacing modules',
          include: replacingModules,
        },
      },
      {
        extends: true,
        test: {
          name: 'own process',
          include: ['tests/**/*.test.ts'],
          // Those in tests/windows run on the Windows Node: `npm run test:windows`.
          exclude: [
            'tests/shared/**',
            'tests/renderer/**',
            'tests/windows/**',
            ...inMainProcess,
            ...picturesInProcess,
            ...replacingModules,
          ],
          experimental: loadedByNode,
        },
      },
    ],
  },
});
