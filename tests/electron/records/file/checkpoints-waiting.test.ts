/** Work on many rows, which waits until the WAL is copied. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { commitFromPages, threadFromPages } from '../../../../electron/records/file/checkpoints.ts';
import { at } from '../../../support/records/example-records.ts';
import { walOf, writePages } from '../../../support/records/wal-writer.ts';
import { openFile } from '../../../support/records/records-file.ts';
import { enough, opened, openedWith, broken, reading } from '../../../support/records/checkpoint-records.ts';

describe('the WAL', () => {
  it('is copied by a commit when the thread fails and very many pages wait', () => {
    const { file, records } = openedWith(broken);

    writePages(records, commitFromPages + enough);

    // The commit after the one that copied everything began the WAL again.
    expect(walOf(file).pages).toBeLessThan(2 * enough);
  });
});

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
});
