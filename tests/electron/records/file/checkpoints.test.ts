import { copyFileSync, existsSync, readFileSync, renameSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { threadFromPages } from '../../../../electron/records/file/checkpoints.ts';
import { walOf, writePages } from '../../../support/records/wal-writer.ts';
import { openRecords } from '../../../support/records/records-file.ts';
import {
  enough,
  closing,
  opened,
  openedWith,
  silent,
  broken,
  reading,
} from '../../../support/records/checkpoint-records.ts';

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

describe('work on many rows', () => {
  it('does not wait for a reader while it takes precedence', async () => {
    const { file, records } = await opened();
    writePages(records, 100);
    reading(file);
    writePages(records, enough);

    await records.checkpoints.first((caughtUp) => caughtUp());

    expect(walOf(file).pages).toBeGreaterThan(enough);
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
