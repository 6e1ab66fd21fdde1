/** Migration 880: a studio without a name of its own has none in the records. */
import { expect, it } from 'vitest';
import { createSettings } from '../../../../../electron/settings/settings.ts';
import { fileBefore } from '../../../../support/records/file-before.ts';

const time = '2026-11-22T09:30:00.000Z';

it.each([
  ['Our studio', 'Notre studio', false],
  ['Photo Rossi', 'Photo Rossi', true],
])('reads the name %s as %s', (studioName, read, isNamed) => {
  const { db, run } = fileBefore(880);
  db.prepare('INSERT INTO settings (one, value, updated_at) VALUES (1, ?, ?)').run(
    JSON.stringify({ studioName, language: 'fr', gapMm: 4 }),
    time,
  );
  run();
  const value: unknown = JSON.parse(db.prepare<[], string>('SELECT value FROM settings').pluck().get() ?? '');
  const settings = createSettings({ get: () => value, set: () => undefined }, () => new Date(time));
  expect(settings.get()).toMatchObject({ studioName: read, language: 'fr', gapMm: 4 });
  expect(settings.isNamed()).toBe(isNamed);
});
