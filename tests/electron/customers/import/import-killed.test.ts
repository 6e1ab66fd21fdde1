/** An import of customers that is killed, or meets a full disk. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { newId } from '../../../../shared/ids.ts';
import { at, exampleRecords } from '../../../support/records/example-records.ts';
import { canMount, smallDisk } from '../../../support/records/full-disk.ts';
import { undecided } from '../../../support/customers/import-file.ts';
import { newRecords } from '../../../support/records/new-records.ts';
import { openRecords } from '../../../support/records/records-file.ts';
import { tempFolder } from '../../../support/files/temp-folder.ts';
import { rejectionOf } from '../../../support/thrown.ts';
import { importOf, list, shown, nobody } from '../../../support/customers/import-list.ts';

it.skipIf(!canMount)('shows nobody where the disk is full, and all of them once there is space', async () => {
  const { folder } = smallDisk(24);
  const file = join(folder, 'records.db');
  const records = { ...openRecords(file, { newFile: newRecords }), file };
  onTestFinished(() => records.close());
  const filler = join(folder, 'filler');
  writeFileSync(filler, Buffer.alloc(21 * 1024 * 1024));
  const { imported, noted } = importOf(records, list(1_000));

  expect(await rejectionOf(imported.run(undecided, 'skip', null))).toBe('DISK_FULL');
  expect(await shown(records)).toEqual(nobody);
  expect(noted).toEqual([]);

  rmSync(filler);
  expect(await imported.run(undecided, 'skip', null)).toMatchObject({ added: 1_000, skipped: 0 });
  expect(await shown(records)).toMatchObject({ exported: 1_000, found: 30 });
});

it('leaves nobody when it is killed in the middle, and starts anew', async () => {
  const records = exampleRecords();
  const { file } = records;
  const id = newId('cus');
  records.customers.insert({ id, name: 'Ben', phone: '', email: '', keepPhotos: false, createdAt: at });
  records.close();
  const csv = join(tempFolder(), 'list.csv');
  writeFileSync(csv, list(5_000));
  const program = new URL('../../../support/customers/import-process.ts', import.meta.url).pathname;
  const process_ = spawn(process.execPath, [program, file, csv], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  process_.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (/^\d{3}$/m.test(output)) process_.kill('SIGKILL');
  });
  await once(process_, 'exit');
  expect(output).not.toContain('done');

  const opened = openRecords(file);
  onTestFinished(() => opened.close());
  expect(opened.customerImport.begunAt()).not.toBe(null);
  expect(await shown(opened)).toMatchObject({ exported: 1, found: 0, newest: 1 });
  const { imported } = importOf({ ...opened, file }, list(40));
  expect(await imported.run(undecided, 'skip', null)).toMatchObject({ added: 40 });
  expect(await shown(opened)).toMatchObject({ exported: 41, found: 30 });
});
