/** The connection to the records after a write that the disk refused. In tests/faults/writes.test.ts a disk refuses for real. */
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { connectForWriting } from '../../../../electron/records/file/connect.ts';
import { createConnection } from '../../../../electron/records/file/connection.ts';
import { createSql } from '../../../../electron/records/sql.ts';
import { KioskError } from '../../../../shared/errors.ts';
import { memoryLog } from '../../../support/kiosk/memory-log.ts';
import { newRecords } from '../../../support/records/new-records.ts';
import { openRecords, testKey } from '../../../support/records/records-file.ts';
import { tempFolder } from '../../../support/files/temp-folder.ts';
import { thrownBy } from '../../../support/thrown.ts';

const failedWrite = new KioskError('DISK_FAILED', 'EIO', { reason: 'write' });
const full = 2;

function example() {
  const file = join(tempFolder(), 'records.sqlite');
  openRecords(file, { newFile: newRecords }).close();
  const log = memoryLog();
  const told: string[] = [];
  const first = connectForWriting(file, testKey);
  const connection = createConnection(first, {
    ...{ file, key: testKey, log },
    begin: (db) => void db.pragma('wal_autocheckpoint = 77'),
    changed: () => void told.push('changed'),
    suspected: () => void told.push('suspected'),
  });
  onTestFinished(() => void connection.db.close());
  const sql = createSql(connection);
  const put = sql.prepare<{ name: string }>('INSERT INTO counters (name, last) VALUES (@name, 1)');
  const names = sql.prepare<object, { name: string }>('SELECT name FROM counters');
  return {
    ...{ file, log, told, first, connection, put },
    names: () => names.all({}).map(({ name }) => name),
  };
}

/** The disk refuses changes: here, because the file has another name now. */
function refusing() {
  const one = example();
  one.names();
  const aside = `${one.file}.aside`;
  renameSync(one.file, aside);
  one.connection.failed(failedWrite);
  return { ...one, heal: () => renameSync(aside, one.file) };
}

describe('the connection to the records', () => {
  it('is a new one after a failed write, as durable as the first', () => {
    const { connection, first, told, log, put, names } = example();
    put.run({ name: 'before' });

    connection.failed(failedWrite);

    expect(first.open).toBe(false);
    expect(connection.db).not.toBe(first);
    expect(connection.db.pragma('synchronous', { simple: true })).toBe(full);
    expect(connection.db.pragma('wal_autocheckpoint', { simple: true })).toBe(77);
    put.run({ name: 'after' });
    expect(names()).toEqual(['after', 'before']);
    expect(told).toEqual(['changed', 'suspected']);
    expect(log.lines).toMatchObject([
      { level: 'warn', message: 'the records were opened again after a failed write' },
    ]);
    connection.assertSound();
  });

  it('stays for reading while the disk refuses changes, and paid calls are blocked', () => {
    const { connection, first, put, names, log } = refusing();

    expect(connection.db).toBe(first);
    expect(names()).toEqual([]);
    expect(thrownBy(() => put.run({ name: 'now' }))).toBe('RECORDS_MISSING');
    expect(thrownBy(() => connection.assertSound())).toBe('RECORDS_UNSAFE');
    expect(log.lines.filter(({ level }) => level === 'error')).toHaveLength(1);
  });

  it('is tried again by the next change', () => {
    const { connection, heal, put, names } = refusing();
    heal();

    put.run({ name: 'again' });

    expect(names()).toEqual(['again']);
    connection.assertSound();
  });

  it('is tried again for paid calls, every two seconds', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const { connection, heal } = refusing();
    heal();
    vi.advanceTimersByTime(1_999);
    expect(thrownBy(() => connection.assertSound())).toBe('RECORDS_UNSAFE');

    vi.advanceTimersByTime(1);

    connection.assertSound();
  });

  it('stays after errors that leave no doubt, and has every page read after one that could not be read', () => {
    const { connection, first, told } = example();

    connection.failed(new KioskError('DISK_FULL', 'no space'));
    connection.failed(new Error('a bug'));
    expect(told).toEqual([]);
    connection.failed(new KioskError('DISK_FAILED', 'EIO', { reason: 'read' }));
    connection.failed(new KioskError('RECORDS_DAMAGED', 'a page', { reason: 'page' }));

    expect(told).toEqual(['suspected', 'suspected']);
    expect(connection.db).toBe(first);
  });
});
