/** Calls, prints and e-mails that end before an update is installed, and the copy of the records: real files of SQLite. */
import Database from 'better-sqlite3';
import { mkdirSync, readdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createBackups } from '../../../electron/backups/backups.ts';
import { systemClock } from '../../../electron/clock.ts';
import { modePaths } from '../../../electron/paths.ts';
import type { Records } from '../../../electron/records/open.ts';
import { createCopies } from '../../../electron/studio/copies.ts';
import { backUp, copyAll } from '../../../electron/updates/before-install.ts';
import type { UpdateHost } from '../../../electron/updates/host.ts';
import { copiedModes, type CopiedMode } from '../../../electron/updates/journal.ts';
import type { UpdatedStudio } from '../../../electron/updates/types.ts';
import { createUpdates } from '../../../electron/updates/updates.ts';
import { KioskError } from '../../../shared/errors.ts';
import { addOrder } from '../../support/records/example-records.ts';
import { canMount, fillDisk, smallDisk } from '../../support/records/full-disk.ts';
import { memoryLog } from '../../support/kiosk/memory-log.ts';
import { newRecords } from '../../support/records/new-records.ts';
import { openFile, openRecords, testDataKey } from '../../support/records/records-file.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { startFeed } from '../../support/kiosk/update-feed.ts';

const install = vi.fn<UpdateHost['install']>();
const host: UpdateHost = { platform: 'linux', arch: 'x64', needsAdministrator: () => true, install };
beforeEach(() => install.mockReset().mockResolvedValue(undefined));

/** Opens new records of a mode. They stay open, so what they write is in the WAL. */
function recordsIn(dataDir: string, mode: CopiedMode): Records {
  const file = modePaths(dataDir, mode).records;
  mkdirSync(dirname(file), { recursive: true });
  const records = openRecords(file, { newFile: newRecords });
  onTestFinished(() => records.close());
  return records;
}
const copiesOf = (dataDir: string) =>
  createCopies({ paths: { records: modePaths(dataDir, 'practice').records }, key: testDataKey });
const copyBoth = (dataDir: string) =>
  copyAll(dataDir, { mode: 'practice', copyTo: (part) => copiesOf(dataDir).copyTo(part) }, systemClock);
const homeOf = (dataDir: string, mode: CopiedMode): string => dirname(modePaths(dataDir, mode).records);
/** Returns the folders of copies, and what is left of one. */
const leftIn = (dataDir: string): readonly string[] =>
  copiedModes
    .flatMap((mode) => readdirSync(homeOf(dataDir, mode)))
    .filter((name) => /^(?:set-aside-|copy-before-update)/.test(name));

/** Returns how many rows each table of a file has, once SQLite has read all of it. */
function rowsOf(file: string): Readonly<Record<string, number>> {
  const db = openFile(file);
  try {
    expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
    const tables = db
      .prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table'")
      .pluck()
      .all();
    const count = (name: string): number =>
      db.prepare<[], number>(`SELECT count(*) FROM "${name}"`).pluck().get() ?? -1;
    return Object.fromEntries(tables.map((name) => [name, count(name)]));
  } finally {
    db.close();
  }
}

it('copies all records of both modes, with what is still in the WAL, for the same key', async () => {
  const dataDir = tempFolder();
  for (const mode of copiedModes) addOrder(recordsIn(dataDir, mode), { name: `Ada of ${mode}` });
  const copies = await copyBoth(dataDir);
  for (const mode of copiedModes) {
    const copy = join(homeOf(dataDir, mode), copies[mode] ?? 'none', 'records.sqlite');
    const rows = rowsOf(copy);
    expect(rows['orders']).toBe(1);
    expect(rows).toEqual(rowsOf(modePaths(dataDir, mode).records));
    const db = openFile(copy);
    expect(db.prepare('SELECT name FROM customers').pluck().all()).toEqual([`Ada of ${mode}`]);
    db.close();
    const locked = new Database(copy);
    expect(() => locked.prepare('SELECT count(*) FROM orders').get()).toThrow('not a database');
    locked.close();
  }
});

it('refuses when the open records are no longer on the disk, and removes the other copy', async () => {
  const dataDir = tempFolder();
  for (const mode of copiedModes) recordsIn(dataDir, mode);
  const { records } = modePaths(dataDir, 'account');
  const copies = createCopies({ paths: { records }, key: testDataKey });
  renameSync(records, `${records}-elsewhere`);
  const copyTo = (part: string): Promise<void> => copies.copyTo(part);
  const copying = copyAll(dataDir, { mode: 'account', copyTo }, systemClock);
  await expect(copying).rejects.toMatchObject({ trouble: 'no-copy' });
  expect(leftIn(dataDir)).toEqual([]);
});

it.skipIf(!canMount)('refuses on a full disk, and leaves no part of a copy', async () => {
  const disk = smallDisk(8);
  for (const mode of copiedModes) recordsIn(disk.folder, mode);
  const empty = await fillDisk(disk.folder, 40_000);
  await expect(copyBoth(disk.folder)).rejects.toMatchObject({ trouble: 'disk-full' });
  expect(leftIn(disk.folder)).toEqual([]);
  await empty();
  await copyBoth(disk.folder);
  expect(leftIn(disk.folder)).toHaveLength(2);
});

it('makes its backup once the pages of the records have been checked', async () => {
  const dataDir = tempFolder();
  addOrder(recordsIn(dataDir, 'account'));
  const checked = Promise.withResolvers<undefined>();
  let isChecking = true;
  const backups = await createBackups({
    ...{ paths: modePaths(dataDir, 'account'), dataKey: testDataKey, program: '1.0.0', changes: () => 1 },
    ...{ isPaying: () => false, keepUntil: () => null, suspected: () => undefined },
    ...{ clock: systemClock, log: memoryLog(), changed: () => undefined, learn: () => Promise.resolve() },
    assertWhole() {
      if (isChecking) throw new KioskError('RECORDS_CHECKING', 'being checked');
    },
  });
  onTestFinished(() => backups.stop());
  await backups.choose(tempFolder());

  const backingUp = backUp({ backups, pagesChecked: () => checked.promise }, systemClock);
  await nextTurn();
  isChecking = false;
  checked.resolve(undefined);
  await backingUp;

  expect(backups.view()).toMatchObject({ last: { orders: 1 }, failure: null });
});

/** Staged updates of a studio without a kiosk. */
async function stagedFor(is: Partial<UpdatedStudio>) {
  const feed = await startFeed(tempFolder());
  onTestFinished(() => feed.close());
  await feed.publish('1.1.0');
  const dataDir = tempFolder();
  recordsIn(dataDir, 'practice');
  const copies = copiesOf(dataDir);
  const studio = {
    ...{ mode: 'practice' as const, shut: vi.fn<() => void>(), open: vi.fn<() => void>(), backups: null },
    hold: vi.fn<() => void>(),
    ...{ isPrinting: () => false, isSendingMail: () => false, isIdle: () => true },
    copyTo: (part: string) => copies.copyTo(part),
    ...{ copiesAtRest: () => Promise.resolve(), pagesChecked: () => Promise.resolve() },
    ...{ newerThan: () => Promise.reject(new Error('not asked')), migrationOf: () => null },
    ...{ noteBegun: vi.fn<() => void>(), ...is },
  };
  const updates = await createUpdates({
    ...{ dataDir, version: '1.0.0', host, keys: feed.keys, clock: systemClock, log: memoryLog() },
    ...{ studio: () => studio, changed: () => undefined },
  });
  onTestFinished(() => updates.stop());
  await updates.configure({ feed: feed.address, checkAt: null });
  await updates.fetch();
  return { studio, updates };
}
const callOpen = (): never => {
  throw new KioskError('CALL_OPEN', 'a call is under way');
};

it.each([
  ['a paid call', 'call', { shut: callOpen }],
  ['a print', 'print', { isPrinting: () => true }],
  ['an e-mail', 'mail', { isSendingMail: () => true }],
] as const)('refuses while %s is open', async (_what, refusal, is) => {
  const { studio, updates } = await stagedFor(is);
  expect(updates.install('1.1.0')).toBe(refusal);
  if (refusal !== 'call') expect(studio.shut).not.toHaveBeenCalled();
  expect(updates.view().running).toBeNull();
  expect(install).not.toHaveBeenCalled();
});

it.each(['isPrinting', 'isSendingMail'] as const)(
  'lets what begins during the copy go first (%s)',
  async (begun) => {
    let isCopied = false;
    const { studio, updates } = await stagedFor({ [begun]: () => isCopied });
    const copyFirst = studio.copyTo;
    studio.copyTo = async (part) => {
      await copyFirst(part);
      isCopied = true;
    };
    expect(updates.install('1.1.0')).toBeNull();
    await updates.atRest();
    expect(updates.view().failure).toMatchObject({ step: 'install', trouble: 'busy' });
    expect(install).not.toHaveBeenCalled();
    expect(studio.open).toHaveBeenCalledOnce();
  },
);
