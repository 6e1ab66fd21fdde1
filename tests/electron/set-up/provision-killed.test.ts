/** A counter that is killed while it takes the file that sets it up. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { createSettings } from '../../../electron/settings/settings.ts';
import { newRecords } from '../../support/records/new-records.ts';
import { openRecords } from '../../support/records/records-file.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { firstCounter, fileOf } from '../../support/kiosk/first-counter.ts';

it('is applied as a whole or not at all, wherever a kill comes', async () => {
  const bytes = await fileOf(await firstCounter());
  const setUpFile = join(tempFolder(), 'set-up.json');
  writeFileSync(setUpFile, bytes);
  const script = fileURLToPath(new URL('../../support/kiosk/provision-process.ts', import.meta.url));
  let kills = 0;
  for (let isKilled = true; isKilled;) {
    const file = join(tempFolder(), 'records.sqlite');
    openRecords(file, { newFile: newRecords }).close();
    const child = spawn(process.execPath, [script, file, setUpFile, String(kills + 1)], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
    isKilled = signal === 'SIGKILL';
    const records = openRecords(file);
    onTestFinished(() => records.close());
    const { studioName, numberPrefix } = createSettings(records.settings, () => new Date()).get();
    const state = [studioName, numberPrefix, records.logos.size() !== null, records.audit.last()];
    if (isKilled) {
      expect(state).toEqual(['Our studio', '', false, 0]);
      kills += 1;
    } else {
      expect(code).toBe(0);
      expect(state).toEqual(['Photo Rossi', 'B', true, 1]);
    }
  }
  expect(kills).toBeGreaterThan(2);
});
