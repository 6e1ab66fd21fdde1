/** Lists every fault of the records and the disk with the tests that cause it. A missing fault or test fails. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const faults = 'tests/faults';
const records = 'tests/electron/records';
const backups = 'tests/electron/backups';
const kiosk = 'tests/electron/kiosk';

/** A test's file and words from its title (or from its group's title). */
type Place = readonly [file: string, words: string];

const places: Readonly<Record<number, readonly Place[]>> = {
  19: [
    [
      `${faults}/disk.test.ts`,
      'refuses a shot, a new order and a paid call with a clear error, loses nothing',
    ],
    [`${records}/open.test.ts`, 'refuses the commit, keeps the earlier data, and can be read'],
    [`${faults}/disk.test.ts`, 'opens with a PIN, and a supervisor leaves, on a full disk'],
  ],
  20: [
    [`${faults}/disk-in-flight.test.ts`, 'keeps a preview without space for its picture'],
    ['tests/electron/vault/answer-room.test.ts', 'lets an answer be written when nothing else can be'],
  ],
  21: [[`${faults}/disk.test.ts`, 'blocks the paid call before it is made, leaves everything readable']],
  22: [
    [`${faults}/disk.test.ts`, 'says why nothing can be changed, and makes no call to the service'],
    [`${records}/open.test.ts`, 'is read, and nothing is added'],
    [`${faults}/disk.test.ts`, 'opens with a PIN, and a supervisor leaves, on a read-only disk'],
  ],
  23: [
    [`${faults}/writes.test.ts`, 'an order is finished although a call to the disk fails'],
    [`${records}/file/connection.test.ts`, 'is a new one after a failed write, as durable as the first'],
  ],
  24: [
    [`${faults}/unread.test.ts`, 'fault 24: records that the disk cannot read'],
    [`${faults}/unread-restored.test.ts`, 'fault 24: a studio whose records can no longer be read says so'],
    [`${records}/file/connection.test.ts`, 'has every page read after one that could not be read'],
  ],
  25: [[`${records}/in-use.test.ts`, 'waits for another program, then reports that the records are in use']],
  26: [
    [`${backups}/restore-damaged.test.ts`, 'a backup is restored where the records are missing or damaged'],
    [`${records}/open.test.ts`, 'with a damaged header'],
    [`${kiosk}/damage.test.ts`, 'begins anew where a person wants it'],
  ],
  27: [
    [`${faults}/damaged-page.test.ts`, 'a kiosk with a damaged page lets staff see their orders'],
    [`${kiosk}/damage.test.ts`, 'a damaged index is repaired as the kiosk opens'],
    [`${kiosk}/damage.test.ts`, 'a backup of damaged records is refused, which tells everyone'],
    [`${records}/file/rebuild.test.ts`, 'are whole again after damage to %s'],
    [`${backups}/repair.test.ts`, 'that is killed at any moment leaves the damaged records, or whole ones'],
    [`${records}/file/find-damage.test.ts`, 'is named for staff'],
  ],
  28: [[`${records}/open.test.ts`, 'of zero length']],
  29: [[`${faults}/lost-wal.test.ts`, 'a kiosk that has lost its WAL names the missing order']],
  30: [
    [`${kiosk}/lost-records.test.ts`, 'with an older copy of its records'],
    [`${backups}/kiosk.test.ts`, 'a supervisor chooses where backups go, and restores one'],
  ],
  31: [
    [`${backups}/make-backup.test.ts`, 'that does not fit leaves the earlier ones'],
    [`${backups}/make-backup.test.ts`, 'does not begin in a folder from which its earlier backups have gone'],
    [`${backups}/unreadable-file.test.ts`, 'is copied again when it is a picture'],
    [`${backups}/unreadable-file.test.ts`, 'leaves its backup noted as unreadable'],
    [`${backups}/after-state.test.ts`, 'leaves no more backups than are kept'],
  ],
  32: [[`${backups}/while-writing.test.ts`, 'passes integrity_check']],
  33: [
    [`${faults}/unread.test.ts`, 'fault 33: a picture whose file is gone is told'],
    ['tests/renderer/ui/stored-picture.test.ts', 'says that it is missing'],
  ],
  34: [
    ['tests/electron/vault/vault.test.ts', 'moves files without a row to quarantine'],
    [
      `${kiosk}/lost-records.test.ts`,
      'a kiosk removes nothing and pays for nothing until a person has read what is missing',
    ],
  ],
  35: [
    ['tests/electron/held-files.test.ts', 'tries again while a virus scanner holds the file'],
    // Another program holds a file on Windows only: this one runs under Wine, with npm run test:windows.
    ['tests/windows/files.test.ts', 'gets its new name, and loses the old one, once it is released'],
  ],
  // A million customers take most of an hour to generate: npm run bench -- records measures every kind of search. Here, no
  // statement of theirs reads a whole table.
  36: [
    ['tests/bench/records/searches.ts', 'last name, 3 letters'],
    ['tests/bench/records/searches.ts', 'telephone number, 3 digits within'],
    ['tests/bench/records/searches.ts', 'order number, its day'],
    ['tests/bench/records/over-the-bridge.ts', 'for (const { what, make } of searches)'],
    ['tests/bench/records/records.ts', 'Object.entries(ours.searches)'],
    [`${records}/every-statement.test.ts`, 'uses an index and sorts nothing that grows over the years'],
  ],
  37: [[`${records}/open.test.ts`, 'or no paid call is made']],
};

const read = (file: string): string => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');

describe('the faults of the records and the disk', () => {
  it('are 19 to 37', () => {
    expect(Object.keys(places).map(Number)).toEqual(Array.from({ length: 19 }, (_, index) => 19 + index));
  });

  it.each(
    Object.entries(places).flatMap(([fault, tests]) => tests.map((place) => [fault, ...place] as const)),
  )('include fault %s, which %s causes: %s', (_fault, file, words) => {
    expect(read(file)).toContain(words);
    expect(read(file)).not.toMatch(/\b(?:it|describe)\.(?:skip|todo|only|fails)\(/);
  });
});
