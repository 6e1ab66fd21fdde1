import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { writeOpener } from '../../../electron/browser/chromium.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';

it('the one-time address is in a file that only its owner can read, and not in the process list', async () => {
  const address = 'http://127.0.0.1:4400/?token=secret-Token_1';
  const opener = await writeOpener(tempFolder(), address);

  expect(opener).not.toContain('secret-Token_1');
  const file = fileURLToPath(opener);
  expect(readFileSync(file, 'utf8')).toContain(`url=${address}"`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});
