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

interface Host {
  readonly autostart: Autostart;
  /** True where customers have a screen of their own. */
  readonly hasCustomerScreen: boolean;
}

export const systemGaps = (host: Host, log: Log): Promise<readonly LockGap[]> =>
  runChecks(checksHere(host), log);

function checksHere({ autostart, hasCustomerScreen }: Host): Checks {
  const { username, uid } = userInfo();
  const { env, pid, ppid, platform } = process;
  const common = { autostart, username, env, ask: askProgram };
  if (platform === 'win32') return windowsChecks({ ...common, ppid, load: loadWindowsCalls });
  if (platform === 'darwin') return macChecks({ ...common, uid });
  const gids = [process.getgid?.() ?? -1, ...(process.getgroups?.() ?? [])];
  return linuxChecks({ ...common, hasCustomerScreen, uid, gids, pid, root: '/' });
}
