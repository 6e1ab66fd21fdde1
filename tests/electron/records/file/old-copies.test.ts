import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { eraseOldCopies } from '../../../../electron/records/file/old-copies.ts';
import { tempFolder } from '../../../support/files/temp-folder.ts';

const before = new Date('2026-11-01T00:00:00.000Z');

function put(folder: string, name: string, changed: string): void {
  const file = join(folder, name);
  writeFileSync(file, 'people');
  utimesSync(file, new Date(changed), new Date(changed));
}

it('erases copies of the records whose period is over, and nothing else', async () => {
  const folder = tempFolder();
  const old = '2026-10-01T00:00:00.000Z';
  const young = '2026-11-02T00:00:00.000Z';
  for (const name of [
    'records.sqlite',
    'records.sqlite-wal',
    'records.sqlite.before-140',
    'records.sqlite.orphan-wal',
    'other.sqlite.before-140',
    'records.sqlite.before-us',
    'vault.key',
  ]) {
    put(folder, name, old);
  }
  put(folder, 'records.sqlite.before-150', young);

  const erased = await eraseOldCopies(join(folder, 'records.sqlite'), before);

  expect(erased).toBe(2);
  expect(readdirSync(folder).sort()).toEqual([
    'other.sqlite.before-140',
    'records.sqlite',
    'records.sqlite-wal',
    'records.sqlite.before-150',
    'records.sqlite.before-us',
    'vault.key',
  ]);
});
