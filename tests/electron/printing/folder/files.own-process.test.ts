import * as files from 'node:fs/promises';
import { readdirSync, readFileSync, symlinkSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { freshStem, putFiles, tidyFolder, tryFolder } from '../../../../electron/printing/folder/files.ts';
import { tempFolder } from '../../../support/files/temp-folder.ts';

// The file systems of sticks and shares allow no second name for a file. There is none to test on.
vi.mock(import('node:fs/promises'), async (original) => {
  const real = await original();
  const noLinks = () => Promise.reject(Object.assign(new Error('no links here'), { code: 'EPERM' }));
  return { ...real, link: vi.fn(noLinks), rm: vi.fn(real.rm) };
});

describe('on a disk without links', () => {
  test('a picture still gets its name, and nothing is left beside it', async () => {
    const folder = tempFolder();

    const sheet = { stem: '261121-004-sheet-1-9f3a61c2', ending: 'jpg' } as const;
    expect(await putFiles(folder, sheet, [Buffer.from('picture')], 2)).toEqual({ ...sheet, count: 2 });

    expect(files.link).toHaveBeenCalledTimes(2);
    const names = readdirSync(folder).sort();
    expect(names).toEqual(['261121-004-sheet-1-9f3a61c2-1.jpg', '261121-004-sheet-1-9f3a61c2-2.jpg']);
    expect(readFileSync(join(folder, names[0] ?? ''), 'utf8')).toBe('picture');
  });

  test('a name that is in use is not overwritten', async () => {
    const folder = tempFolder();
    const sheet = { stem: freshStem('a'), ending: 'jpg' } as const;
    await putFiles(folder, sheet, [Buffer.from('first')], 1);

    await expect(putFiles(folder, sheet, [Buffer.from('second')], 1)).rejects.toThrow('taken');

    expect(readdirSync(folder)).toHaveLength(1);
    expect(readFileSync(join(folder, readdirSync(folder)[0] ?? ''), 'utf8')).toBe('first');
  });
});

describe('a program that empties the whole folder, hidden files too', () => {
  test('may remove the file that tests the folder: the folder is still good', async () => {
    const folder = tempFolder();
    const { rm } = await vi.importActual<typeof files>('node:fs/promises');
    vi.mocked(files.rm).mockImplementationOnce((path, options) => {
      unlinkSync(path);
      return rm(path, options);
    });

    expect(await tryFolder(folder)).toBeNull();
    expect(readdirSync(folder)).toEqual([]);
  });

  test('may remove a leftover while it is examined: the sheet still goes in', async () => {
    const folder = tempFolder();
    // A dangling link: its name is listed, but reading the file's details fails.
    const leftover = '.headroom-0123456789ab.part';
    symlinkSync('gone', join(folder, leftover));

    const sheet = { stem: freshStem('a'), ending: 'jpg' } as const;
    expect(await putFiles(folder, sheet, [Buffer.from('picture')], 1)).toEqual({ ...sheet, count: 1 });
    expect(readdirSync(folder).sort()).toEqual([leftover, `${sheet.stem}.jpg`]);
  });
});

test('an old part of a picture that a killed kiosk left is removed without another sheet', async () => {
  const folder = tempFolder();
  const [old, young] = ['.headroom-0123456789ab.part', '.headroom-ba9876543210.part'];
  for (const name of [old, young, 'a-sheet.jpg']) writeFileSync(join(folder, name), 'a portrait');
  const before = new Date(Date.now() - 11 * 60_000);
  for (const name of [old, 'a-sheet.jpg']) utimesSync(join(folder, name), before, before);

  await tidyFolder(folder);
  await tidyFolder(join(folder, 'away'));

  expect(readdirSync(folder).sort()).toEqual([young, 'a-sheet.jpg']);
});
