/** Looking for a program that is installed on this computer. */
import { chmodSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, it } from 'vitest';
import { findProgram } from '../../electron/find-program.ts';
import { tempFolder } from '../support/files/temp-folder.ts';

function program(name: string, mode = 0o755): string {
  const file = join(tempFolder(), name);
  writeFileSync(file, '');
  chmodSync(file, mode);
  return file;
}
const folderOf = (file: string): string => join(file, '..');

it('takes the first one on the path that may be run, then those at a full path', async () => {
  const [first, second, apart] = [program('camera'), program('camera'), program('camera')];
  const path = ['', '.', tempFolder(), folderOf(first), folderOf(second)].join(delimiter);
  expect(await findProgram(['other', 'camera'], { path, files: [apart] })).toBe(first);
  expect(await findProgram(['camera'], { path: tempFolder(), files: [apart] })).toBe(apart);
  expect(await findProgram(['camera'], { path: '' })).toBeNull();
});

it.skipIf(process.platform === 'win32')('passes over a file that may not be run', async () => {
  const [text, real] = [program('camera', 0o644), program('camera')];
  expect(await findProgram(['camera'], { path: [folderOf(text), folderOf(real)].join(delimiter) })).toBe(
    real,
  );
});
