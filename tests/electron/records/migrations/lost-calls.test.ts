/** Migration 575, which lists paid calls that restored records do not have. */
import { expect, it } from 'vitest';
import { newId } from '../../../../shared/ids.ts';
import { exampleRecords } from '../../../support/records/example-records.ts';
import { openFile } from '../../../support/records/records-file.ts';

const at = '2026-11-21T09:30:00.000Z';
const insert = (callId: string | null, reason: string | null): string => `
  INSERT INTO lost_calls (call_id, backup_at, made_at, document, reason)
    VALUES (${callId === null ? 'NULL' : `'${callId}'`}, '${at}', '${at}', '', ${reason === null ? 'NULL' : `'${reason}'`});`;

it('lists each call once, and data that does not open without a call', () => {
  const db = openFile(exampleRecords().file);
  const id = newId('call');
  try {
    db.exec(insert(id, 'no-order') + insert(newId('call'), null) + insert(null, 'unreadable'));
    expect(() => db.exec(insert(id, null))).toThrow('UNIQUE');
    for (const [callId, reason] of [
      [newId('call'), 'unreadable'],
      [null, 'no-order'],
      [null, null],
      [newId('call'), 'other'],
    ] as const)
      expect(() => db.exec(insert(callId, reason))).toThrow('CHECK');
    expect(() => db.exec(`UPDATE lost_calls SET settled_at = '${at}'`)).toThrow('CHECK');
    db.exec(`UPDATE lost_calls SET settled_at = '${at}', settled_by = 'staff'`);
  } finally {
    db.close();
  }
});
