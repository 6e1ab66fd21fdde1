/** Records of an earlier Headroom, which a thread migrates before they are opened. */
import { existsSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { openCheckedRecords } from '../../../../electron/records/checked.ts';
import { copyBefore } from '../../../../electron/records/file/migrate.ts';
import { newestMigration } from '../../../../electron/records/migrations/index.ts';
import { memoryLog } from '../../../support/kiosk/memory-log.ts';
import { damagePage } from '../../../support/records/damaged-page.ts';
import { fileBefore } from '../../../support/records/file-before.ts';
import { testKey } from '../../../support/records/records-file.ts';
import { rejectionOf } from '../../../support/thrown.ts';

const newest = newestMigration();

function olderFile(): string {
  const { db } = fileBefore(newest);
  db.pragma('journal_mode = DELETE');
  db.close();
  return db.name;
}

async function opened(file: string) {
  const log = memoryLog();
  const { records, pages } = await openCheckedRecords(file, {
    key: testKey,
    log,
    pagesRead: () => undefined,
  });
  onTestFinished(async () => {
    await pages.stop();
    await records.checkpoints.stop();
    records.close();
  });
  return log;
}

it('are of this version when they are opened, and were copied before', async () => {
  const file = olderFile();

  const log = await opened(file);

  const facts = (message: string) => log.lines.find((line) => line.message === message)?.facts;
  expect(facts('the records were migrated')).toMatchObject({ newest });
  expect(facts('records opened')).toMatchObject({ version: newest, migrated: 0 });
  const version = Number(facts('the records were migrated')?.['version']);
  expect(version).toBeLessThan(newest);
  expect(existsSync(copyBefore(file, version))).toBe(true);
});

it('stay as they are when a page is damaged, and the damage is named', async () => {
  const file = olderFile();
  damagePage(file);

  expect(await rejectionOf(opened(file))).toContain('RECORDS_DAMAGED');

  expect(existsSync(`${file}.before-${String(newest)}`)).toBe(false);
});

it('are not migrated again', async () => {
  const file = olderFile();
  await opened(file);

  const log = await opened(file);

  expect(log.lines.map(({ message }) => message)).not.toContain('the records were migrated');
});
