import { win32 } from 'node:path';
import type { LockGapState } from '../../../shared/model/kiosk-lock.ts';
import type { AskProgram } from '../../ask-program.ts';
import { closedIf, type Autostart, type Checks } from './checks.ts';
import type { LockCalls, RegistryRoot } from './windows-calls.ts';

export interface WindowsSystem {
  readonly autostart: Autostart;
  readonly username: string;
  /** Id of the process that started this one. */
  readonly ppid: number;
  readonly env: NodeJS.ProcessEnv;
  readonly ask: AskProgram;
  readonly load: () => Promise<LockCalls>;
}

const winlogon = String.raw`SOFTWARE\Microsoft\Windows NT\CurrentVersion\Winlogon`;
const systemPolicies = String.raw`Software\Microsoft\Windows\CurrentVersion\Policies\System`;
const appLocker = String.raw`SOFTWARE\Policies\Microsoft\Windows\SrpV2\Exe`;
const softwareRestriction = String.raw`SOFTWARE\Policies\Microsoft\Windows\Safer\CodeIdentifiers`;
const stickyKeys = String.raw`Control Panel\Accessibility\StickyKeys`;
const errorReporting = String.raw`SOFTWARE\Microsoft\Windows\Windows Error Reporting`;
const errorReportingPolicy = String.raw`SOFTWARE\Policies\Microsoft\Windows\Windows Error Reporting`;

/** Programs that start a session's shell and start it again when it ends: Shell Launcher, in both of its versions. */
const shellLaunchers = ['eshell.exe', 'customshellhost.exe'];
/** Programs that start a session's shell once. */
const shellStarters = ['userinit.exe', 'winlogon.exe'];

/** Microsoft Learn, STICKYKEYS: SKF_HOTKEYACTIVE. */
const hotKey = 4;
/** Well-known SID of the group Administrators; Microsoft Learn. Listed also while User Account Control withholds its rights. */
const administrators = 'S-1-5-32-544';

/** Returns the checks of a Windows session. */
export function windowsChecks({ autostart, username, ppid, env, ask, load }: WindowsSystem): Checks {
  const value = async (root: RegistryRoot, key: string, name: string): Promise<string | number | null> =>
    (await load()).value(root, key, name);
  /** True when a value is set for this account or for the computer. */
  const isSet = async (key: string, name: string, wanted: number): Promise<boolean> =>
    (await value('user', key, name)) === wanted || (await value('machine', key, name)) === wanted;
  const parent = async (): Promise<string> =>
    win32.basename((await load()).programOf(ppid) ?? '').toLowerCase();

  return {
    async start() {
      const by = await parent();
      if ([...shellLaunchers, ...shellStarters].includes(by)) return 'closed';
      return autostart === null ? 'unknown' : closedIf(autostart);
    },
    async restart() {
      const by = await parent();
      if (shellLaunchers.includes(by)) return 'closed';
      return by === 'explorer.exe' ? 'open' : 'unknown';
    },
    async 'sign-in'() {
      if ((await value('machine', winlogon, 'AutoAdminLogon')) !== '1') return 'open';
      const name = await value('machine', winlogon, 'DefaultUserName');
      return closedIf(String(name).toLowerCase() === username.toLowerCase());
    },
    async rights() {
      const program = win32.join(env['SystemRoot'] ?? String.raw`C:\Windows`, 'System32', 'whoami.exe');
      const answer = await ask(program, ['/groups']);
      return answer?.code === 0 ? closedIf(!answer.output.includes(administrators)) : 'unknown';
    },
    desktop: async () => closedIf(!(await load()).hasShellWindow()),
    async programs() {
      const isEnforced = (await value('machine', appLocker, 'EnforcementMode')) === 1;
      return closedIf(isEnforced || (await value('machine', softwareRestriction, 'DefaultLevel')) === 0);
    },
    'task-manager': async () => closedIf(await isSet(systemPolicies, 'DisableTaskMgr', 1)),
    'switch-user': async () =>
      closedIf((await value('machine', systemPolicies, 'HideFastUserSwitching')) === 1),
    async 'sticky-keys'(): Promise<LockGapState> {
      const flags = await value('user', stickyKeys, 'Flags');
      // Windows' own value has the hot key.
      return closedIf(flags !== null && (Number(flags) & hotKey) === 0);
    },
    async dumps() {
      const isOff =
        (await isSet(errorReporting, 'Disabled', 1)) || (await isSet(errorReportingPolicy, 'Disabled', 1));
      return closedIf(isOff && !(await load()).hasKey('machine', `${errorReporting}\\LocalDumps`));
    },
  };
}
