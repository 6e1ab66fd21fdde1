import * as files from 'node:fs/promises';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { freshStem, putFiles } from '../../../electron/printing/folder-files.ts';
import { tempFolder } from '../../support/temp-folder.ts';

// A stick's or a share's file system knows no second name of a file: there is none of that kind to test on.
vi.mock(import('node:fs/promises'), async (original) => {
  const real = await original();
  const noLinks = () => Promise.reject(Object.assign(new Error('no links here'), { code: 'EPERM' }));
  return { ...real, link: vi.fn(noLinks) };
});

describe('on a disk without links', () => {
  test('a picture has its name all the same, and nothing is left beside it', async () => {
    const folder = tempFolder();

    const done = await putFiles(
      folder,
      { stem: '261121-004-sheet-1-9f3a61c2', copies: 2, ending: 'jpg' },
      Buffer.from('picture'),
    );

    expect(done).toBe(true);
    expect(files.link).toHaveBeenCalledTimes(2);
    const names = readdirSync(folder).sort();
    expect(names).toEqual(['261121-004-sheet-1-9f3a61c2-1.jpg', '261121-004-sheet-1-9f3a61c2-2.jpg']);
    expect(readFileSync(join(folder, names[0] ?? ''), 'utf8')).toBe('picture');
  });

  test('a name that is taken is not written over', async () => {
    const folder = tempFolder();
    const sheet = { stem: freshStem('a'), copies: 1, ending: 'jpg' } as const;
    await putFiles(folder, sheet, Buffer.from('first'));

    await expect(putFiles(folder, sheet, Buffer.from('second'))).rejects.toThrow('taken');

    expect(readdirSync(folder)).toHaveLength(1);
    expect(readFileSync(join(folder, readdirSync(folder)[0] ?? ''), 'utf8')).toBe('first');
  });
});
