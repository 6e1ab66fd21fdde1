/**
 * Run as a program: opens records, does all their maintenance, and prints every SQL statement that was prepared or
 * executed on the way, with the line that issued it, as JSON. Node keeps line numbers when it strips types.
 */
import Database from 'better-sqlite3';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { damagePage } from './damaged-page.ts';
import { noteKey } from './records-file.ts';
import type { RecordedSql } from './sql-statements.ts';

const root = join(import.meta.dirname, '../../..');
const recorded: RecordedSql[] = [];

/** Files that only pass statements on. */
const passedThrough = [
  'electron/records/sql.ts',
  'electron/records/file/prepared.ts',
  'electron/records/errors.ts',
];

/** Returns the line in `electron/` that issued the statement. */
function caller(): { readonly file: string; readonly line: number } | null {
  for (const frame of new Error().stack?.split('\n') ?? []) {
    const at = /(file:\/\/\S+?):(\d+):\d+\)?$/.exec(frame);
    if (at?.[1] === undefined) continue;
    const file = relative(root, fileURLToPath(at[1])).replaceAll('\\', '/');
    if (file.startsWith('electron/') && !passedThrough.includes(file)) return { file, line: Number(at[2]) };
  }
  return null;
}

Error.stackTraceLimit = 50;
const prototype = Database.prototype as unknown as Record<'prepare' | 'exec', (source: string) => unknown>;
for (const method of ['prepare', 'exec'] as const) {
  const original = prototype[method];
  prototype[method] = function record(this: unknown, source: string): unknown {
    const at = caller();
    if (at !== null) recorded.push({ ...at, source });
    return original.call(this, source);
  };
}

const { readAuditLog } = await import('../../../electron/records/audit/read-audit-log.ts');
const { countKept } = await import('../../../electron/records/keeping/count-kept.ts');
const { defaultSettings } = await import('../../../electron/settings/settings.ts');
const { tracesIn } = await import('../../../electron/records/audit/traces.ts');
const { holdFolder } = await import('../../../electron/instance-lock.ts');
const { encryptFile } = await import('../../../electron/records/file/encrypt-file.ts');
const { connectForReading, connectForWriting, using } =
  await import('../../../electron/records/file/connect.ts');
const { fixedConnection } = await import('../../../electron/records/file/connection.ts');
const { raiseCounters } = await import('../../../electron/records/mark/floors.ts');
const { createSql } = await import('../../../electron/records/sql.ts');
const { contentsOf } = await import('../../../electron/records/contents.ts');
const { withEveryCustomer } = await import('../../../electron/records/orders/every-customer.ts');
const { newerThan } = await import('../../../electron/records/newer.ts');
const { knownPictures, missingCalls } = await import('../../../electron/records/calls/missing-calls.ts');
const { copyRecords } = await import('../../../electron/records/file/copy-records.ts');
const { findDamage } = await import('../../../electron/records/file/find-damage.ts');
const { migrations } = await import('../../../electron/records/migrations/index.ts');
const { hasOpenCalls } = await import('../../../electron/records/calls/open-calls.ts');
const { openRecords } = await import('../../../electron/records/open.ts');
const { openStore } = await import('../../../electron/practice/store/index.ts');
const { recordsKeyOf } = await import('../../../electron/records/file/key.ts');

const folder = mkdtempSync(join(tmpdir(), 'headroom-sql-'));
try {
  const file = join(folder, 'records.sqlite');
  const newest = migrations.at(-1)?.version ?? 0;
  const checkpointProgram = new URL('../../../electron/records/file/checkpoint-worker.ts', import.meta.url);
  const key = recordsKeyOf(new Uint8Array(32));
  const records = openRecords(file, { key, checkpointProgram, prepareAtOnce: true });
  records.checkpoint();
  records.cleanUp.markEmpty([], new Date().toISOString());
  await records.checkpoints.stop();
  records.close();
  const copy = join(folder, 'copy.sqlite');
  copyRecords({ file, key, part: copy });
  const broken = join(folder, 'broken.sqlite');
  copyFileSync(copy, broken);
  noteKey(broken, key);
  damagePage(broken);
  // A file of the previous version is copied and migrated.
  const later = { version: newest + 10, up: 'CREATE TABLE later (x INTEGER) STRICT;' };
  openRecords(copy, { key, migrations: [...migrations, later] }).close();
  contentsOf(file, key);
  using(connectForWriting(file, key), (db) => raiseCounters(createSql(fixedConnection(db), null, true), {}));
  withEveryCustomer(file, key, (customers) => [...customers]);
  newerThan(file, key, { at: '', lastOrder: '261121-001' });
  missingCalls(file, file, key);
  knownPictures(file, key, []);
  await hasOpenCalls(file, () => Promise.resolve(key));
  const reading = connectForReading(file, key);
  using(connectForReading(broken, key), (db) => findDamage(db));
  readAuditLog(reading, key);
  countKept(reading, { ...defaultSettings, now: new Date().toISOString() });
  tracesIn(reading, { file, key, subjects: [], orders: [], since: '' });
  reading.close();
  const plain = join(folder, 'plain.sqlite');
  new Database(plain).exec('CREATE TABLE customers (name TEXT); PRAGMA user_version = 370').close();
  encryptFile({ file: plain, key });
  holdFolder(folder)();
  openStore(join(folder, 'practice')).close();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(JSON.stringify(recorded));
