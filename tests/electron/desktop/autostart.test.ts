import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { desktopFile, startsWithComputer, startWithComputer } from '../../../electron/desktop/autostart.ts';
import { forgetAll, tell } from '../../support/kiosk/electron-double.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { logDouble } from './log-double.ts';

vi.mock('electron', async () => (await import('../../support/kiosk/electron-double.ts')).electronDouble);

let config: string;
const platform = process.platform;
const args = process.argv;
const file = (): string => join(config, 'autostart', 'headroom.desktop');

beforeEach(() => {
  forgetAll();
  config = tempFolder();
  vi.stubEnv('XDG_CONFIG_HOME', config);
  process.argv = ['/opt/Headroom/headroom', '--data=/srv/studio', '--ozone-platform=x11'];
});
afterEach(() => {
  vi.unstubAllEnvs();
  process.argv = args;
  Object.defineProperty(process, 'platform', { value: platform });
});
const on = (name: NodeJS.Platform): void => {
  Object.defineProperty(process, 'platform', { value: name });
};

it('starts the packaged program with the session on Linux, as it was started now, until it is unlocked', () => {
  on('linux');
  tell('app', { isPackaged: true });
  startWithComputer(true, logDouble());
  expect(readFileSync(file(), 'utf8')).toContain('"--data=/srv/studio" "--ozone-platform=x11"');
  startWithComputer(false, logDouble());
  expect(existsSync(file())).toBe(false);
});

it('takes an empty folder of configuration for none, and uses the one in the home folder', () => {
  on('linux');
  tell('app', { isPackaged: true });
  vi.stubEnv('XDG_CONFIG_HOME', '');
  vi.stubEnv('HOME', config);
  startWithComputer(true, logDouble());
  expect(existsSync(join(config, '.config', 'autostart', 'headroom.desktop'))).toBe(true);
});

it('leaves the start to the unit that started it, which also restarts it', () => {
  on('linux');
  tell('app', { isPackaged: true });
  startWithComputer(true, logDouble());
  vi.stubEnv('SYSTEMD_EXEC_PID', String(process.pid));
  startWithComputer(true, logDouble());
  expect(existsSync(file())).toBe(false);
});

it('leaves the start to the launch agent that started it', () => {
  on('darwin');
  vi.stubEnv('XPC_SERVICE_NAME', 'studio.headroom.kiosk.counter');
  const setLoginItemSettings = vi.fn();
  tell('app', { isPackaged: true, setLoginItemSettings });
  startWithComputer(true, logDouble());
  expect(setLoginItemSettings).toHaveBeenCalledWith(expect.objectContaining({ openAtLogin: false }));
});

it('tells whether the system starts it: by its desktop file, its login item, or not', () => {
  on('linux');
  tell('app', { isPackaged: true });
  expect(startsWithComputer()).toBe(false);
  startWithComputer(true, logDouble());
  expect(startsWithComputer()).toBe(true);

  on('win32');
  const getLoginItemSettings = vi.fn(() => ({ openAtLogin: true }));
  forgetAll();
  tell('app', { isPackaged: true, getLoginItemSettings });
  expect(startsWithComputer()).toBe(true);
  expect(getLoginItemSettings).toHaveBeenCalledWith({ args: process.argv.slice(1) });

  forgetAll();
  tell('app', { isPackaged: false });
  expect(startsWithComputer()).toBe(false);
});

it.each(['win32', 'darwin'] as const)('is a login item on %s', (name) => {
  on(name);
  const setLoginItemSettings = vi.fn();
  tell('app', { isPackaged: true, setLoginItemSettings });
  startWithComputer(true, logDouble());
  startWithComputer(false, logDouble());
  const items = ['--data=/srv/studio', '--ozone-platform=x11'];
  expect(setLoginItemSettings.mock.calls).toEqual([
    [{ openAtLogin: true, args: items }],
    [{ openAtLogin: false, args: items }],
  ]);
});

it('starts no program that is not installed', () => {
  on('linux');
  tell('app', { isPackaged: false });
  startWithComputer(true, logDouble());
  expect(existsSync(file())).toBe(false);
});

it('logs a folder that cannot be written, and goes on', () => {
  on('linux');
  tell('app', { isPackaged: true });
  writeFileSync(join(config, 'a-file'), '');
  vi.stubEnv('XDG_CONFIG_HOME', join(config, 'a-file'));
  const log = logDouble();
  startWithComputer(true, log);
  expect(log.lines).toEqual(['the start with the computer was not changed {"error":"Error"}']);
});

it('quotes what a desktop file would read otherwise', () => {
  expect(desktopFile('/opt/My "Head" room', ['--data=/a b/$x/100%'])).toContain(
    String.raw`Exec="/opt/My \\"Head\\" room" "--data=/a b/\\$x/100%%"`,
  );
});
