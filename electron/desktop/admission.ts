import { app, dialog } from 'electron';
import { fill } from '../words/fill.ts';
import { startWords } from './start-words.ts';
import { judgeSwitches } from './switches.ts';

/**
 * Variables that change the behaviour of Electron, Node or Chromium: where they log, whether they check certificates,
 * whether they load code from elsewhere. The kiosk needs none, and the processes that it starts inherit its
 * environment.
 */
const foreignVariable = /^(?:ELECTRON_|NODE_|SSLKEYLOGFILE$)/i;

/**
 * Lets a packaged kiosk start only as its package specifies. Runs before Electron is ready, because options removed
 * from the command line or environment here are read later. A kiosk that is not packaged may start in any way.
 *
 * @returns false when the program ends, or restarts
 */
export function isStartedAsPackaged(): boolean {
  if (!app.isPackaged) return true;
  for (const name of Object.keys(process.env)) {
    if (foreignVariable.test(name)) Reflect.deleteProperty(process.env, name);
  }
  const args = process.argv.slice(1);
  const judged = judgeSwitches(args, process.platform);
  // By now ELECTRON_DISABLE_SANDBOX has become this switch, which is not among the arguments.
  const ending = judged.ending ?? (app.commandLine.hasSwitch('no-sandbox') ? '--no-sandbox' : null);
  if (ending !== null) {
    const { ended, weakening } = startWords();
    dialog.showErrorBox(ended, fill(weakening, { option: ending }));
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
 * True when the kiosk needs X11 to place the customer's window, because Wayland lets no program do that. Chromium
 * chooses between the two before any JavaScript runs, so the switch must be there from the start. The desktop file
 * has it; a terminal may not.
 */
function needsX11(args: readonly string[]): boolean {
  const { XDG_SESSION_TYPE: session, DISPLAY: x11 } = process.env;
  if (process.platform !== 'linux' || session !== 'wayland' || x11 === undefined) return false;
  return !args.some((arg) => arg.startsWith('--ozone-platform='));
}
