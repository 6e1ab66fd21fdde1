/**
 * oxlint lints every file, with types from TypeScript's native compiler, and finds import cycles. In .vue files it sees the
 * script only and has no types there: `eslint.config.ts` adds those.
 */
import js from '@eslint/js';
import type { Linter } from 'eslint';
import { defineConfig, type DummyRuleMap } from 'oxlint';
import tseslint from 'typescript-eslint';
import { ownChoices, packageWalls, rendererChoices } from './build/lint/rules.ts';

/** Rules that the presets name and oxlint does not have. */
const notInOxlint = [
  // Syntax errors in a module.
  ...['no-dupe-args', 'no-octal'],
  // Turned off by the presets.
  ...['no-new-symbol', 'no-return-await', 'typescript/naming-convention', 'typescript/prefer-destructuring'],
  // Not written for oxlint yet.
  ...['typescript/no-unsafe-class-instance-assignment', 'typescript/no-unsafe-enum-assignment'],
];

/** Returns rules by their names in oxlint. */
const inOxlint = (...rules: (Partial<Linter.RulesRecord> | undefined)[]): DummyRuleMap =>
  Object.fromEntries(
    rules
      .flatMap((each) => Object.entries(each ?? {}))
      .map(([name, setting]) => [name.replace('@typescript-eslint/', 'typescript/'), setting])
      .filter(([name]) => !notInOxlint.includes(String(name))),
  ) as DummyRuleMap;

const presets = [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked];

const replacingModules = ['mock', 'doMock', 'resetModules'].map((property) => ({
  object: 'vi',
  property,
  message: 'These tests share a process. End the name of the file with .own-process.test.ts.',
}));

/** Ways to copy encrypted records that the main process must not use. */
const unsoundCopies = [
  { property: 'backup', message: 'A copy of encrypted records may be damaged (decision 97).' },
  { property: 'serialize', message: 'It returns the records in plain text (decision 97).' },
];

export default defineConfig({
  ignorePatterns: ['dist/', 'out/', 'test-results/', 'node_modules/'],
  plugins: ['typescript', 'import'],
  jsPlugins: ['./build/lint/house.ts'],
  categories: { correctness: 'off' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  rules: {
    ...inOxlint(js.configs.recommended.rules, ...presets.map(({ rules }) => rules), ownChoices),
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'max-lines': ['error', { max: 300 }],
    'house/folders': 'error',
    'house/walls': 'error',
  },
  overrides: [
    // A list of texts has nothing to split but its subject.
    { files: ['renderer/i18n/**'], rules: { 'max-lines': 'off' } },
    { files: ['renderer/**', 'tests/renderer/**'], rules: inOxlint(rendererChoices) },
    // The macros of Vue, such as defineProps.
    { files: ['**/*.vue'], rules: { 'no-undef': 'off' } },
    {
      files: [
        'build/**',
        'tests/**',
        'electron/{account-terminal,browser,practice,records-terminal}/main.ts',
      ],
      rules: { 'no-console': 'off' },
    },
    { files: ['electron/**'], rules: { 'no-restricted-properties': ['error', ...unsoundCopies] } },
    {
      // In a shared process, the next file would get the replaced module, or the real one is loaded already.
      files: ['tests/{renderer,shared}/**/*.test.ts'],
      rules: { 'no-restricted-properties': ['error', ...replacingModules] },
    },
    { files: ['tests/**/*.own-process.test.ts'], rules: { 'no-restricted-properties': 'off' } },
    {
      files: ['**/*.mjs'],
      env: { node: true },
      rules: inOxlint(js.configs.recommended.rules, tseslint.configs.disableTypeChecked.rules),
    },
    ...packageWalls.map(({ files, rules }) => ({ files, rules })),
  ],
});
