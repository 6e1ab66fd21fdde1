/** The browser host when the kiosk does not open: words instead of a stack, a line in the log, and exit code 1. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openKiosk } from '../../support/kiosk/open-kiosk.ts';
import { openFile } from '../../support/records/records-file.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';

it('says plainly that the records come from a newer version, logs why, and leaves the file unchanged', async () => {
  const dataDir = tempFolder();
  const records = join(dataDir, 'practice', 'records.sqlite');
  await (await openKiosk({ dataDir })).close();
  const db = openFile(records);
  db.pragma('user_version = 1000000');
  db.close();
  const before = readFileSync(records);
  const main = join(import.meta.dirname, '../../../electron/browser/main.ts');
  const args = [main, '--port', '0', '--data', dataDir, '--no-open'];

  const ended = spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 60_000 });

  expect(ended.status).toBe(1);
  expect(ended.stderr).toMatch(/^The records come from a newer version of Headroom\./m);
  expect(ended.stderr + ended.stdout).not.toMatch(/^\s+at /m);
  expect(ended.stderr).not.toContain('KioskError');
  const logs = join(dataDir, 'logs');
  const log = readdirSync(logs).map((name) => readFileSync(join(logs, name), 'utf8'));
  expect(log.join('')).toContain('"code":"RECORDS_NEWER"');
  expect(readFileSync(records).equals(before)).toBe(true);
});
