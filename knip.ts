import type { KnipConfig } from 'knip';

export default {
  entry: [
    'build/*.ts',
    'electron/main.ts',
    'electron/preload.ts',
    'electron/account-terminal/main.ts',
    'electron/browser/main.ts',
    'electron/practice/main.ts',
    'electron/records-terminal/main.ts',
    'electron/**/*worker.ts',
    'tests/**/*.{test,spec}.ts',
    'tests/e2e/{playwright.config,global-setup}.ts',
    'tests/{demo,bench,proof,real-electron}/*.ts',
    'tests/proof/{mutants/vitest,first-run/playwright,languages/playwright}.config.ts',
    'tests/packaged/{run,kiosk,canary-kiosk}.ts',
    'tests/packaged/electron/{index,as-electron,as-utility}.ts',
    'tests/{conformance,windows}/run.ts',
    'tests/windows/{playwright,vitest}.config.ts',
    'tests/windows/support/wine-sockets.ts',
    'tests/portraits/{background-sheet,draw,guidance-score,measures-page,score,sheet}.ts',
    'tests/renderer/{camera/analysis,compare}/page/page.ts',
    'tests/support/fixture/page/{page,vite.config}.ts',
  ],
  project: ['{electron,renderer,shared,build,tests}/**/*.{ts,mjs,vue}'],
  ignoreExportsUsedInFile: true,
  // Fonts are found by their files' names; the converter is what the face models are loaded with.
  ignoreDependencies: [
    '@fontsource/ibm-plex-mono',
    '@fontsource/ibm-plex-sans',
    '@tensorflow/tfjs-converter',
    // sharp loads it by its name where the native build does not suit the process.
    '@img/sharp-wasm32',
    // The package under this name brings types for its own name only (decision 97).
    '@types/better-sqlite3',
    // Stryker loads it by its name.
    '@stryker-mutator/vitest-runner',
    // build/checks.ts runs these by their names.
    'vue-tsc',
  ],
  // Programs of the operating system.
  ignoreBinaries: [
    ...['convert', 'dbus-daemon', 'dbus-send', 'dpkg-deb', 'dpkg-query', 'gnome-keyring-daemon', 'heif-enc'],
    ...[
      'ldd',
      'montage',
      'mount',
      'openssl',
      'reg.exe',
      'script',
      'umount',
      'unshare',
      'wine',
      'wineserver',
      'Xvfb',
    ],
  ],
} satisfies KnipConfig;
