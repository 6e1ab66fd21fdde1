/** Choices of rules that oxlint and ESLint share (decision 64), and packages that only some files import. */
import type { Linter } from 'eslint';

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

interface PackageWall {
  readonly files: string[];
  readonly rules: { readonly 'no-restricted-imports': ['error', { patterns: Ban[] }] };
}
const wall = (files: string[], patterns: Ban[]): PackageWall => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

/** Packages that only some files import. A later entry replaces an earlier one for the files that it names. */
export const packageWalls: readonly PackageWall[] = [
  wall(['shared/**'], [nodeItself, electronItself]),
  wall(['renderer/**'], [nodeItself, electronItself, schemas]),
  wall(['electron/**'], [electronItself, sharpItself]),
  wall(['electron/main.ts', 'electron/preload.ts', 'electron/desktop/**'], [sharpItself]),
  wall(['electron/sharp.ts'], [electronItself]),
];

/** Choices that differ from the presets. */
export const ownChoices: Linter.RulesRecord = {
  '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
  '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
  '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
  '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
  '@typescript-eslint/no-invalid-void-type': 'off',
  'no-console': 'error',
};

/** Neither program sees the types behind an import of a .vue file; vue-tsc checks them. */
export const rendererChoices: Linter.RulesRecord = {
  '@typescript-eslint/no-unsafe-argument': 'off',
  '@typescript-eslint/no-unsafe-assignment': 'off',
  '@typescript-eslint/no-unsafe-call': 'off',
  '@typescript-eslint/no-unsafe-member-access': 'off',
  '@typescript-eslint/no-unsafe-return': 'off',
};
