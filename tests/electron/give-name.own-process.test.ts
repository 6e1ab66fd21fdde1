import { readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { giveName } from '../../electron/give-name.ts';
import { hasLinks } from '../support/posix.ts';
import { tempFolder } from '../support/files/temp-folder.ts';

/** The error codes of `link` on FAT and exFAT: Linux, macOS, and Windows through Node. */
const noLinks = vi.hoisted(() => ({ code: '' }));
vi.mock(import('node:fs/promises'), async (original) => {
  const files = await original();
  const link: typeof files.link = (from, to) =>
    noLinks.code === ''
      ? files.link(from, to)
      : Promise.reject(Object.assign(new Error('no links'), { code: noLinks.code, syscall: 'link' }));
  return { ...files, link };
});

describe.each(['', 'EPERM', 'ENOTSUP', 'EISDIR'])('a name, where links answer “%s”', (code) => {
  const place = (): { readonly folder: string; readonly at: (name: string) => string } => {
    noLinks.code = code;
    const folder = tempFolder();
    for (const name of ['one', 'two']) writeFileSync(join(folder, name), name);
    return { folder, at: (name) => join(folder, name) };
  };

  it('is given to a file, which then has no other name', async () => {
    const { folder, at } = place();
    expect(await giveName(at('one'), at('photo'))).toBe(true);
    expect(readdirSync(folder).sort()).toEqual(['photo', 'two']);
    expect(readFileSync(at('photo'), 'utf8')).toBe('one');
  });

  it('is not given twice, at once or later, and the file that has it is unchanged', async () => {
    const { folder, at } = place();
    const both = await Promise.all([giveName(at('one'), at('photo')), giveName(at('two'), at('photo'))]);
    expect(both.toSorted()).toEqual([false, true]);
    const first = readFileSync(at('photo'), 'utf8');
    expect(await giveName(at(first === 'one' ? 'two' : 'one'), at('photo'))).toBe(false);
    expect(readFileSync(at('photo'), 'utf8')).toBe(first);
    expect(readdirSync(folder)).toHaveLength(2);
  });

  it.skipIf(!hasLinks)('is taken by a link that leads nowhere', async () => {
    const { at } = place();
    symlinkSync(at('nowhere'), at('photo'));
    expect(await giveName(at('one'), at('photo'))).toBe(false);
  });

  it('gives the error of a file that is gone', async () => {
    const { at } = place();
    await expect(giveName(at('gone'), at('photo'))).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
