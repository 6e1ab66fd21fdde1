import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { LockGapState } from '../../../shared/model/kiosk-lock.ts';
import { codeOf } from '../../error-code.ts';
import type { AskProgram } from '../../ask-program.ts';
import { closedIf, type Autostart, type Checks } from './checks.ts';
import { signsIn } from './linux-sign-in.ts';
import { isServerOption } from './xorg.ts';

export interface LinuxSystem {
  readonly autostart: Autostart;
  /** True where customers have a screen of their own. */
  readonly hasCustomerScreen: boolean;
  readonly username: string;
  readonly uid: number;
  readonly gids: readonly number[];
  readonly env: NodeJS.ProcessEnv;
  readonly pid: number;
  /** Folder that stands for `/`. */
  readonly root: string;
  readonly ask: AskProgram;
}

/** Groups whose members can become root, or read and write the whole disk. */
const powerfulGroups = new Set([
  'root',
  'sudo',
  'wheel',
  'admin',
  'docker',
  'lxd',
  'libvirt',
  'disk',
  'shadow',
]);

/** Programs that show a desktop with a menu, a panel or icons; the kernel keeps 15 characters of a name. */
const desktops = new Set([
  ...['gnome-shell', 'gnome-panel', 'plasmashell', 'xfce4-panel', 'xfdesktop', 'mate-panel', 'cinnamon'],
  ...[
    'lxpanel',
    'lxqt-panel',
    'pcmanfm',
    'pcmanfm-qt',
    'budgie-panel',
    'cosmic-panel',
    'wf-panel',
    'wf-panel-pi',
  ],
]);

/** The session with cage, as `set-up.sh` installs it: it starts Headroom again until a supervisor has left it. */
const cageSession = '/usr/local/lib/headroom-kiosk/session-cage';

/** Exit code of a locked kiosk that must start again; see `exit-code.ts`. */
const startAgainCode = '75';

/** Bits of `kernel.sysrq` (Linux, admin-guide/sysrq): keyboard (which ends a console's programs), signals, restart. */
const endingKeys = 4 | 64 | 128;

interface Unit {
  readonly isSystem: boolean;
  /** Values as `systemctl show` names them. */
  readonly values: ReadonlyMap<string, string>;
}

/** Returns the checks of a Linux session. */
export function linuxChecks(system: LinuxSystem): Checks {
  const { autostart, hasCustomerScreen, uid, gids, env, pid, root, ask } = system;
  const read = (path: string): Promise<string> => readFile(join(root, path), 'utf8');
  const isWayland = (env['WAYLAND_DISPLAY'] ?? '') !== '';
  const hasDisplay = isWayland || (env['DISPLAY'] ?? '') !== '';

  /** Returns the unit that started this process; null for none, `unknown` when systemd does not answer. */
  async function unit(): Promise<Unit | 'unknown' | null> {
    if (env['SYSTEMD_EXEC_PID'] !== String(pid)) return null;
    // The one line of version 2, or systemd's own of version 1 (cgroups(7)).
    const path = /^\d+:(?:name=systemd)?:(.*)$/m.exec(await read('proc/self/cgroup'))?.[1] ?? '';
    const name = path.split('/').findLast((part) => part.endsWith('.service'));
    if (name === undefined) return 'unknown';
    const isSystem = !/\/user@\d+\.service\//.test(path);
    const properties = ['Restart', 'RestartPreventExitStatus', 'UnitFileState'];
    const answer = await ask('systemctl', [
      ...(isSystem ? [] : ['--user']),
      ...['show', `--property=${properties.join(',')}`, '--', name],
    ]);
    if (answer?.code !== 0) return 'unknown';
    const lines = answer.output.split('\n').map((line) => line.split('=') as [string, string?]);
    return { isSystem, values: new Map(lines.map(([key, value = '']) => [key, value])) };
  }
  let asked: ReturnType<typeof unit> | null = null;
  const unitOnce = (): ReturnType<typeof unit> => (asked ??= unit());

  /** Returns the command line of this user's first program of one of these names; null for none. */
  async function running(names: ReadonlySet<string>): Promise<readonly string[] | null> {
    const pids = (await readdir(join(root, 'proc'))).filter((name) => /^\d+$/.test(name));
    for (const each of pids) {
      try {
        const folder = join(root, 'proc', each);
        if ((await stat(folder)).uid !== uid || !names.has((await read(`proc/${each}/comm`)).trim()))
          continue;
        return (await read(`proc/${each}/cmdline`)).split('\0');
      } catch (error) {
        // It has ended in the meantime.
        if (!['ENOENT', 'ESRCH'].includes(codeOf(error) ?? '')) throw error;
      }
    }
    return null;
  }
  const cage = (): ReturnType<typeof running> => running(new Set(['cage']));
  const isCageSession = async (): Promise<boolean> =>
    isWayland && ((await running(new Set([basename(cageSession)])))?.includes(cageSession) ?? false);

  /** Returns the state of an option of the X server; null on Wayland, which has no such server. */
  async function serverOption(name: string): Promise<LockGapState | null> {
    if (isWayland) return null;
    return hasDisplay ? closedIf(await isServerOption(root, name)) : 'unknown';
  }

  return {
    async start() {
      const started = await unitOnce();
      if (started === 'unknown') return 'unknown';
      if (started === null && (await isCageSession())) return 'closed';
      if (started === null) return autostart === null ? 'unknown' : closedIf(autostart);
      // A unit without `[Install]` may be wanted by another one.
      const state = started.values.get('UnitFileState');
      return state === 'enabled' ? 'closed' : state === 'disabled' ? 'open' : 'unknown';
    },
    async restart() {
      const started = await unitOnce();
      if (started === 'unknown') return 'unknown';
      if (started === null) return closedIf(await isCageSession());
      const [restart = '', never = ''] = ['Restart', 'RestartPreventExitStatus'].map((key) =>
        started.values.get(key),
      );
      return closedIf(
        ['always', 'on-failure'].includes(restart) && !never.split(' ').includes(startAgainCode),
      );
    },
    async 'sign-in'() {
      const started = await unitOnce();
      // A system unit runs before anybody signs in.
      if (started !== null && started !== 'unknown' && started.isSystem) return 'closed';
      return signsIn(root, system.username);
    },
    async rights() {
      if (uid === 0) return 'open';
      const groups = (await read('etc/group')).split('\n').map((line) => line.split(':'));
      const names = groups.filter(([, , gid]) => gids.includes(Number(gid))).map(([name = '']) => name);
      return closedIf(!names.some((name) => powerfulGroups.has(name)));
    },
    desktop: async () => closedIf((await running(desktops)) === null),
    async session() {
      if (!hasDisplay) return 'unknown';
      // On Wayland, no program can place the customer's window.
      return closedIf(!isWayland || (!hasCustomerScreen && (await cage()) !== null));
    },
    async consoles() {
      if (!isWayland) return serverOption('DontVTSwitch');
      const command = await cage();
      // cage(1): `-s` allows switching.
      return command === null ? 'unknown' : closedIf(!command.includes('-s'));
    },
    'server-keys': () => serverOption('DontZap'),
    async 'system-keys'() {
      const text = await read('proc/sys/kernel/sysrq').catch((error: unknown) => {
        // A kernel that was built without these keys.
        if (codeOf(error) === 'ENOENT') return '0';
        throw error;
      });
      const keys = Number(text.trim());
      return closedIf(keys !== 1 && (keys & endingKeys) === 0);
    },
    async dumps() {
      const limit = /^Max core file size\s+(\S+)/m.exec(await read('proc/self/limits'))?.[1];
      const pattern = (await read('proc/sys/kernel/core_pattern')).trim();
      // A program that receives the dump decides about the limit itself; systemd-coredump honours it (core(5), systemd-coredump(8)).
      const honoursLimit = !pattern.startsWith('|') || /^\|\S*\/systemd-coredump\s/.test(pattern);
      return closedIf(/^\|\S*\/(?:bin\/)?false\b/.test(pattern) || (honoursLimit && limit === '0'));
    },
  };
}
