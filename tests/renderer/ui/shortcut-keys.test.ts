import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { shortcutKeys } from '../../../renderer/ui/shortcut-keys.ts';

const renderer = join(import.meta.dirname, '../../../renderer');

/** Keys that components answer on their own: by name in a table, in a comparison, or in a template's modifier. */
const byName =
  /['\s](Arrow(?:Up|Down|Left|Right)|Home|End|Page(?:Up|Down)|Delete|Backspace|F\d{1,2})(?:'|:)/g;
const compared = /\bkey [!=]== '([^']+)'/g;
const modifier = /@key(?:down|up)\.(\w+)/g;
const modifierKeys: Readonly<Record<string, string>> = { enter: 'Enter', down: 'ArrowDown', up: 'ArrowUp' };

const listed = new Set<string>(shortcutKeys.flatMap(({ keys }) => keys));

it('lists every key that a component answers without a shortcut', () => {
  const answered = globSync('**/*.{ts,vue}', { cwd: renderer }).flatMap((file) => {
    if (file.endsWith('shortcut-keys.ts') || file.startsWith('i18n')) return [];
    const source = readFileSync(join(renderer, file), 'utf8');
    return [
      ...[...source.matchAll(byName), ...source.matchAll(compared)].map(([, key = '']) => ({ file, key })),
      ...[...source.matchAll(modifier)].map(([, name = '']) => ({ file, key: modifierKeys[name] ?? name })),
    ];
  });

  expect(answered.length).toBeGreaterThan(30);
  expect(answered.filter(({ key }) => !listed.has(key))).toEqual([]);
});
