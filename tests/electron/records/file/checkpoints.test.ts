import { copyFileSync, existsSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openCheckedRecords } from '../../../../electron/records/checked.ts';
import { commitFromPages, threadFromPages } from '../../../../electron/records/file/checkpoints.ts';
import type { Records } from '../../../../electron/records/open.ts';
import { memoryLog } from '../../../support/kiosk/memory-log.ts';
import { tempFolder } from '../../../support/files/temp-folder.ts';
import { at } from '../../../support/records/example-records.ts';
import { walOf, writePages } from '../../../support/records/wal-writer.ts';
import { openFile, openRecords, testKey } from '../../../support/records/records-file.ts';

/** Enough for a commit to copy them, if it still did so as SQLite does unasked. */
const enough = 2 * threadFromPages;

function closing(records: Records): Records {
  onTestFinished(async () => {
    await records.checkpoints.stop();
    records.close();
  });
  return records;
}

/** Opens records as the kiosk does, with the thread that the kiosk uses. */
async function opened() {
  const file = join(tempFolder(), 'records.sqlite');
  const log = memoryLog();
  const { records } = await openCheckedRecords(file, { key: testKey, log, pagesRead: () => undefined });
  return { file, log, records: closing(records) };
}

/** Opens records whose thread runs this code instead. */
function openedWith(code: string) {
  const file = join(tempFolder(), 'records.sqlite');
  const log = memoryLog();
  const checkpointProgram = new URL(`data:text/javascript,${encodeURIComponent(code)}`);
  return { file, log, records: closing(openRecords(file, { log, checkpointProgram })) };
}

const silent = 'setInterval(() => undefined, 1_000)';
const broken = "throw new TypeError('broken')";

describe('the WAL', () => {
  it('is not copied into the file by a commit of the main thread', () => {
    const { file, records } = openedWith(silent);

    writePages(records, enough);

    const { pages, copied } = walOf(file);
    expect(pages).toBeGreaterThan(enough);
    expect(copied).toBe(0);
  });

  it('is copied by the thread as soon as enough pages wait', async () => {
    const { file, log, records } = await opened();
    writePages(records, enough);

    await records.checkpoints.caughtUp();

    // The thread may be done before the last commits, which then begin the WAL again.
    const { pages, copied } = walOf(file);
    expect(pages - copied).toBeLessThan(threadFromPages);
    expect(log.lines.filter(({ level }) => level !== 'info')).toEqual([]);
  });

  it('is used again from its beginning afterwards', async () => {
    const { file, records } = await opened();
    for (let round = 0; round < 5; round += 1) {
      writePages(records, enough);
      await records.checkpoints.caughtUp();
    }

    writePages(records, 100);

    // Commits during a copy leave a few pages, and the WAL then begins again after a later one: from twice as many pages on, work waits for that.
    expect(walOf(file).pages).toBeLessThan(3 * threadFromPages);
  });

  it('is copied by a commit when the thread fails and very many pages wait', () => {
    const { file, records } = openedWith(broken);

    writePages(records, commitFromPages + enough);

    // The commit after the one that copied everything began the WAL again.
    expect(walOf(file).pages).toBeLessThan(2 * enough);
  });

  // Windows lets nobody replace a file that is open.
  it.skipIf(process.platform === 'win32')('is left alone by a thread that finds another file', async () => {
    const { file, log, records } = await opened();
    copyFileSync(file, `${file}.copy`);
    renameSync(file, `${file}.moved`);
    renameSync(`${file}.copy`, file);
    const before = readFileSync(file);

    writePages(records, enough);

    await expect
      .poll(() => log.lines)
      .toContainEqual({
        level: 'warn',
        facts: { code: 'RECORDS_MISSING' },
        message: 'the WAL of the records could not be copied',
      });
    expect(readFileSync(file)).toEqual(before);
  });
});

/** Begins to read, and keeps what is written afterwards from being copied. */
function reading(file: string) {
  const reader = openFile(file, { readonly: true });
  onTestFinished(() => void reader.close());
  reader.exec('BEGIN');
  reader.prepare('SELECT count(*) FROM settings').get();
  return reader;
}

describe('work on many rows', () => {
  it('waits while a reader keeps the newest pages from being copied', async () => {
    const { file, records } = await opened();
    writePages(records, 100);
    const reader = reading(file);
    writePages(records, enough);
    let isDone = false;

    const waiting = records.checkpoints.caughtUp().then(() => void (isDone = true));
    await expect.poll(() => walOf(file).copied).toBeGreaterThan(0);
    expect(isDone).toBe(false);
    reader.exec('COMMIT');
    await waiting;

    const { pages, copied } = walOf(file);
    expect(copied).toBe(pages);
  });

  it('does not wait for a reader while it takes precedence', async () => {
    const { file, records } = await opened();
    writePages(records, 100);
    reading(file);
    writePages(records, enough);

    await records.checkpoints.first((caughtUp) => caughtUp());

    expect(walOf(file).pages).toBeGreaterThan(enough);
  });

  it('waits for a reader in any case when very many pages wait', async () => {
    const { file, records } = await opened();
    writePages(records, 100);
    const reader = reading(file);
    writePages(records, commitFromPages / 2);
    let isDone = false;

    const waiting = records.checkpoints.first((caughtUp) => caughtUp()).then(() => void (isDone = true));
    await expect.poll(() => walOf(file).copied).toBeGreaterThan(0);
    expect(isDone).toBe(false);
    reader.exec('COMMIT');
    await waiting;

    expect(walOf(file).copied).toBeGreaterThan(commitFromPages / 2);
  });

  it('waits for the last pages of a long WAL, so that SQLite begins it again', async () => {
    const { file, records } = await opened();
    const reader = openFile(file, { readonly: true });
    onTestFinished(() => void reader.close());
    // SQLite writes only the pages whose bytes differ from before.
    const set = (end: string): void => records.settings.set('long '.padEnd((enough + 100) * 4096) + end, at);
    // One commit, so that the WAL is long. The reader keeps it from beginning again, and none of its pages from being copied.
    set('1');
    reader.exec('BEGIN');
    reader.prepare('SELECT count(*) FROM settings').get();
    await records.checkpoints.copyAll();
    // A few pages that the copy has not seen.
    set('2');
    reader.exec('COMMIT');
    const { pages, copied } = walOf(file);
    expect([copied > enough, pages - copied < threadFromPages]).toEqual([true, true]);

    await records.checkpoints.caughtUp();
    set('3');

    expect(walOf(file).pages).toBeLessThan(threadFromPages);
  });

  it('goes on when the thread fails, which is logged once', async () => {
    const { log, records } = openedWith(broken);
    writePages(records, enough);

    await records.checkpoints.caughtUp();
    writePages(records, enough);
    await records.checkpoints.caughtUp();

    expect(log.lines.filter(({ level }) => level === 'warn')).toEqual([
      { level: 'warn', facts: { code: 'TypeError' }, message: 'the WAL of the records could not be copied' },
    ]);
  });

  it('goes on when the records are about to close', async () => {
    const { records } = openedWith(silent);
    writePages(records, enough);
    const waiting = records.checkpoints.caughtUp();

    await records.checkpoints.stop();

    await expect(waiting).resolves.toBeUndefined();
  });
});

describe('emptying the WAL', () => {
  it('leaves the copying of few pages to the thread, too', async () => {
    const { file, records } = await opened();
    writePages(records, 100);

    await records.checkpoints.copyAll();

    const { pages, copied } = walOf(file);
    expect(pages).toBeGreaterThan(100);
    expect(copied).toBe(pages);
  });

  it('does not wait for a reader, and says that it is still there', async () => {
    const { file, records } = await opened();
    writePages(records, 100);
    const reader = reading(file);
    writePages(records, 100);
    const begun = performance.now();

    expect(records.checkpoint()).toBe(false);
    expect(performance.now() - begun).toBeLessThan(2_000);
    reader.exec('COMMIT');
    expect(records.checkpoint()).toBe(true);

    expect(walOf(file).pages).toBe(0);
  });
});

it('a stopped thread has left the file, so that closing leaves no WAL', async () => {
  const { file, records } = await opened();
  writePages(records, enough);

  await records.checkpoints.stop();
  records.close();

  expect(existsSync(`${file}-wal`)).toBe(false);
  const again = closing(openRecords(file));
  expect(again.settings.get()).toMatch(/^1900 /);
});

it('records that close without stopping the thread lose nothing', async () => {
  const { file, records } = await opened();
  writePages(records, enough);

  records.close();
  await records.checkpoints.stop();

  expect(closing(openRecords(file)).settings.get()).toMatch(/^1900 /);
});
