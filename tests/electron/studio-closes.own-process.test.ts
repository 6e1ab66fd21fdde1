/** A studio that fails to open closes everything that it had opened. */
import { existsSync, statSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { modePaths } from '../../electron/paths.ts';
import { openKiosk } from '../support/kiosk/open-kiosk.ts';
import { tempFolder } from '../support/files/temp-folder.ts';

const startPractice = vi.hoisted(() => vi.fn());
vi.mock('../../electron/start-practice.ts', () => ({ startPractice }));

it('closes the records when practice fails to start', async () => {
  startPractice.mockRejectedValue(new Error('practice failed to start'));
  const dataDir = tempFolder();
  const { records } = modePaths(dataDir, 'practice');

  await expect(openKiosk({ dataDir })).rejects.toThrow('practice failed to start');

  expect(statSync(records).size).toBeGreaterThan(0);
  // SQLite removes the WAL when the last connection is closed.
  expect(existsSync(`${records}-wal`)).toBe(false);
});
