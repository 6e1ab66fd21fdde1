/** Migration 790, which gives each watched folder a secret of its own. */
import { expect, it } from 'vitest';
import { fileBefore } from '../../../../support/records/file-before.ts';

it('gives earlier folders secrets that nobody knows', () => {
  const { db, run } = fileBefore(790);
  db.exec(`INSERT INTO watched_folders (folder, first_seen_at)
    VALUES ('/a', '2026-11-21T09:30:00.000Z'), ('/b', '2026-11-21T09:30:00.000Z')`);

  run();

  const secrets = db.prepare('SELECT hex(secret) FROM watched_folders').pluck().all();
  expect(secrets).toEqual([expect.stringMatching(/^\w{64}$/), expect.stringMatching(/^\w{64}$/)]);
  expect(new Set(secrets).size).toBe(2);
});
