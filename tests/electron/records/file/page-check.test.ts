import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openCheckedRecords } from '../../../../electron/records/checked.ts';
import { checkPagesOf } from '../../../../electron/records/file/page-check.ts';
import { damagePage } from '../../../support/records/damaged-page.ts';
import { addOrder } from '../../../support/records/example-records.ts';
import { memoryLog } from '../../../support/kiosk/memory-log.ts';
import { tempFolder } from '../../../support/files/temp-folder.ts';
import { rejectionOf, thrownBy } from '../../../support/thrown.ts';
import { openRecords, testKey } from '../../../support/records/records-file.ts';

/** A closed file with an order in it. */
function closedFile(): string {
  const file = join(tempFolder(), 'records.db');
  const records = openRecords(file);
  addOrder(records);
  records.close();
  return file;
}

function damagedFile(): string {
  const file = closedFile();
  damagePage(file);
  return file;
}

function checking(file: string) {
  const log = memoryLog();
  const told: string[] = [];
  const pages = checkPagesOf({ file, key: testKey }, { log, changed: () => void told.push('changed') });
  onTestFinished(() => pages.stop());
  return { pages, log, told };
}

const aMinute = 60_000;

describe('the check of the pages', () => {
  it('blocks paid calls until every page was read', async () => {
    const { pages, told } = checking(closedFile());
    expect(thrownBy(() => pages.assertWhole())).toBe('RECORDS_CHECKING');

    await pages.ended(aMinute);

    pages.assertWhole();
    expect(pages.damage).toBe(null);
    expect(told).toEqual(['changed']);
  });

  it('finds a damaged page, logs it, and blocks paid calls for good', async () => {
    const { pages, log, told } = checking(damagedFile());

    await pages.ended(aMinute);

    expect(thrownBy(() => pages.assertWhole())).toBe('RECORDS_DAMAGED page');
    const damage = { areas: ['orders'], repairable: true };
    expect(pages.damage).toEqual(damage);
    expect(told).toEqual(['changed']);
    expect(log.lines).toEqual([{ level: 'error', facts: damage, message: 'the records are damaged' }]);
  });

  it('reads every page again when something was wrong, and paid calls wait for that too', async () => {
    const file = closedFile();
    const { pages, told } = checking(file);
    await pages.ended(aMinute);
    damagePage(file);

    pages.again();
    expect(thrownBy(() => pages.assertWhole())).toBe('RECORDS_CHECKING');
    await pages.ended(aMinute);

    expect(thrownBy(() => pages.assertWhole())).toBe('RECORDS_DAMAGED page');
    expect(told).toEqual(['changed', 'changed', 'changed']);
  });

  it('is made once more when something was wrong while it was made', async () => {
    const file = closedFile();
    const { pages } = checking(file);
    pages.again();
    damagePage(file);

    await pages.ended(aMinute);

    expect(pages.damage).not.toBe(null);
  });

  it('is waited for no longer than requested', async () => {
    const { pages } = checking(closedFile());

    await pages.ended(0);

    expect(thrownBy(() => pages.assertWhole())).toBe('RECORDS_CHECKING');
  });

  it('ends silently when the records are closed', async () => {
    const { pages, log, told } = checking(damagedFile());

    await pages.stop();

    expect(told).toEqual([]);
    expect(log.lines).toEqual([]);
  });

  it('is tried again later when the file cannot be opened now', async () => {
    const { pages, log } = checking(join(tempFolder(), 'away', 'records.db'));

    await expect.poll(() => log.lines).toMatchObject([{ level: 'warn' }]);

    expect(thrownBy(() => pages.assertWhole())).toBe('RECORDS_CHECKING');
  });
});

describe('opened records', () => {
  const open = (file: string) =>
    openCheckedRecords(file, { key: testKey, log: memoryLog(), pagesRead: () => undefined });

  it('allow paid calls at once when their file is small and intact', async () => {
    const { records, pages } = await open(closedFile());
    onTestFinished(async () => {
      await pages.stop();
      records.close();
    });

    records.assertSafe();
  });

  it('are refused when their file is small and damaged', async () => {
    expect(await rejectionOf(open(damagedFile()))).toBe('RECORDS_DAMAGED page');
  });

  it('need no check when they are new', async () => {
    const { records } = await open(join(tempFolder(), 'records.db'));
    onTestFinished(() => records.close());

    records.assertSafe();
  });
});
