/** The browser host when the kiosk does not open: words instead of a stack, a line in the log, and exit code 1. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tempFolder } from '../../support/temp-folder.ts';

it('says plainly that the records are damaged, logs why, and leaves the file unchanged', () => {
  const dataDir = tempFolder();
  const records = join(dataDir, 'practice', 'records.sqlite');
  mkdirSync(join(dataDir, 'practice'));
  writeFileSync(records, 'no database any more');
  const main = join(import.meta.dirname, '../../../electron/browser/main.ts');
  const args = [main, '--port', '0', '--data', dataDir, '--no-open'];

  const ended = spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 60_000 });

  expect(ended.status).toBe(1);
  expect(ended.stderr).toMatch(
    /^Headroom cannot open the practice records, because the file records\.sqlite is damaged\./m,
  );
  expect(ended.stderr + ended.stdout).not.toMatch(/^\s+at /m);
  expect(ended.stderr).not.toContain('KioskError');
  const logs = join(dataDir, 'logs');
  const log = readdirSync(logs).map((name) => readFileSync(join(logs, name), 'utf8'));
  expect(log.join('')).toContain('"code":"RECORDS_DAMAGED","reason":"header"');
  expect(readFileSync(records, 'utf8')).toBe('no database any more');
});
