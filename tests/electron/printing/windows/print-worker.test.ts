import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';

const electron = join(import.meta.dirname, '../../../../electron');

/**
 * Returns everything that a module needs at run time, our own files by their path below `electron/`, without type
 * imports.
 */
function importsOf(entry: string): { readonly ours: Set<string>; readonly others: Set<string> } {
  const [ours, others] = [new Set<string>(), new Set<string>()];
  const visit = (file: string): void => {
    const name = relative(electron, file);
    if (ours.has(name)) return;
    ours.add(name);
    const text = readFileSync(file, 'utf8');
    for (const [, clause = '', source = ''] of text.matchAll(/^import ([^;]*?)from '([^']+)';/gms)) {
      if (clause.startsWith('type ')) continue;
      if (source.startsWith('.')) visit(join(dirname(file), source));
      else others.add(source);
    }
  };
  visit(join(electron, entry));
  return { ours, others };
}

describe('the print process', () => {
  test('has no keychain, no database and no network: it imports none', () => {
    const { ours, others } = importsOf('printing/windows/print-worker.ts');

    expect([...others].sort()).toEqual(['koffi', 'node:fs', 'node:module', 'node:path']);
    const beyond = [...ours].filter((name) => !name.startsWith(join('printing', 'windows')));
    expect(beyond.sort()).toEqual(['sharp.ts', join('windows', 'ffi.ts'), join('work', 'parent.ts')]);
  });

  test('is the only one that loads drivers’ calls: the kiosk itself has none', () => {
    const { ours, others } = importsOf('printing/printers.ts');

    expect(ours).toContain(join('printing', 'windows', 'printer.ts'));
    expect([...others]).not.toContain('koffi');
  });
});
