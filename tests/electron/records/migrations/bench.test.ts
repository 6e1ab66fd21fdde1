/* oxlint-disable max-lines -- Its cases share the files that the migration starts from. */
/** Migration 120, which rebuilds tables that hold studios' data. */
import type Database from 'better-sqlite3';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { migrate } from '../../../../electron/records/file/migrate.ts';
import { migrations } from '../../../../electron/records/migrations/index.ts';
import { tempFolder } from '../../../support/files/temp-folder.ts';
import { openFile } from '../../../support/records/records-file.ts';

const id = (kind: string, which = '0'): string => `${kind}_${which.repeat(32)}`;
const time = '2026-11-21T09:30:00.000Z';
const later = '2026-11-21T09:31:00.000Z';
const hash = '0'.repeat(64);

const image = (which: string, kind: string): string =>
  `INSERT INTO images VALUES ('${id('img', which)}', '${kind}', 9, 9, 'image/jpeg', 9, '${hash}', '${time}', NULL)`;
const oldCall = (which: string, state: string, more = 'NULL, NULL'): string => `INSERT INTO calls
  (id, order_id, photo_id, endpoint, region, state, request_bytes, created_at, sent_at, ended_at, answer_image_id,
    replaces_call_id)
  VALUES ('${id('call', which)}', '${id('ord')}', '${id('pho')}', 'makeIdPhoto', 'eu', '${state}', 7, '${time}',
    '${time}', ${state === 'sent' ? 'NULL' : `'${time}'`}, ${more})`;
const oldPrint = (which: string, reprintOf: string): string => `INSERT INTO prints VALUES
  ('${id('prt', which)}', '${id('ord')}', 'file', 'File', '{}', 1, '${hash}', 'printing', 'job-${which}', 'note',
    'again', ${reprintOf}, '${time}', '${time}')`;

/** A studio's records in version 110: one order with everything in it. */
const filled = [
  `INSERT INTO orders (id, number, step, state, practice, search_text, created_at, updated_at, close_reason)
    VALUES ('${id('ord')}', '261121-001', 'shot', 'open', 0, '261121-001', '${time}', '${time}', '')`,
  image('b', 'final'),
  image('a', 'shot'),
  image('c', 'answer'),
  `INSERT INTO shots (id, order_id, image_id, source, origin, taken_at, person_id)
    SELECT '${id('shot')}', '${id('ord')}', '${id('img', 'a')}', 'camera', '', '${time}', id FROM people`,
  `INSERT INTO originals VALUES ('${id('img', 'd')}', '${id('img', 'a')}', 'image/heic', 9, '${hash}', NULL)`,
  `INSERT INTO photos (id, order_id, person_id, spec_code, document, state, issues, created_at, updated_at)
    SELECT '${id('pho')}', '${id('ord')}', id, 'uk', '{}', 'final', '[]', '${time}', '${time}' FROM people`,
  `UPDATE photos SET shot_id = '${id('shot')}', final_image_id = '${id('img', 'b')}'`,
  oldCall('f', 'refused'),
  oldCall('e', 'done', `'${id('img', 'c')}', '${id('call', 'f')}'`),
  oldPrint('2', 'NULL'),
  oldPrint('1', `'${id('prt', '2')}'`),
];

/** Version 110's file with these rows. */
function fileOf(...rows: readonly string[]): string {
  const file = join(tempFolder(), 'records.db');
  const db = openFile(file);
  db.pragma('journal_mode = WAL');
  migrate(
    db,
    file,
    0,
    migrations.filter(({ version }) => version <= 110),
  );
  db.exec(rows.join(';'));
  db.close();
  return file;
}

/** Migrates to version 120, and opens the result. */
function migrated(file: string): Database.Database {
  const db = openFile(file);
  migrate(
    db,
    file,
    110,
    migrations.filter(({ version }) => version <= 120),
  );
  db.pragma('foreign_keys = ON');
  onTestFinished(() => void db.close());
  return db;
}

const rowsOf = (file: string, sql: string): unknown[] => {
  const db = openFile(file, { readonly: true });
  try {
    return db.prepare(sql).all();
  } finally {
    db.close();
  }
};

describe('records from before', () => {
  it.each([
    ['images', 'SELECT * FROM images ORDER BY rowid'],
    [
      'calls',
      `SELECT ${'id order_id photo_id endpoint region state replaces_call_id request_bytes answer_image_id created_at sent_at ended_at'.replaceAll(' ', ', ')} FROM calls ORDER BY rowid`,
    ],
    [
      'prints',
      `SELECT ${'id order_id printer_id printer_name layout copies file_sha256 state job_id note reason reprint_of submitted_at updated_at'.replaceAll(' ', ', ')} FROM prints ORDER BY rowid`,
    ],
    ['originals', 'SELECT * FROM originals'],
    ['shots', 'SELECT * FROM shots'],
  ])('keep their %s, in their order', (_what, sql) => {
    const file = fileOf(...filled);
    const before = rowsOf(file, sql);
    expect(before.length).toBeGreaterThan(0);

    migrated(file);

    expect(rowsOf(file, sql)).toEqual(before);
  });

  it('belong to no bench', () => {
    const db = migrated(fileOf(...filled));

    expect(db.prepare('SELECT DISTINCT bench_id, version_id FROM prints').all()).toEqual([
      { bench_id: null, version_id: null },
    ]);
    expect(db.prepare('SELECT DISTINCT bench_id FROM calls').pluck().all()).toEqual([null]);
    expect(db.prepare('SELECT version_id FROM photos').pluck().all()).toEqual([null]);
  });

  it('keep their references intact', () => {
    const db = migrated(fileOf(...filled));

    expect(db.pragma('foreign_key_check')).toEqual([]);
    expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
    expect(() => db.exec(`DELETE FROM images WHERE id = '${id('img', 'a')}'`)).toThrow('FOREIGN KEY');
    expect(() => db.exec(`DELETE FROM calls WHERE id = '${id('call', 'f')}'`)).toThrow('FOREIGN KEY');
    expect(() => db.exec(`DELETE FROM prints WHERE id = '${id('prt', '2')}'`)).toThrow('FOREIGN KEY');
  });

  it('still allow one open call for a photo', () => {
    const db = migrated(fileOf(...filled, oldCall('d', 'sent')));

    expect(() => db.exec(oldCall('c', 'sent'))).toThrow('UNIQUE constraint failed: calls.photo_id');
  });
});

const bench = (which: string, columns: string): string => `INSERT INTO benches
  (id, kind, order_id, shot_id, name, created_at, updated_at)
  VALUES ('${id('ben', which)}', ${columns}, 'a.jpg', '${time}', '${time}')`;
const ownBench = bench('1', `'retouch', NULL, NULL`);
const shotBench = bench('2', `'retouch', '${id('ord')}', '${id('shot')}'`);
const headshots = bench('3', `'headshots', NULL, NULL`);
const call = (which: string, columns: string, state = 'sent'): string => `INSERT INTO calls
  (id, order_id, photo_id, bench_id, endpoint, region, state, request_bytes, created_at, sent_at, ended_at)
  VALUES ('${id('call', which)}', ${columns}, 'eu', '${state}', 0, '${time}', '${time}',
    ${state === 'sent' ? 'NULL' : `'${time}'`})`;
const benchCall = (which: string, benchWhich: string, state?: string): string =>
  call(which, `NULL, NULL, '${id('ben', benchWhich)}', 'aiEdit'`, state);
const version = (which: string, benchWhich: string, columns: string): string => `INSERT INTO versions
  (id, bench_id, number, parent_id, image_id, tool, edit, colour, transparent, doubts, call_id, created_at)
  VALUES ('${id('ver', which)}', '${id('ben', benchWhich)}', ${columns}, '${time}')`;
const original = (which: string, benchWhich: string, picture: string): string =>
  version(which, benchWhich, `0, NULL, '${id('img', picture)}', 'original', NULL, NULL, 0, '[]', NULL`);
const filledIn = (which: string, benchWhich: string, parent: string, picture: string, number = 1): string =>
  version(
    which,
    benchWhich,
    `${number}, '${id('ver', parent)}', '${id('img', picture)}', 'fill', NULL, '#ffffff', 0, '[]', NULL`,
  );

/** The new records, with pictures, a bench of each kind and their originals. */
function benches(): Database.Database {
  const db = migrated(fileOf(...filled));
  const pictures = ['1', '2', '3', '4', '5'].map((which) => image(which, 'edit'));
  const originals = [original('1', '1', '1'), original('2', '2', 'a'), original('3', '3', '3')];
  db.exec([...pictures, ownBench, shotBench, headshots, ...originals].join(';'));
  return db;
}

describe('a bench', () => {
  it('is one for each shot, and of the shot’s own order', () => {
    const db = benches();

    expect(() => db.exec(shotBench.replace('ben_2', 'ben_4'))).toThrow('UNIQUE constraint failed');
    expect(() => migrated(fileOf(...filled)).exec(bench('4', `'retouch', NULL, '${id('shot')}'`))).toThrow(
      'the bench of a shot is of its order',
    );
  });

  it('of headshots belongs to no shot, and none changes its owner', () => {
    const db = migrated(fileOf(...filled));
    db.exec(ownBench);

    expect(() => db.exec(bench('4', `'headshots', '${id('ord')}', '${id('shot')}'`))).toThrow('CHECK');
    expect(() => db.exec(`UPDATE benches SET shot_id = '${id('shot')}'`)).toThrow('one picture for ever');
  });

  it('has one open call, and so has the face match', () => {
    const db = benches();
    db.exec(benchCall('1', '1'));
    db.exec(benchCall('2', '2'));
    db.exec(call('3', `NULL, NULL, NULL, 'faceMatch'`));

    expect(() => db.exec(benchCall('4', '1'))).toThrow('UNIQUE constraint failed: calls.bench_id');
    expect(() => db.exec(call('5', `NULL, NULL, NULL, 'faceMatch'`))).toThrow('UNIQUE constraint failed');
    db.exec(benchCall('6', '1', 'done'));
  });

  it.each([
    ['a call of nobody that is no face match', call('1', `NULL, NULL, NULL, 'aiEdit'`)],
    ['a photo’s call without its order', call('1', `NULL, '${id('pho')}', NULL, 'makeIdPhoto'`)],
  ])('refuses %s', (_what, sql) => {
    expect(() => benches().exec(sql)).toThrow();
  });
});

describe('a version', () => {
  it('never changes, except for its mark, and is never deleted', () => {
    const db = benches();

    expect(() => db.exec(`UPDATE versions SET image_id = '${id('img', '5')}'`)).toThrow('never changes');
    expect(() => db.exec('UPDATE versions SET transparent = 1')).toThrow('never changes');
    expect(() => db.exec('DELETE FROM versions')).toThrow('never deleted');
    db.exec(`UPDATE versions SET mark = 'kept'`);
    expect(() => db.exec(`UPDATE versions SET mark = 'loved'`)).toThrow('CHECK');
  });

  it.each([
    ['a second original', original('4', '1', '4'), 'UNIQUE constraint failed'],
    ['an original with a parent', filledIn('4', '1', '1', '4', 0), 'CHECK'],
    ['a picture that another version has', filledIn('4', '1', '1', '3'), 'UNIQUE constraint failed'],
    ['a parent on another bench', filledIn('4', '1', '2', '4'), 'on its own bench'],
    ['a colour that is none', filledIn('4', '1', '1', '4').replace('#ffffff', 'white'), 'CHECK'],
    ['a shot’s picture on another bench', filledIn('4', '1', '1', 'a'), 'only the bench of a shot'],
    [
      'a call of another bench',
      `${benchCall('1', '2', 'done')}; ${version('4', '1', `1, '${id('ver', '1')}', '${id('img', '4')}', 'aiEdit', '{}', NULL, 0, '[]', '${id('call', '1')}'`)}`,
      'on its own bench',
    ],
    [
      'an edit that nobody was asked for',
      version('4', '1', `1, '${id('ver', '1')}', '${id('img', '4')}', 'aiEdit', '{}', NULL, 0, '[]', NULL`),
      'CHECK',
    ],
  ])('is refused with %s', (_what, sql, message) => {
    expect(() => benches().exec(sql)).toThrow(message);
  });
});

describe('a photo', () => {
  const choose = (which: string): string => `UPDATE photos SET version_id = '${id('ver', which)}'`;

  it('is made from a version of its own shot', () => {
    const db = benches();
    db.exec(filledIn('4', '2', '2', '4'));

    db.exec(choose('4'));

    expect(db.prepare('SELECT version_id FROM photos').pluck().get()).toBe(id('ver', '4'));
  });

  it.each([
    ['a version of another picture', '5'],
    ['the original, which is the shot itself', '2'],
    ['a headshot', '6'],
  ])('is not made from %s', (_what, which) => {
    const db = benches();
    db.exec([filledIn('5', '1', '1', '4'), filledIn('6', '3', '3', '5')].join(';'));

    expect(() => db.exec(choose(which))).toThrow('a version of its own shot');
  });

  it('does not keep its version when it gets another shot', () => {
    const db = benches();
    db.exec(filledIn('4', '2', '2', '4'));
    db.exec(`INSERT INTO shots (id, order_id, image_id, source, origin, taken_at, person_id)
      SELECT '${id('shot', '9')}', order_id, '${id('img', '5')}', 'camera', '', '${later}', person_id FROM shots`);
    db.exec(choose('4'));

    expect(() => db.exec(`UPDATE photos SET shot_id = '${id('shot', '9')}'`)).toThrow('of its own shot');
    db.exec(`UPDATE photos SET shot_id = '${id('shot', '9')}', version_id = NULL`);
  });
});

describe('an override', () => {
  const override = (reason: string): string => `INSERT INTO overrides VALUES
    ('${id('ovr')}', '${id('ord')}', '${id('pho')}', '${id('ver', '2')}', '${id('img', 'a')}', 'uk', 'UK passport',
      'aiEdit', '${reason}', 'supervisor', '${time}')`;

  it('has a reason, and never changes', () => {
    const db = benches();
    expect(() => db.exec(override(''))).toThrow('CHECK');
    db.exec(override('for the family album'));

    expect(() => db.exec(`UPDATE overrides SET reason = 'other'`)).toThrow('never changes');
    expect(() => db.exec('DELETE FROM overrides')).toThrow('never deleted');
  });
});

describe('a run of headshots', () => {
  const run = (seed: number, strength: number): string => `INSERT INTO headshot_runs VALUES
    ('${id('call', '1')}', '${id('ben', '3')}', 'By a window', ${seed}, 1, ${strength}, 768, 1024, NULL, '${time}')`;

  it('has a seed above 0', () => {
    const db = benches();
    db.exec(benchCall('1', '3', 'done'));

    expect(() => db.exec(run(-1, 0.8))).toThrow('CHECK');
    expect(() => db.exec(run(1, 1.1))).toThrow('CHECK');
    db.exec(run(Number.MAX_SAFE_INTEGER, 1));
  });
});

describe('the print of a headshot', () => {
  const print = (columns: string): string => `INSERT INTO prints
    (id, order_id, bench_id, version_id, printer_id, printer_name, layout, copies, file_sha256, state, note, reason,
      submitted_at, updated_at)
    VALUES ('${id('prt', '9')}', ${columns}, 'file', 'File', '{}', 1, '${hash}', 'submitted', '', '', '${time}', '${time}')`;

  it('names its picture, and belongs to no order', () => {
    const db = benches();
    const [order, own, picture] = [`'${id('ord')}'`, `'${id('ben', '3')}'`, `'${id('ver', '3')}'`];

    expect(() => db.exec(print(`${order}, ${own}, ${picture}`))).toThrow('CHECK');
    expect(() => db.exec(print(`NULL, ${own}, NULL`))).toThrow('CHECK');
    expect(() => db.exec(print(`${order}, NULL, ${picture}`))).toThrow('CHECK');
    db.exec(print(`NULL, ${own}, ${picture}`));
  });
});
