/** Migration 190, which gives every sheet that was saved as a file a row. */
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { migrate } from '../../../../electron/records/file/migrate.ts';
import { migrations } from '../../../../electron/records/migrations/index.ts';
import { tempFolder } from '../../../support/files/temp-folder.ts';
import { openFile } from '../../../support/records/records-file.ts';

const id = (kind: string, which: string): string => `${kind}_${which.repeat(32)}`;
const early = '2026-03-01T09:30:00.000Z';
const late = '2026-03-02T09:30:00.000Z';
const sheet = (which: string, printer: string, job: string | null, at: string): string =>
  `INSERT INTO prints (id, kind, order_id, printer_id, printer_name, layout, copies, file_sha256, state, job_id, note,
      reason, submitted_at, updated_at, out_at)
    VALUES ('${id('prt', which)}', 'sheet', '${id('ord', '0')}', '${printer}', 'A printer', '{"mediumId":"4x6in"}', 1,
      '${'a'.repeat(64)}', 'printed', ${job === null ? 'NULL' : `'${job}'`}, '', '', '${at}', '${at}', '${at}')`;

it('finds the files of earlier versions, each name once, and gives them a full period', () => {
  const file = join(tempFolder(), 'records.db');
  const db = openFile(file);
  onTestFinished(() => void db.close());
  migrate(
    db,
    file,
    0,
    migrations.filter(({ version }) => version < 190),
  );
  db.exec(`INSERT INTO orders (id, number, step, state, practice, search_text, created_at, updated_at, close_reason)
    VALUES ('${id('ord', '0')}', '260301-001', 'handover', 'open', 0, '260301-001', '${early}', '${early}', '')`);
  // The first file was moved away, and the second got its name.
  db.exec(sheet('1', 'file', '260301-001-sheet.pdf', early));
  db.exec(sheet('2', 'file', '260301-001-sheet.pdf', late));
  db.exec(sheet('3', 'cups:DS620', 'DS620-12', early));
  db.exec(sheet('4', 'file', null, early));
  const before = new Date().toISOString();

  migrate(db, file, 180, migrations);

  const rows = db
    .prepare<[], { print_id: string; name: string; saved_at: string; erased_at: null }>(
      'SELECT * FROM saved_sheets',
    )
    .all();
  expect(rows).toMatchObject([{ print_id: id('prt', '2'), name: '260301-001-sheet.pdf', erased_at: null }]);
  expect((rows[0]?.saved_at ?? '') >= before).toBe(true);
});
