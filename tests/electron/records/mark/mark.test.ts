/* oxlint-disable max-lines -- Its cases share a records file that is lost, copied back and cut off. */
/** The mark beside the records: what it finds, that it raises no false alarm, and the numbers that it reserves. */
import { copyFileSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { markOf, readMark, type Mark } from '../../../../electron/records/mark/mark-file.ts';
import { migrate } from '../../../../electron/records/file/migrate.ts';
import { migrations } from '../../../../electron/records/migrations/index.ts';
import type { Records, RecordsOptions } from '../../../../electron/records/open.ts';
import { newId } from '../../../../shared/ids.ts';
import type { TakingsReport } from '../../../../shared/model/takings.ts';
import { addOrder, at } from '../../../support/records/example-records.ts';
import { longId } from '../../../support/records/long-id.ts';
import { canMount, smallDisk } from '../../../support/records/full-disk.ts';
import { memoryLog } from '../../../support/kiosk/memory-log.ts';
import { privateFile } from '../../../support/posix.ts';
import { tempFolder } from '../../../support/files/temp-folder.ts';
import { thrownBy } from '../../../support/thrown.ts';
import { openFile, openRecords } from '../../../support/records/records-file.ts';

const roomy = { volume: { freeBytes: () => 1e12 } };

function open(file: string, options: Partial<RecordsOptions> = roomy): Records {
  const records = openRecords(file, options);
  onTestFinished(() => records.close());
  return records;
}
const newFile = (): string => join(tempFolder(), 'records.sqlite');
const numberOf = (records: Records): string => records.orders.get(addOrder(records))?.number ?? '';

function close(records: Records): number {
  const cash = { float: 0, expected: 0, lines: [] };
  const report = { cash, takings: [] } as unknown as TakingsReport;
  return records.closings.insert({
    ...{ day: '2026-11-21', closedAt: at, currency: 'GBP', net: 0, counted: 0, floatLeft: 0 },
    ...{ lastEntry: 0, report, by: 'staff' },
  });
}

function markIn(file: string): Mark {
  const mark = readMark(markOf(file));
  if (typeof mark === 'string') throw new Error(`the mark is ${mark}`);
  return mark;
}

/** Closed records with two orders, a copy of them from after the first, and the mark. */
function withOlderCopy(): { readonly file: string; readonly older: string } {
  const file = newFile();
  const older = join(tempFolder(), 'older.sqlite');
  const first = open(file);
  addOrder(first);
  first.close();
  copyFileSync(file, older);
  const second = open(file);
  addOrder(second);
  second.close();
  return { file, older };
}

/** Records from the version before the mark, with one order. */
function makeBeforeMark(file: string): void {
  const db = openFile(file);
  const before = migrations.filter(({ version }) => version <= 150);
  migrate(db, file, 0, before);
  db.exec(`INSERT INTO counters VALUES ('261121', 1);
    INSERT INTO orders (id, number, step, state, practice, search_text, created_at, updated_at, close_reason)
      VALUES ('${longId('ord')}', '261121-001', 'customer', 'open', 0, '261121-001', '${at}', '${at}', '')`);
  db.close();
}

/** Copies the files as a kill would leave them now. @returns the path of the records among them */
function asKilled(file: string): string {
  const folder = tempFolder();
  for (const name of ['records.sqlite', 'records.sqlite-wal', 'studio.mark']) {
    const from = join(dirname(file), name);
    if (existsSync(from)) copyFileSync(from, join(folder, name));
  }
  return join(folder, 'records.sqlite');
}

describe('the mark', () => {
  it('exists before the first commit, for the kiosk’s own user only', () => {
    const file = newFile();
    open(file);

    expect(markIn(file).progress).toMatchObject({ change: 0, lastOrder: null });
    expect(statSync(markOf(file)).mode & 0o777).toBe(privateFile);
  });

  it('follows each commit automatically', async () => {
    const file = newFile();
    const records = open(file);
    addOrder(records);

    await vi.waitFor(() => expect(markIn(file).progress?.lastOrder).toBe('261121-001'), { timeout: 5_000 });
  });

  it('counts a commit once, however many statements it has, but not one that changes nothing', () => {
    const file = newFile();
    const records = open(file);
    const id = records.transaction(() => [addOrder(records), addOrder(records)])[0] ?? newId('ord');
    records.orders.touch(id, at);
    records.orders.touch(newId('ord'), at);
    records.transaction(() => records.calls.recover(at));
    expect(() =>
      records.transaction(() => {
        addOrder(records);
        throw new Error('undone');
      }),
    ).toThrow('undone');
    records.close();

    expect(markIn(file).progress).toMatchObject({ change: 2, lastOrder: '261121-002' });
  });

  it('is created for records from before it, which miss nothing', () => {
    const file = newFile();
    makeBeforeMark(file);

    const again = open(file);

    expect(again.gap).toBe(null);
    expect(numberOf(again)).toBe('261121-002');
    expect(markIn(file).numbers['261121']).toBeGreaterThan(1);
  });
});

describe('missing records', () => {
  it('are reported when an older copy was put back: paid calls wait for a person, after a restart too', () => {
    const { file, older } = withOlderCopy();
    copyFileSync(older, file);
    const log = memoryLog();

    const records = open(file, { ...roomy, log });

    expect(records.gap).toMatchObject({
      reason: 'older',
      had: { lastOrder: '261121-001' },
      expected: { lastOrder: '261121-002' },
    });
    expect(thrownBy(() => records.assertSafe())).toBe('RECORDS_INCOMPLETE');
    expect(log.lines).toContainEqual({
      level: 'warn',
      facts: { reason: 'older' },
      message: 'records may be missing',
    });
    const { gap } = records;
    // Work continues meanwhile, and does not make the records look complete.
    for (let count = 0; count < 10; count += 1) addOrder(records);
    records.close();

    const again = open(file);
    expect(again.gap).toEqual(gap);
    expect(thrownBy(() => again.assertSafe())).toBe('RECORDS_INCOMPLETE');
  });

  it('are reported when the WAL of a killed kiosk was removed', async () => {
    const file = newFile();
    const running = open(file);
    addOrder(running);
    await vi.waitFor(() => expect(markIn(file).progress?.lastOrder).toBe('261121-001'), { timeout: 5_000 });
    const killed = asKilled(file);
    rmSync(`${killed}-wal`);

    const records = open(killed);

    expect(records.gap).toMatchObject({
      reason: 'older',
      had: { lastOrder: null },
      expected: { lastOrder: '261121-001' },
    });
  });

  it('are reported when the records are another studio’s', () => {
    const { file } = withOlderCopy();
    const other = withOlderCopy();
    copyFileSync(other.file, file);

    expect(open(file).gap).toMatchObject({ reason: 'other' });
  });

  it('are reported for a copy from before the mark', () => {
    const { file } = withOlderCopy();
    rmSync(file);
    makeBeforeMark(file);

    expect(open(file).gap).toMatchObject({ reason: 'older', expected: { lastOrder: '261121-002' } });
  });

  it.each([
    ['missing', (path: string) => rmSync(path)],
    ['empty', (path: string) => writeFileSync(path, '')],
    ['cut short', (path: string) => writeFileSync(path, readFileSync(path).subarray(0, -20))],
    [
      'changed by hand',
      (path: string) => writeFileSync(path, readFileSync(path, 'utf8').replace('"change":2', '"change":1')),
    ],
  ])('cannot be ruled out when the mark is %s', (_how, harm) => {
    const { file } = withOlderCopy();
    harm(markOf(file));

    const records = open(file);

    expect(records.gap).toMatchObject({ reason: 'unknown', expected: { lastOrder: null } });
    expect(thrownBy(() => records.assertSafe())).toBe('RECORDS_INCOMPLETE');
  });

  it('are confirmed by a person once, on record, and stay confirmed', () => {
    const { file, older } = withOlderCopy();
    copyFileSync(older, file);
    const records = open(file);
    const id = records.gap?.id ?? newId('gap');

    records.acceptGap(id);

    expect(records.gap).toBe(null);
    records.assertSafe();
    expect(thrownBy(() => records.acceptGap(id))).toBe('NOT_FOUND');
    records.close();
    const again = open(file);
    expect(again.gap).toBe(null);
    again.close();
    const db = openFile(file, { readonly: true });
    onTestFinished(() => void db.close());
    expect(db.prepare('SELECT id, reason, expected_order, had_order FROM record_gaps').all()).toEqual([
      { id, reason: 'older', expected_order: '261121-002', had_order: '261121-001' },
    ]);
    expect(db.prepare('SELECT accepted_at FROM record_gaps').pluck().get()).toMatch(/^\d{4}-/);
  });

  it('stay confirmed when the kiosk is killed between the row and the mark', () => {
    const { file, older } = withOlderCopy();
    copyFileSync(older, file);
    const records = open(file);
    const before = readFileSync(markOf(file));
    records.acceptGap(records.gap?.id ?? newId('gap'));
    records.close();
    writeFileSync(markOf(file), before);

    expect(open(file).gap).toBe(null);
    expect(markIn(file).gap).toBe(null);
  });

  it('are no longer reported once the right file is put back', () => {
    const { file, older } = withOlderCopy();
    const newer = readFileSync(file);
    copyFileSync(older, file);
    const wrong = open(file);
    for (let count = 0; count < 10; count += 1) addOrder(wrong);
    wrong.close();
    writeFileSync(file, newer);

    const records = open(file);

    expect(records.gap).toBe(null);
    expect(markIn(file)).toMatchObject({ gap: null });
  });

  it('are reported for a later copy of the lost records, however much was done since', () => {
    const { file, older } = withOlderCopy();
    const lost = readFileSync(file);
    copyFileSync(older, file);
    const records = open(file);
    records.acceptGap(records.gap?.id ?? newId('gap'));
    records.close();
    writeFileSync(file, lost);

    expect(open(file).gap).toMatchObject({ reason: 'older' });
  });

  it('are reported again for a third file', () => {
    const { file, older } = withOlderCopy();
    copyFileSync(older, file);
    const first = open(file);
    const { gap } = first;
    first.close();
    copyFileSync(older, file);

    expect(open(file).gap).toMatchObject({ reason: 'older', expected: gap?.expected });
  });
});

describe('a crash', () => {
  it('at any moment leaves a mark that is behind the records or level with them: nothing is reported', async () => {
    const file = newFile();
    const running = open(file);
    for (let count = 0; count < 12; count += 1) {
      addOrder(running);
      if (count % 3 === 0) await new Promise((resolve) => setTimeout(resolve, count * 8));
      expect(open(asKilled(file)).gap).toBe(null);
    }
  });

  it('skips at most ten numbers and gives none twice', () => {
    const file = newFile();
    const running = open(file);
    const last = numberOf(running);

    const next = numberOf(open(asKilled(file)));

    expect(last).toBe('261121-001');
    expect(next > last && next <= '261121-012').toBe(true);
  });
});

describe('numbers', () => {
  it('continue without a gap after an ordinary end', () => {
    const file = newFile();
    const first = open(file);
    numberOf(first);
    first.close();

    expect(numberOf(open(file))).toBe('261121-002');
  });

  it('are not reused in an older copy, or in one whose gap was accepted', () => {
    const { file, older } = withOlderCopy();
    copyFileSync(older, file);
    const records = open(file);
    expect(numberOf(records)).toBe('261121-003');
    records.acceptGap(records.gap?.id ?? newId('gap'));
    records.close();
    copyFileSync(older, file);

    expect(numberOf(open(file))).toBe('261121-004');
  });

  it('of closings have no gap after a kill, and in an older copy leave out those that are lost', () => {
    const { file, older } = withOlderCopy();
    const records = open(file);
    expect([close(records), close(records)]).toEqual([1, 2]);
    expect(close(open(asKilled(file)))).toBe(3);
    records.close();
    copyFileSync(older, file);

    const again = open(file);

    expect(again.nextNumbers('261121')).toMatchObject({ order: '261121-003', refund: '1', closing: '3' });
    expect(close(again)).toBe(3);
  });

  it('of closings leave out none when the kiosk is killed between the mark and the commit', () => {
    const file = newFile();
    const records = open(file);
    close(records);
    const killed = records.transaction(() => {
      expect(close(records)).toBe(2);
      return asKilled(file);
    });
    expect(markIn(killed).numbers['closing']).toBe(2);

    expect(close(open(killed))).toBe(2);
  });

  it('of lost closings stay left out at every later start', () => {
    const { file, older } = withOlderCopy();
    const lost = open(file);
    expect([close(lost), close(lost)]).toEqual([1, 2]);
    lost.close();
    copyFileSync(older, file);
    const records = open(file);
    records.acceptGap(records.gap?.id ?? newId('gap'));
    records.close();
    open(file).close();

    expect(close(open(file))).toBe(3);
  });

  it('of closings that other records gave stay left out once the right file is back', () => {
    const { file, older } = withOlderCopy();
    const right = join(tempFolder(), 'right.sqlite');
    copyFileSync(file, right);
    copyFileSync(older, file);
    const other = open(file);
    expect(close(other)).toBe(1);
    other.close();
    copyFileSync(right, file);
    open(file).close();

    const again = open(file);

    expect(again.gap).toBe(null);
    expect(close(again)).toBe(2);
  });

  it('of a closing that was refused are given to the next one', () => {
    const file = newFile();
    const records = open(file);
    expect(() =>
      records.transaction(() => {
        close(records);
        throw new Error('undone');
      }),
    ).toThrow('undone');

    expect(close(records)).toBe(1);
  });

  it('are reserved on disk before they are used', () => {
    const file = newFile();
    const records = open(file);
    for (let count = 1; count <= 40; count += 1) {
      addOrder(records);
      expect(markIn(file).numbers['261121']).toBeGreaterThanOrEqual(count);
    }
  });
});

describe.skipIf(!canMount)('a disk', () => {
  it('that can only be read has its records compared and nothing written', () => {
    const disk = smallDisk(8);
    const file = join(disk.folder, 'records.sqlite');
    const first = openRecords(file, roomy);
    addOrder(first);
    first.close();
    const older = readFileSync(file);
    const second = openRecords(file, roomy);
    addOrder(second);
    second.close();
    writeFileSync(file, older);
    disk.makeReadOnly();

    const records = openRecords(file, roomy);
    onTestFinished(() => records.close());

    expect(records.gap).toMatchObject({ reason: 'older' });
    expect(thrownBy(() => records.acceptGap(records.gap?.id ?? newId('gap')))).toBe('RECORDS_READ_ONLY');
  });
});
