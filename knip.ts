import type { KnipConfig } from 'knip';

export default {
  entry: [
    'build/*.ts',
    'electron/main.ts',
    'electron/preload.ts',
    'electron/account-terminal/main.ts',
    'electron/browser/main.ts',
    'electron/practice/main.ts',
    'electron/**/*worker.ts',
    'tests/**/*.{test,spec}.ts',
    'tests/e2e/{playwright.config,global-setup}.ts',
    'tests/{demo,bench,proof,real-electron}/*.ts',
    'tests/conformance/run.ts',
    'tests/portraits/{background-sheet,draw,guidance-score,measures-page,score,sheet}.ts',
    'tests/renderer/{camera/analysis,compare}/page/page.ts',
    'tests/support/fixture-page/{page,vite.config}.ts',
  ],
  project: ['{electron,renderer,shared,build,tests}/**/*.{ts,mjs,vue}'],
  ignoreExportsUsedInFile: true,
  // Fonts are found by their files' names; the converter is what the face models are loaded with; the packer is run by hand.
  ignoreDependencies: [
    '@fontsource/ibm-plex-mono',
    '@fontsource/ibm-plex-sans',
    '@tensorflow/tfjs-converter',
    'electron-builder',
  ],
  // Programs of the operating system.
  ignoreBinaries: [
    ...['convert', 'dbus-daemon', 'dbus-send', 'dpkg-query', 'gnome-keyring-daemon', 'heif-enc', 'montage'],
    ...['mount', 'openssl', 'script', 'umount'],
  ],
} satisfies KnipConfig;
