import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startMirror } from '../support/kiosk/electron-mirror.ts';
import { prepareEach, root, write, start, noElectron, anyUser } from '../support/kiosk/launcher.ts';

prepareEach();

it.each([['--browser'], ['--no-open']])('downloads nothing with %s', async (option) => {
  const mirror = await startMirror(noElectron);
  const printed = await start([option], { ELECTRON_MIRROR: mirror.url });
  expect(printed).toContain('Browser:');
  expect(mirror.asked).toEqual([]);
});

it('starts nothing with an unknown option', async () => {
  const printed = await start(['--browser', '--dta', 'orders'], {});
  expect(printed).toContain("Unknown option '--dta'");
  expect(printed).not.toContain('Browser:');
});

it('reports that Electron crashed, and how to start without it', async () => {
  const own = join(root, 'own');
  write('own/electron', '#!/bin/sh\nkill -TRAP $$');
  chmodSync(join(own, 'electron'), 0o755);
  const printed = await start(anyUser, { ELECTRON_OVERRIDE_DIST_PATH: own });
  expect(printed).toContain('Electron was ended by SIGTRAP.');
  expect(printed).toContain('npm start -- --browser');
});

it.runIf(process.getuid?.() === 0)('starts in the browser as root, and says what to do', async () => {
  write('own/electron', '#!/bin/sh\necho Electron');
  const printed = await start([], { ELECTRON_OVERRIDE_DIST_PATH: join(root, 'own') });
  expect(printed).toContain('Electron does not run as root. Start Headroom as an ordinary user.');
  expect(printed).toContain('Browser:');
});
