import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createPlainSheets } from '../../../../electron/printing/file/plain-sheets.ts';
import { tempFolder } from '../../../support/files/temp-folder.ts';

it('are found, read and erased by their names, and other files are left alone', async () => {
  const folder = tempFolder();
  const plain = createPlainSheets(folder);
  mkdirSync(join(folder, 'a-folder.pdf'));
  writeFileSync(join(folder, '261121-004-sheet.pdf'), 'a sheet');
  writeFileSync(join(folder, '.headroom-0123456789abcdef.part'), 'half a sheet');
  writeFileSync(join(folder, 'notes.txt'), 'notes');

  await plain.sweep();

  expect(await plain.names()).toEqual(['261121-004-sheet.pdf']);
  expect(String(await plain.read('261121-004-sheet.pdf'))).toBe('a sheet');
  expect(await plain.erase('261121-004-sheet.pdf')).toBe(true);
  expect(await plain.erase('261121-004-sheet.pdf')).toBe(false);
  expect(await plain.read('261121-004-sheet.pdf')).toBeNull();
  expect(readdirSync(folder).sort()).toEqual(['a-folder.pdf', 'notes.txt']);
});

it('are none where there is no folder', async () => {
  const plain = createPlainSheets(join(tempFolder(), 'sheets'));
  await plain.sweep();
  expect(await plain.names()).toEqual([]);
});

it.each(['../records.sqlite', 'a/b.pdf', '.headroom-0123456789abcdef.part', 'notes.txt', ''])(
  'refuses to read or erase %j, which is not the name of a sheet',
  async (name) => {
    const plain = createPlainSheets(tempFolder());
    await expect(plain.erase(name)).rejects.toThrow('not the name of a sheet');
    await expect(plain.read(name)).rejects.toThrow('not the name of a sheet');
  },
);
