/** Migration 130, which rebuilds the table of prints and converts layouts and settings with its own code. */
import type Database from 'better-sqlite3';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { migrate } from '../../../../electron/records/file/migrate.ts';
import { migrations } from '../../../../electron/records/migrations/index.ts';
import type { Records } from '../../../../electron/records/open.ts';
import { createSettings, defaultSettings } from '../../../../electron/settings/settings.ts';
import { printKinds, printStates, printTroubles } from '../../../../shared/model/prints.ts';
import { addCalibration } from '../../../support/printing/example-prints.ts';
import { exampleRecords } from '../../../support/records/example-records.ts';
import { tempFolder } from '../../../support/files/temp-folder.ts';
import { openFile, openRecords } from '../../../support/records/records-file.ts';

const id = <Kind extends string>(kind: Kind, which = '0'): `${Kind}_${string}` =>
  `${kind}_${which.repeat(32)}`;
const time = '2026-11-21T09:30:00.000Z';
const later = '2026-11-21T09:31:00.000Z';
const muchLater = '2026-11-28T09:00:00.000Z';
const hash = '0'.repeat(64);

const oldLayout = (more: object): string =>
  JSON.stringify({ mediumId: '4x6in', gapMm: 2, edgeMm: 3, cutMarks: true, photos: [], ...more });

const print = (which: string, whose: string, state: string, layout: string, reprintOf = 'NULL'): string =>
  `INSERT INTO prints (id, order_id, bench_id, version_id, printer_id, printer_name, layout, copies, file_sha256, state,
      job_id, note, reason, reprint_of, submitted_at, updated_at)
    VALUES ('${id('prt', which)}', ${whose}, 'cups:DS620', 'DS620', '${layout}', 2, '${hash}', '${state}',
      'job-${which}', 'note', 'again', ${reprintOf}, '${time}', '${later}')`;
const ofOrder = `'${id('ord')}', NULL, NULL`;
const ofBench = `NULL, '${id('ben')}', '${id('ver')}'`;

/** A studio's records in version 120: an order with prints of every kind, a headshot's print, and settings. */
const filled = [
  `INSERT INTO orders (id, number, step, state, practice, search_text, created_at, updated_at, close_reason)
    VALUES ('${id('ord')}', '261121-001', 'handover', 'open', 0, '261121-001', '${time}', '${time}', '')`,
  `INSERT INTO images VALUES ('${id('img')}', 'reference', 9, 9, 'image/jpeg', 9, '${hash}', '${time}', NULL)`,
  `INSERT INTO benches (id, kind, name, created_at, updated_at)
    VALUES ('${id('ben')}', 'headshots', 'a.jpg', '${time}', '${time}')`,
  `INSERT INTO versions (id, bench_id, number, image_id, tool, transparent, doubts, created_at)
    VALUES ('${id('ver')}', '${id('ben')}', 0, '${id('img')}', 'original', 0, '[]', '${time}')`,
  print('2', ofOrder, 'printed', oldLayout({ photos: [{ photoId: id('pho'), count: null }] })),
  print('1', ofOrder, 'uncertain', oldLayout({ mediumId: 'a4', cutMarks: false }), `'${id('prt', '2')}'`),
  print('4', ofBench, 'failed', oldLayout({ mediumId: '10x15cm', cutMarks: false })),
  print('3', ofOrder, 'submitted', oldLayout({})),
];

function fileOf(...rows: readonly string[]): string {
  const file = join(tempFolder(), 'records.db');
  const db = openFile(file);
  db.pragma('journal_mode = WAL');
  migrate(
    db,
    file,
    0,
    migrations.filter(({ version }) => version <= 120),
  );
  db.exec(rows.join(';'));
  db.close();
  return file;
}

function migrated(...rows: readonly string[]): Records & { readonly file: string } {
  const file = fileOf(...rows);
  const records = openRecords(file);
  onTestFinished(() => records.close());
  return { ...records, file };
}

function look(file: string): Database.Database {
  const db = openFile(file);
  onTestFinished(() => void db.close());
  return db;
}

describe('prints from before', () => {
  const kept =
    `id order_id bench_id version_id printer_id printer_name copies file_sha256 state job_id note reason
    reprint_of submitted_at updated_at`.split(/\s+/);

  it('are all there, in order, with all their values', () => {
    const file = fileOf(...filled);
    const sql = `SELECT ${kept.join(', ')} FROM prints ORDER BY rowid`;
    const before = look(file).prepare(sql).all();
    expect(before).toHaveLength(4);

    openRecords(file).close();

    expect(look(file).prepare(sql).all()).toEqual(before);
    expect(look(file).pragma('foreign_key_check')).toEqual([]);
    expect(look(file).pragma('integrity_check', { simple: true })).toBe('ok');
  });

  it('belong to an order’s sheets or headshots, and are found there', () => {
    const { prints } = migrated(...filled);

    expect(prints.ofOrder(id('ord')).map((row) => [row.id, row.kind, row.orderNumbers])).toEqual([
      [id('prt', '3'), 'sheet', ['261121-001']],
      [id('prt', '1'), 'sheet', ['261121-001']],
      [id('prt', '2'), 'sheet', ['261121-001']],
    ]);
    expect(prints.ofSession(id('ben')).map((row) => [row.kind, row.orderNumbers])).toEqual([
      ['headshot', []],
    ]);
    expect(prints.unfinished().map((row) => row.id)).toEqual([id('prt', '3')]);
  });

  it('have cut marks or none, no captions, and no layout by hand', () => {
    const { prints } = migrated(...filled);
    const common = { gapMm: 2, edgeMm: 3, caption: false, arranged: null };

    expect(prints.get(id('prt', '2'))?.layout).toEqual({
      ...{ ...common, mediumId: '4x6in', cut: 'marks' },
      photos: [{ photoId: id('pho'), count: null }],
    });
    expect(prints.get(id('prt', '1'))).toMatchObject({
      mediumId: 'a4',
      layout: { ...common, mediumId: 'a4', cut: 'none', photos: [] },
    });
  });

  it('count towards a ribbon, and have no known profile', () => {
    const { prints } = migrated(...filled);

    expect(prints.sheetsByMedium('cups:DS620')).toEqual([{ mediumId: '4x6in', sheets: 2 }]);
    expect(prints.sheetsOutSince('cups:DS620', later, 99)).toBe(4);
    expect(prints.sheetsOutSince('cups:DS620', muchLater, 99)).toBe(0);
    expect(prints.get(id('prt', '2'))).toMatchObject({ printedWith: null, trouble: null });
  });
});

it('a print that had failed before and is on paper after all is out from then on', () => {
  const { prints } = migrated(...filled);

  prints.setState(id('prt', '4'), { state: 'printed', note: '', trouble: null, hold: null }, muchLater);

  expect(prints.sheetsOutSince('cups:DS620', muchLater, 99)).toBe(2);
});

describe('settings from before', () => {
  const settingsOf = (stored: object): unknown => {
    const value = JSON.stringify(stored).replaceAll("'", "''");
    const { settings } = migrated(`INSERT INTO settings VALUES (1, '${value}', '${time}')`);
    return createSettings(settings, () => new Date(time)).get();
  };

  const { cut: _cut, caption: _caption, ownMedia: _own, hotFolders: _hot, ...rest } = defaultSettings;
  const { serviceSheets: _sheets, ...old } = rest;
  /** As migration 600 leaves the periods of such a studio. */
  const periods = {
    keepDays: { ...defaultSettings.keepDays, shots: 365, previews: 365, abandoned: null, setAside: null },
    keepYears: { customers: null, accounts: null, audit: null },
  };

  it.each([
    [true, 'marks'],
    [false, 'none'],
  ])('with cut marks %s are all kept, and request %s', (cutMarks, cut) => {
    const ours = { ...old, studioName: "Łąka & Daughter's", gapMm: 1.5, printerId: 'cups:DS620' };

    expect(settingsOf({ ...ours, cutMarks })).toEqual({
      ...ours,
      ...{ cut, caption: false, ownMedia: [], hotFolders: [], serviceSheets: [] },
      ...periods,
    });
  });

  it('without cut marks still have none', () => {
    expect(settingsOf({ studioName: 'Ours' })).toEqual({
      ...defaultSettings,
      ...periods,
      studioName: 'Ours',
    });
  });
});

describe('the words of the schema', () => {
  it('are those of the product', () => {
    const records = exampleRecords();
    const db = look(records.file);
    const ids = printKinds.map(() => addCalibration(records));
    const set = (column: string, word: string | null): void =>
      void db.prepare(`UPDATE prints SET ${column} = ?, out_at = ? WHERE id = ?`).run(word, later, ids[0]);

    for (const trouble of [...printTroubles, null]) set('trouble', trouble);
    for (const state of printStates) set('state', state);
    expect(() => {
      set('trouble', 'sunspots');
    }).toThrow('CHECK');
    expect(() => {
      set('state', 'lost');
    }).toThrow('CHECK');
  });

  it('let no sheet be out without a time', () => {
    const records = exampleRecords();
    addCalibration(records);

    expect(() => look(records.file).exec(`UPDATE prints SET state = 'uncertain'`)).toThrow('CHECK');
  });
});
