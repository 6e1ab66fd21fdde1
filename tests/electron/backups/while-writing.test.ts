/** Fault 32: a backup is made while orders come in. */
import { readdirSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { createBackups } from '../../../electron/backups/backups.ts';
import { modePaths } from '../../../electron/paths.ts';
import { contentsOf } from '../../../electron/records/contents.ts';
import { addOrder } from '../../support/records/example-records.ts';
import { handClock } from '../../support/kiosk/hand-clock.ts';
import { memoryLog } from '../../support/kiosk/memory-log.ts';
import { newRecords } from '../../support/records/new-records.ts';
import { openFile, openRecords, testDataKey, testKey } from '../../support/records/records-file.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';

it('a backup that is made while orders come in is complete, and passes integrity_check', async () => {
  const paths = modePaths(tempFolder(), 'account');
  await mkdir(dirname(paths.records), { recursive: true });
  const records = openRecords(paths.records, { newFile: newRecords });
  records.transaction(() => {
    for (let index = 0; index < 300; index += 1) addOrder(records, { name: `Customer ${String(index)}` });
  });
  const backups = await createBackups({
    ...{ paths, dataKey: testDataKey, program: '1.0.0', clock: handClock('2026-11-24T09:00:00.000Z') },
    ...{ changes: () => records.changes(), assertWhole: () => undefined, isPaying: () => false },
    suspected: () => undefined,
    keepUntil: () => null,
    ...{ log: memoryLog(), changed: () => undefined, learn: () => Promise.resolve() },
  });
  onTestFinished(() => backups.stop());
  const target = tempFolder();
  await backups.choose(target);

  let late = 0;
  while (backups.view().running) {
    addOrder(records, { name: `Late ${String(late)}` });
    late += 1;
    await turn();
  }
  await backups.atRest();
  records.close();
  await records.atRest();

  expect(backups.view()).toMatchObject({ failure: null, last: { at: '2026-11-24T09:00:00.000Z' } });
  expect(late).toBeGreaterThan(0);
  const [repository = ''] = readdirSync(target);
  const copy = join(target, repository, 'states', '2026-11-24T09-00-00-000Z', 'records.sqlite');
  const { orders } = contentsOf(copy, testKey);
  expect(orders).toBe(backups.view().last?.orders);
  expect(orders).toBeGreaterThanOrEqual(300);
  expect(orders).toBeLessThan(contentsOf(paths.records, testKey).orders + 1);
  const db = openFile(copy, { readonly: true });
  onTestFinished(() => void db.close());
  expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
});
