/** Reports what only the operating system can close around a locked kiosk. It reads, and changes nothing. */
import { userInfo } from 'node:os';
import type { LockGap } from '../../../shared/model/kiosk-lock.ts';
import type { Log } from '../../log.ts';
import { askProgram } from '../../ask-program.ts';
import { runChecks, type Autostart, type Checks } from './checks.ts';
import { linuxChecks } from './linux.ts';
import { macChecks } from './mac.ts';
import { loadWindowsCalls } from './windows-calls.ts';
import { windowsChecks } from './windows.ts';

export const systemGaps = (autostart: Autostart, log: Log): Promise<readonly LockGap[]> =>
  runChecks(checksHere(autostart), log);

function checksHere(autostart: Autostart): Checks {
  const { username, uid } = userInfo();
  const { env, pid, ppid, platform } = process;
  const common = { autostart, username, env, ask: askProgram };
  if (platform === 'win32') return windowsChecks({ ...common, ppid, load: loadWindowsCalls });
  if (platform === 'darwin') return macChecks({ ...common, uid });
  const gids = [process.getgid?.() ?? -1, ...(process.getgroups?.() ?? [])];
  return linuxChecks({ ...common, uid, gids, pid, root: '/' });
}
