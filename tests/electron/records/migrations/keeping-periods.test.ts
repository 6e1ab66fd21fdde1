/** Migration 600: periods for what was kept without an end, and what may be deleted once a period is over. */
import { describe, expect, it } from 'vitest';
import { createSettings } from '../../../../electron/settings/settings.ts';
import { defaultSettings } from '../../../../electron/settings/settings.ts';
import { exampleRecords } from '../../../support/records/example-records.ts';
import { fileBefore } from '../../../support/records/file-before.ts';
import { openFile } from '../../../support/records/records-file.ts';

const time = '2026-11-22T09:30:00.000Z';

describe('a studio from before', () => {
  const stored = (text: string) =>
    `INSERT INTO settings (one, value, updated_at) VALUES (1, '${text}', '${time}')`;
  function settingsAfter(sql: string) {
    const { db, run } = fileBefore(600);
    db.exec(sql);
    run();
    const row = db.prepare<[], { value: string }>('SELECT value FROM settings').get();
    const value: unknown = row === undefined ? null : JSON.parse(row.value);
    return createSettings({ get: () => value, set: () => undefined }, () => new Date(time)).get();
  }

  it('keeps its periods, and goes on to keep without an end what had none', () => {
    const { keepDays, keepYears, studioName } = settingsAfter(
      stored('{"studioName":"Bright","keepDays":{"withConsent":700,"without":14}}'),
    );

    expect(studioName).toBe('Bright');
    expect(keepDays).toEqual({
      ...defaultSettings.keepDays,
      ...{ withConsent: 700, without: 14, shots: 700, previews: 700, abandoned: null, setAside: null },
    });
    expect(keepYears).toEqual({ customers: null, accounts: null, audit: null });
  });

  it('does so also when it never saved its settings', () => {
    const order = `INSERT INTO orders (id, number, step, state, practice, search_text, created_at, updated_at, close_reason)
      VALUES ('ord_${'1'.repeat(32)}', '261122-001', 'customer', 'open', 0, '', '${time}', '${time}', '')`;

    expect(settingsAfter(order).keepYears).toEqual({ customers: null, accounts: null, audit: null });
    expect(settingsAfter('SELECT 1')).toEqual(defaultSettings);
  });
});

it('deletes accounts and entries only up to their cut, which never goes back', () => {
  const db = openFile(exampleRecords().file);
  try {
    const cut = (before: string): string =>
      `INSERT INTO accounts_cut (one, before, last_entry) VALUES (1, '${before}', 0)`;
    db.exec(`INSERT INTO cash_moves (id, kind, amount, currency, reason, moved_by, moved_at)
      VALUES ('mov_${'1'.repeat(32)}', 'pay-in', 100, 'GBP', 'change', 'staff', '${time}')`);

    expect(() => db.exec('DELETE FROM cash_moves')).toThrow('kept as it is');
    db.exec(cut(time));
    expect(() => db.exec('DELETE FROM cash_moves')).toThrow('kept as it is');
    db.exec("UPDATE accounts_cut SET before = '2026-11-22T09:30:00.001Z'");
    db.exec('DELETE FROM cash_moves');
    expect(() => db.exec(`UPDATE accounts_cut SET before = '${time}'`)).toThrow('never goes back');
    expect(() => db.exec('DELETE FROM accounts_cut')).toThrow('is kept');

    db.exec(`INSERT INTO audit_cut (one, last_seq, last_at, last_hash, cut_at, seal)
      VALUES (1, 5, '${time}', zeroblob(32), '${time}', zeroblob(32))`);
    expect(() => db.exec('UPDATE audit_cut SET last_seq = 5')).toThrow('never goes back');
    expect(() => db.exec('DELETE FROM audit_cut')).toThrow('is kept');
  } finally {
    db.close();
  }
});
