import { Linter } from 'eslint';
import { describe, expect, it } from 'vitest';
import { foldersOf, mostModules } from '../../../build/lint/folders.ts';

const linter = new Linter({ cwd: '/kiosk' });

/** Returns the messages of all modules of a folder that holds these files. */
function messages(names: readonly string[]): string[] {
  const config: Linter.Config = {
    files: ['**/*.{ts,vue,css}'],
    plugins: { house: { rules: { folders: foldersOf(() => names) } } },
    rules: { 'house/folders': 'error' },
  };
  return names.flatMap((name) =>
    linter.verify('', config, { filename: `/kiosk/renderer/ui/${name}` }).map(({ message }) => message),
  );
}
const modules = (count: number, extension: string): string[] =>
  Array.from({ length: count }, (_, index) => `module-${index}.${extension}`);

describe('house/folders', () => {
  it('allows 40 modules in a folder', () => {
    expect(messages([...modules(mostModules - 1, 'ts'), 'Panel.vue'])).toEqual([]);
  });

  it('refuses the module after that, and says so once', () => {
    expect(messages([...modules(mostModules, 'ts'), 'Panel.vue'])).toEqual([
      expect.stringContaining('has 41 modules, more than 40'),
    ]);
  });

  it('counts modules only', () => {
    expect(messages([...modules(mostModules, 'ts'), ...modules(3, 'css')])).toEqual([]);
  });
});
