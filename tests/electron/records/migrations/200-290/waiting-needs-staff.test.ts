/** Migration 230, after which a sheet that is only waiting for its turn is no longer shown as held. */
import { expect, it } from 'vitest';
import { fileBefore } from '../../../../support/records/file-before.ts';

const id = (kind: string, which: string): string => `${kind}_${which.repeat(32)}`;
const time = '2026-11-22T09:30:00.000Z';

interface Before {
  readonly which: string;
  readonly state: 'submitted' | 'waiting' | 'printed';
  readonly trouble: 'media-empty' | null;
  readonly hold: 'queue-stopped' | null;
}

const quoted = (text: string | null): string => (text === null ? 'NULL' : `'${text}'`);

/** An order with one sheet, whose state changes after it was submitted, as in a studio. */
const added = ({ which, state, trouble, hold }: Before): string => `
  INSERT INTO orders (id, number, step, state, practice, search_text, created_at, updated_at, close_reason)
    VALUES ('${id('ord', which)}', '261122-00${which}', 'handover', 'open', 0, '', '${time}', '${time}', '');
  INSERT INTO prints (id, kind, order_id, printer_id, printer_name, layout, copies, file_sha256, state, note, reason,
      submitted_at, updated_at)
    VALUES ('${id('prt', which)}', 'sheet', '${id('ord', which)}', 'cups:photo', 'Photo', '{}', 1, '${'a'.repeat(64)}',
      'submitted', '', '', '${time}', '${time}');
  INSERT INTO print_orders (print_id, order_id) VALUES ('${id('prt', which)}', '${id('ord', which)}');
  UPDATE prints SET state = '${state}', trouble = ${quoted(trouble)}, hold = ${quoted(hold)},
    out_at = ${state === 'printed' ? `'${time}'` : 'NULL'} WHERE id = '${id('prt', which)}';`;

const filled: readonly Before[] = [
  { which: '1', state: 'waiting', trouble: null, hold: null },
  { which: '2', state: 'waiting', trouble: 'media-empty', hold: null },
  { which: '3', state: 'submitted', trouble: null, hold: 'queue-stopped' },
  { which: '4', state: 'printed', trouble: null, hold: null },
];

it('keeps held sheets on the desk, and follows them from then on', () => {
  const { db, run } = fileBefore(230);
  const attention = (): unknown[] => db.prepare('SELECT attention FROM orders ORDER BY number').pluck().all();
  db.exec(filled.map(added).join(''));
  expect(attention()).toEqual(['waiting-print', 'waiting-print', null, null]);

  run();
  expect(attention()).toEqual([null, 'waiting-print', 'waiting-print', null]);

  db.exec(`UPDATE prints SET hold = NULL WHERE id = '${id('prt', '3')}';
    UPDATE prints SET hold = 'job-held' WHERE id = '${id('prt', '1')}'`);
  expect(attention()).toEqual(['waiting-print', 'waiting-print', null, null]);
});
