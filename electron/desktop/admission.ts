import { app, dialog } from 'electron';
import { judgeSwitches } from './switches.ts';

/**
 * Variables that change what Electron, Node or Chromium does: where they log, whether certificates count, whether code
 * comes from the archive. The kiosk needs none, and the processes that it starts get what it has.
 */
const foreignVariable = /^(?:ELECTRON_|NODE_|SSLKEYLOGFILE$)/i;

/**
 * Lets a packaged kiosk start as its package says and in no other way. Before Electron is ready: what is taken off the
 * command line or out of the environment here is read later. A kiosk that is not packaged starts in any way.
 *
 * @returns false when the program ends, or starts once more
 */
export function isStartedAsPackaged(): boolean {
  if (!app.isPackaged) return true;
  for (const name of Object.keys(process.env)) {
    if (foreignVariable.test(name)) Reflect.deleteProperty(process.env, name);
  }
  const args = process.argv.slice(1);
  const judged = judgeSwitches(args, process.platform);
  // ELECTRON_DISABLE_SANDBOX has become this switch by now, and is in no argument.
  const ending = judged.ending ?? (app.commandLine.hasSwitch('no-sandbox') ? '--no-sandbox' : null);
  if (ending !== null) {
    dialog.showErrorBox(
      'Headroom did not start',
      `Headroom does not start with ${ending}: it would weaken the protection of photos and account. Nothing was changed. Start Headroom by its icon, or remove ${ending} from the shortcut that starts it.`,
    );
    app.exit(1);
    return false;
  }
  for (const name of judged.ignored) app.commandLine.removeSwitch(name);
  if (needsX11(args)) {
    app.relaunch({ args: [...args, '--ozone-platform=x11'] });
    app.exit(0);
    return false;
  }
  return true;
}

/**
 * Whether the customer's window could not be placed: Wayland lets no program do that. Chromium chooses between the two
 * before any JavaScript runs, so the switch has to be there from the start. The desktop file has it; a terminal may not.
 */
function needsX11(args: readonly string[]): boolean {
  const { XDG_SESSION_TYPE: session, DISPLAY: x11 } = process.env;
  if (process.platform !== 'linux' || session !== 'wayland' || x11 === undefined) return false;
  return !args.some((arg) => arg.startsWith('--ozone-platform='));
}
