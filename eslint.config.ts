/** ESLint lints the .vue files: their templates, and their scripts with types. `oxlint.config.ts` lints the rest. */
import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import vue from 'eslint-plugin-vue';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { isCommandLine, programParser } from './build/lint/program-parser.ts';
import { ownChoices, rendererChoices } from './build/lint/rules.ts';

export default defineConfig(
  globalIgnores(['dist/', 'out/', 'test-results/', 'node_modules/', '**/*.{js,mjs,ts}']),
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  vue.configs['flat/recommended'],
  {
    languageOptions: {
      parserOptions: {
        projectService: true,
        extraFileExtensions: ['.vue'],
        // An editor shows files that are being written, which only the project service follows.
        parser: isCommandLine ? programParser : tseslint.parser,
      },
      globals: { ...globals.browser },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      ...ownChoices,
      ...rendererChoices,
      'vue/multi-word-component-names': 'off',
      'vue/no-v-html': 'error',
      'vue/require-default-prop': 'off',
      'vue/block-lang': ['error', { script: { lang: 'ts' } }],
    },
  },
  prettier,
);
