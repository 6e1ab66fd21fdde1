import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import vue from 'eslint-plugin-vue';
import type { Linter } from 'eslint';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { isCommandLine, programParser } from './build/lint/program-parser.ts';

/** Rooms of the main process that never import each other: orders and the kiosk bring them together. */
const rooms = [
  'service',
  'practice',
  'secrets',
  'supervisor',
  'records',
  'vault',
  'imaging',
  'printing',
  'folder',
  'customer-screen',
  'exporting',
];

/** Screens of the kiosk: router, App and shell bring them together. */
const screens = ['codes', 'desk', 'face-match', 'headshots', 'order', 'prints', 'retouch', 'settings'];
/** The renderer's rooms, lowest first: a room imports rooms of its own floor and of the floors below. */
const floors = [
  ['bridge', 'i18n'],
  ['ui'],
  ['state'],
  [
    'calls',
    'camera',
    'compare',
    'customer-screen',
    'document-rules',
    'export',
    'picture-picker',
    'print-rows',
    'retouch-session',
    'step-trail',
    'supervisor',
  ],
  screens,
  ['shell'],
];
/** The steps of an order: what several of them use lies in the other folders of renderer/order/. */
const steps = ['customer', 'document', 'shot', 'preview', 'payment', 'handover'];

interface Ban {
  readonly regex: string;
  readonly message: string;
}
const electronItself: Ban = {
  regex: '^electron(/.*)?$',
  message: 'Only electron/main.ts, electron/preload.ts and electron/desktop/ import electron.',
};
const sharpItself: Ban = {
  regex: '^sharp$',
  message: 'Only electron/sharp.ts imports sharp: it chooses the build that suits the process.',
};
const wall = (files: string[], bans: readonly Ban[], ignores: string[] = []): Linter.Config => ({
  files,
  ignores,
  rules: { 'no-restricted-imports': ['error', { patterns: bans }] },
});

const without = (room: string, all: readonly string[]): string =>
  all.filter((other) => other !== room).join('|');

const rendererBans: readonly Ban[] = [
  { regex: '^node:|/electron/|schemas', message: 'renderer/ imports shared/ only.' },
  electronItself,
];
/** @param above the rooms of the floors above */
const bansFrom = (room: string, above: readonly string[]): readonly Ban[] => [
  ...rendererBans,
  {
    regex: `^(?:\\.\\./)+((${without(room, [...above, ...(screens.includes(room) ? screens : [])])})/|(App\\.vue|(main|router)\\.ts)$)`,
    message: 'A room imports rooms below it; screens do not import each other (decision 57).',
  },
];

// An editor shows files that are being written, which only the project service follows.
const parser = isCommandLine ? programParser : tseslint.parser;

export default defineConfig(
  globalIgnores(['dist/', 'out/', 'test-results/', 'node_modules/']),
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  vue.configs['flat/recommended'],
  {
    languageOptions: {
      parserOptions: { projectService: true, extraFileExtensions: ['.vue'], parser },
      globals: { ...globals.node },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-invalid-void-type': 'off',
      'no-console': 'error',
    },
  },
  { files: ['**/*.ts'], languageOptions: { parser } },
  {
    files: ['renderer/**/*.{ts,vue}', 'tests/renderer/**/*.ts'],
    languageOptions: { globals: { ...globals.browser } },
    rules: {
      'vue/multi-word-component-names': 'off',
      'vue/no-v-html': 'error',
      'vue/require-default-prop': 'off',
      'vue/block-lang': ['error', { script: { lang: 'ts' } }],
      // typescript-eslint does not see the types behind an import of a .vue file; vue-tsc checks them.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    files: [
      'build/**',
      'electron/account-terminal/main.ts',
      'electron/browser/main.ts',
      'electron/practice/main.ts',
      'tests/**',
    ],
    rules: { 'no-console': 'off' },
  },
  { files: ['**/*.mjs'], extends: [tseslint.configs.disableTypeChecked] },

  wall(
    ['shared/**'],
    [{ regex: '^node:|/(electron|renderer|tests)/', message: 'shared/ knows neither side.' }, electronItself],
  ),
  wall(['renderer/**'], rendererBans),
  ...floors.flatMap((floor, height) =>
    floor.map((room) => wall([`renderer/${room}/**`], bansFrom(room, floors.slice(height + 1).flat()))),
  ),
  ...steps.map((step) =>
    wall(
      [`renderer/order/${step}/**`],
      [
        ...bansFrom('order', ['shell']),
        {
          regex: `^\\.\\./(${without(step, steps)})/`,
          message: 'Steps of an order do not import each other.',
        },
      ],
    ),
  ),
  wall(
    ['electron/**'],
    [
      { regex: '/(renderer|tests)/', message: 'electron/ imports shared/ only.' },
      electronItself,
      sharpItself,
    ],
    ['electron/sharp.ts', 'electron/main.ts', 'electron/preload.ts', 'electron/desktop/**'],
  ),
  wall(
    ['electron/main.ts', 'electron/preload.ts', 'electron/desktop/**'],
    [{ regex: '/(renderer|tests)/', message: 'electron/ imports shared/ only.' }, sharpItself],
  ),
  ...rooms.flatMap((room) =>
    // A folder inside a room may have the name of another room: only a path that leaves the room is refused.
    [
      { files: `electron/${room}/*.ts`, out: '\\.\\./' },
      { files: `electron/${room}/*/**`, out: '\\.\\./(?:\\.\\./)+' },
    ].map(({ files, out }) =>
      wall(
        [files],
        [
          {
            // There is no electron/staff/ yet: the room comes with staff accounts, and its wall is here already.
            regex: `^${out}(${rooms.filter((other) => other !== room).join('|')}|orders|print-setup|settings|ipc|desktop|browser|staff)/`,
            message: 'Rooms do not import each other: orders and kiosk.ts bring them together.',
          },
          { regex: '/(renderer|tests)/', message: 'electron/ imports shared/ only.' },
          electronItself,
          sharpItself,
        ],
      ),
    ),
  ),
  prettier,
);
