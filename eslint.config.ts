import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import vue from 'eslint-plugin-vue';
import type { Linter } from 'eslint';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { isCommandLine, programParser } from './build/lint/program-parser.ts';
import { rooms } from './build/lint/rooms.ts';
import { wallsBetween } from './build/lint/walls.ts';

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
const nodeItself: Ban = { regex: '^node:', message: 'Only electron/ runs on Node.' };
const schemas: Ban = {
  regex: '/schemas(/|\\.ts$)',
  message: 'The page takes the types of arguments from the contract, and carries no zod.',
};
const wall = (files: string[], bans: readonly Ban[], ignores: string[] = []): Linter.Config => ({
  files,
  ignores,
  rules: { 'no-restricted-imports': ['error', { patterns: bans }] },
});

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

  // Rooms: see the table in build/lint/rooms.ts. Below are the packages that only some of them import.
  { plugins: { house: { rules: { walls: wallsBetween(rooms) } } }, rules: { 'house/walls': 'error' } },
  wall(['shared/**'], [nodeItself, electronItself]),
  wall(['renderer/**'], [nodeItself, electronItself, schemas]),
  wall(
    ['electron/**'],
    [electronItself, sharpItself],
    ['electron/sharp.ts', 'electron/main.ts', 'electron/preload.ts', 'electron/desktop/**'],
  ),
  wall(['electron/main.ts', 'electron/preload.ts', 'electron/desktop/**'], [sharpItself]),
  prettier,
);
