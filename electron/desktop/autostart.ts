import { app } from 'electron';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isStartedByAgent, isStartedByUnit } from '../lock/unit.ts';
import type { Log } from '../log.ts';
import { xdgFolder } from '../paths.ts';

/** Folder of programs that start with a session (freedesktop.org, Desktop Application Autostart Specification). */
const autostartFolder = (): string => join(xdgFolder('XDG_CONFIG_HOME', '.config'), 'autostart');

/** Quotes an argument of a desktop file's `Exec` (Desktop Entry Specification): `%` begins a field code there. */
const quoted = (argument: string): string =>
  `"${argument.replace(/[\\"`$]/g, String.raw`\\$&`).replaceAll('%', '%%')}"`;

/** Returns the desktop file that starts this program with these arguments. */
export const desktopFile = (program: string, args: readonly string[]): string =>
  [
    '[Desktop Entry]',
    'Type=Application',
    'Name=Headroom',
    `Exec=${[program, ...args].map(quoted).join(' ')}`,
    'X-GNOME-Autostart-enabled=true',
    '',
  ].join('\n');

/** Returns whether the system starts the packaged program with this user's session. @throws what the file system said */
export function startsWithComputer(): boolean {
  if (!app.isPackaged) return false;
  if (process.platform !== 'linux')
    return app.getLoginItemSettings({ args: process.argv.slice(1) }).openAtLogin;
  return existsSync(join(autostartFolder(), 'headroom.desktop'));
}

/**
 * Starts the packaged program whenever this user's session begins, with the switches that it has now, or no longer does.
 * A unit or an agent that starts it already stays alone: whichever came second would only wait for the first to end. A failure is logged only: the lock itself must not depend on it.
 */
export function startWithComputer(on: boolean, log: Log): void {
  if (!app.isPackaged) return;
  const args = process.argv.slice(1);
  if (process.platform !== 'linux') {
    app.setLoginItemSettings({ openAtLogin: on && !isStartedByAgent(), args });
    return;
  }
  const file = join(autostartFolder(), 'headroom.desktop');
  try {
    if (!on || isStartedByUnit()) {
      rmSync(file, { force: true });
      return;
    }
    mkdirSync(autostartFolder(), { recursive: true });
    writeFileSync(file, desktopFile(process.execPath, args));
  } catch (error) {
    log.error(
      { error: error instanceof Error ? error.name : typeof error },
      'the start with the computer was not changed',
    );
  }
}
