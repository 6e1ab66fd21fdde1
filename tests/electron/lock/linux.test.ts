/** The check of a Linux session, on files as the kernel and the programs write them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Answer } from '../../../electron/ask-program.ts';
import { runChecks } from '../../../electron/lock/system/checks.ts';
import { linuxChecks, type LinuxSystem } from '../../../electron/lock/system/linux.ts';
import type { LockGapName, LockGapState } from '../../../shared/model/kiosk-lock.ts';
import { memoryLog } from '../../support/kiosk/memory-log.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';

let root: string;
const put = (path: string, text: string): void => {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};
/** A computer as its maker's system leaves it. */
beforeEach(() => {
  root = tempFolder();
  put('etc/group', 'root:x:0:\nsudo:x:27:counter\ncounter:x:1000:\n');
  put('proc/sys/kernel/sysrq', '438\n');
  put('proc/sys/kernel/core_pattern', 'core\n');
  put(
    'proc/self/limits',
    'Limit  Soft Limit  Hard Limit  Units\nMax core file size   unlimited   unlimited   bytes\n',
  );
});

async function gaps(
  system: Partial<LinuxSystem> = {},
): Promise<Partial<Readonly<Record<LockGapName, LockGapState>>>> {
  const checks = linuxChecks({
    ...{ autostart: null, username: 'counter', uid: process.getuid?.() ?? 1000, gids: [1000], pid: 77, root },
    ...{ env: { DISPLAY: ':0' }, hasCustomerScreen: false },
    ask: () => Promise.resolve(null),
    ...system,
  });
  const found = await runChecks(checks, memoryLog());
  return Object.fromEntries(found.map(({ name, state }) => [name, state]));
}
const program = (pid: number, comm: string, command = comm): void => {
  put(`proc/${pid}/comm`, `${comm}\n`);
  put(`proc/${pid}/cmdline`, command.replaceAll(' ', '\0'));
};

/** Answers `systemctl show` with these lines. */
const unitIs = (cgroup: string, ...lines: readonly string[]): Partial<LinuxSystem> => {
  put('proc/self/cgroup', `0::${cgroup}\n`);
  const answer: Answer = { code: 0, output: `${lines.join('\n')}\n` };
  return { env: { DISPLAY: ':0', SYSTEMD_EXEC_PID: '77' }, ask: () => Promise.resolve(answer) };
};
const systemUnit = '/system.slice/headroom-kiosk.service';
const userUnit = '/user.slice/user-1000.slice/user@1000.service/app.slice/headroom-kiosk.service';

describe('start and restart', () => {
  it('an enabled unit that always restarts starts it, and starts it again', async () => {
    const unit = unitIs(systemUnit, 'Restart=always', 'RestartPreventExitStatus=0', 'UnitFileState=enabled');
    expect(await gaps(unit)).toMatchObject({ start: 'closed', restart: 'closed', 'sign-in': 'closed' });
  });

  it.each([
    ['Restart=no', 'RestartPreventExitStatus='],
    ['Restart=on-abnormal', 'RestartPreventExitStatus=0'],
    ['Restart=always', 'RestartPreventExitStatus=0 75'],
  ])('%s with %s does not start a locked kiosk again', async (...lines) => {
    expect(await gaps(unitIs(userUnit, ...lines, 'UnitFileState=disabled'))).toMatchObject({
      start: 'open',
      restart: 'open',
    });
  });

  it('asks the manager of the session about a unit of the session', async () => {
    const asked: (readonly string[])[] = [];
    await gaps({
      ...unitIs(userUnit),
      ask: (_program, args) => {
        asked.push(args);
        return Promise.resolve({ code: 0, output: '' });
      },
    });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toEqual(expect.arrayContaining(['--user', 'show', 'headroom-kiosk.service']));
  });

  it('is unknown when systemd does not answer', async () => {
    const silent = { ...unitIs(systemUnit), ask: () => Promise.resolve(null) };
    expect(await gaps(silent)).toMatchObject({ start: 'unknown', restart: 'unknown' });
  });

  it.each([
    [true, 'closed'],
    [false, 'open'],
    [null, 'unknown'],
  ] as const)('without a unit, a desktop file that is there (%s) means: %s', async (autostart, start) => {
    expect(await gaps({ autostart })).toMatchObject({ start, restart: 'open' });
  });

  describe('in the cage session of the scripts', () => {
    const script = '/usr/local/lib/headroom-kiosk/session-cage';
    const env = { WAYLAND_DISPLAY: 'wayland-0', DISPLAY: ':0' };

    it('the session starts Headroom, and starts it again', async () => {
      program(12, 'cage', 'cage -- /opt/Headroom/headroom');
      expect(await gaps({ env })).toMatchObject({ start: 'unknown', restart: 'open' });
      program(11, 'session-cage', `/bin/sh ${script}`);
      expect(await gaps({ env })).toMatchObject({ start: 'closed', restart: 'closed', session: 'closed' });
    });

    it.each([
      ['a script of another folder', '/bin/sh /home/counter/session-cage', env],
      ['an X11 session beside it', `/bin/sh ${script}`, { DISPLAY: ':0' }],
    ])('%s starts nothing again', async (_what, command, session) => {
      program(11, 'session-cage', command);
      expect(await gaps({ env: session })).toMatchObject({ restart: 'open' });
    });

    it('a unit inside it is asked about instead', async () => {
      program(11, 'session-cage', `/bin/sh ${script}`);
      const unit = unitIs(userUnit, 'Restart=no', 'RestartPreventExitStatus=', 'UnitFileState=disabled');
      expect(await gaps({ ...unit, env: { ...unit.env, ...env } })).toMatchObject({ restart: 'open' });
    });
  });
});

describe('the sign-in', () => {
  it.each([
    ['etc/lightdm/lightdm.conf.d/50-counter.conf', '[Seat:*]\nautologin-user=counter\n'],
    ['etc/gdm3/daemon.conf', '[daemon]\nAutomaticLoginEnable = true\nAutomaticLogin = counter\n'],
    ['etc/sddm.conf', '[Theme]\nCurrent=x\n[Autologin]\nUser=counter\nSession=headroom\n'],
    ['etc/greetd/config.toml', '[initial_session]\ncommand = "x"\nuser = "counter"\n'],
    [
      'etc/systemd/system/getty@tty1.service.d/autologin.conf',
      '[Service]\nExecStart=\nExecStart=-/sbin/agetty --autologin counter %I\n',
    ],
  ])('%s signs in', async (file, text) => {
    put(file, text);
    expect(await gaps()).toMatchObject({ 'sign-in': 'closed' });
    expect(await gaps({ username: 'other' })).toMatchObject({ 'sign-in': 'open' });
  });

  it.each([
    ['etc/lightdm/lightdm.conf', '[Seat:*]\n#autologin-user=counter\n'],
    ['etc/gdm3/custom.conf', '[daemon]\nAutomaticLoginEnable=false\nAutomaticLogin=counter\n'],
    ['etc/sddm.conf', '[Autologin]\nUser=\n[Users]\nUser=counter\n'],
  ])('%s that is turned off does not', async (file, text) => {
    put(file, text);
    expect(await gaps()).toMatchObject({ 'sign-in': 'open' });
  });

  it('is unknown without a program that signs in', async () => {
    expect(await gaps()).toMatchObject({ 'sign-in': 'unknown' });
  });
});

describe('the account', () => {
  it('is open when it is root or may become root', async () => {
    expect(await gaps({ uid: 0 })).toMatchObject({ rights: 'open' });
    expect(await gaps({ uid: 1000, gids: [1000, 27] })).toMatchObject({ rights: 'open' });
  });

  it('is closed in its own group only, and unknown without a list of groups', async () => {
    expect(await gaps({ uid: 1000, gids: [1000] })).toMatchObject({ rights: 'closed' });
    root = tempFolder();
    expect(await gaps({ uid: 1000 })).toMatchObject({ rights: 'unknown', dumps: 'unknown' });
  });
});

describe('the session', () => {
  it('finds a desktop beside Headroom, but not that of another account', async () => {
    program(12, 'headroom');
    expect(await gaps()).toMatchObject({ desktop: 'closed', session: 'closed' });
    program(13, 'gnome-shell');
    expect(await gaps()).toMatchObject({ desktop: 'open' });
    expect(await gaps({ uid: 4_242 })).toMatchObject({ desktop: 'closed' });
  });

  it('Wayland is open, but for cage where customers have no screen', async () => {
    const env = { WAYLAND_DISPLAY: 'wayland-0', DISPLAY: ':0' };
    const found = await gaps({ env });
    expect(found).toMatchObject({ session: 'open', consoles: 'unknown' });
    expect(found).not.toHaveProperty('server-keys');
    program(12, 'cage', 'cage -- headroom');
    expect(await gaps({ env })).toMatchObject({ session: 'closed', consoles: 'closed' });
    expect(await gaps({ env, hasCustomerScreen: true })).toMatchObject({ session: 'open' });
    program(12, 'cage', 'cage -s -- headroom');
    expect(await gaps({ env })).toMatchObject({ consoles: 'open' });
  });

  it('knows nothing of a session without a display', async () => {
    expect(await gaps({ env: {} })).toMatchObject({
      ...{ session: 'unknown', consoles: 'unknown', 'server-keys': 'unknown' },
    });
  });
});

describe('keys', () => {
  const conf = 'etc/X11/xorg.conf.d/90-headroom.conf';

  it('the X server’s are closed by its configuration only', async () => {
    expect(await gaps()).toMatchObject({ consoles: 'open', 'server-keys': 'open' });
    put(conf, 'Section "ServerFlags"\n  Option "DontVTSwitch" "true"\n  Option "Dont Zap"\nEndSection\n');
    expect(await gaps()).toMatchObject({ consoles: 'closed', 'server-keys': 'closed' });
  });

  it.each([
    ['false', 'Section "ServerFlags"\n  Option "DontVTSwitch" "false"\nEndSection\n'],
    ['a comment', 'Section "ServerFlags"\n  # Option "DontVTSwitch" "true"\nEndSection\n'],
    ['another section', 'Section "Monitor"\n  Option "DontVTSwitch" "true"\nEndSection\n'],
  ])('%s closes nothing', async (_what, text) => {
    put(conf, text);
    expect(await gaps()).toMatchObject({ consoles: 'open' });
  });

  it.each([
    ['0', 'closed'],
    ['1', 'open'],
    ['438', 'open'],
    ['176', 'open'],
    ['48', 'closed'],
  ])('Alt+SysRq with kernel.sysrq=%s is %s', async (value, state) => {
    put('proc/sys/kernel/sysrq', `${value}\n`);
    expect(await gaps()).toMatchObject({ 'system-keys': state });
  });
});

describe('crash dumps', () => {
  it.each([
    ['core', 'unlimited', 'open'],
    ['core', '0', 'closed'],
    ['|/usr/lib/systemd/systemd-coredump %P %u', '0', 'closed'],
    ['|/usr/lib/systemd/systemd-coredump %P %u', 'unlimited', 'open'],
    ['|/usr/share/apport/apport -p%p', '0', 'open'],
    ['|/bin/false', 'unlimited', 'closed'],
  ])('to %s with a limit of %s are %s', async (pattern, limit, state) => {
    put('proc/sys/kernel/core_pattern', `${pattern}\n`);
    put('proc/self/limits', `Max core file size        ${limit}       unlimited            bytes\n`);
    expect(await gaps()).toMatchObject({ dumps: state });
  });
});
