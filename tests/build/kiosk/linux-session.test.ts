/** The unit of a locked kiosk under a manager of systemd of its own, in a private `/run`, with a program that ends as Headroom can. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { scripts, setUp, write } from './linux-scripts.ts';

const manager = '/lib/systemd/systemd';
const canRun =
  process.platform === 'linux' &&
  process.getuid?.() === 0 &&
  existsSync(manager) &&
  spawnSync('unshare', ['-m', 'true']).status === 0;
if (!canRun) console.log('Skipped: the unit of a locked kiosk. A manager of its own takes systemd and root.');

it.skipIf(process.platform !== 'linux')(
  'the session with cage starts Headroom again after an end and a kill, without core dumps, and ends when it was left',
  () => {
    const root = tempFolder();
    expect(setUp(root, 'nobody').status).toBe(0);
    const entry = readFileSync(join(root, 'usr/share/wayland-sessions/headroom-kiosk-cage.desktop'), 'utf8');
    const session = join(root, /^Exec=(.*)$/m.exec(entry)?.[1] ?? '');
    expect(session).toBe(join(root, '/usr/local/lib/headroom-kiosk/session-cage'));
    // In place of cage, which ends as the program in it does. It notes its parent, as the check of the lock reads it.
    const seen = '$(ulimit -c) $(cat /proc/$PPID/comm) $(tr "\\0" " " < /proc/$PPID/cmdline)$*';
    write(
      join(root, 'bin/cage'),
      [
        '#!/bin/bash',
        `echo "${seen}" >> ${root}/runs`,
        `case $(wc -l < ${root}/runs) in 1) exit 75 ;; 2) kill -9 $$ ;; *) exit 0 ;; esac`,
      ].join('\n'),
      0o755,
    );

    const { status } = spawnSync(session, { env: { PATH: `${root}/bin:/usr/bin:/bin` }, timeout: 60_000 });

    expect(status).toBe(0);
    const line = `0 session-cage /bin/sh ${session} -- /opt/Headroom/headroom --ozone-platform=wayland\n`;
    expect(readFileSync(join(root, 'runs'), 'utf8')).toBe(line.repeat(3));
  },
);

it.skipIf(!canRun)(
  'the unit starts Headroom again after an end and a kill, without core dumps, and the session ends when it was left',
  () => {
    const home = tempFolder();
    const units = join(home, '.config/systemd/user');
    const program = join(home, 'headroom');
    // Like a locked kiosk: it exits to be started again, is killed, and is left with the PIN.
    write(
      program,
      [
        '#!/bin/bash',
        `echo "$(ulimit -c) $([ "$SYSTEMD_EXEC_PID" = $$ ] && echo by-unit)" >> ${home}/runs`,
        `case $(wc -l < ${home}/runs) in 1) exit 75 ;; 2) kill -9 $$ ;; *) exit 0 ;; esac`,
      ].join('\n'),
      0o755,
    );
    const unit = readFileSync(join(scripts, 'headroom-kiosk.service'), 'utf8');
    expect(unit).toContain('ExecStart=/opt/Headroom/headroom --ozone-platform=x11\n');
    const named = unit.replace(/^ExecStart=.*$/m, `ExecStart=${program}`);
    write(join(units, 'headroom-kiosk.service'), named);
    const wants = join(units, 'headroom-kiosk-session.target.wants');
    mkdirSync(wants);
    symlinkSync('../headroom-kiosk.service', join(wants, 'headroom-kiosk.service'));
    const target = readFileSync(join(scripts, 'headroom-kiosk-session.target'), 'utf8');
    write(join(units, 'headroom-kiosk-session.target'), target);
    write(join(home, 'openbox'), '#!/bin/sh\n', 0o755);
    const shell = [
      'mount -t tmpfs tmpfs /run && mkdir -p /run/systemd/system /run/user && chmod 700 /run/user',
      `${manager} --user --log-target=null &`,
      'until systemctl --user is-system-running 2>/dev/null | grep -q running; do sleep 0.1; done',
      `${join(scripts, 'session')} 2>/dev/null`,
      'systemctl --user is-active headroom-kiosk.service',
      'kill $!',
    ].join('\n');

    const { stdout } = spawnSync('unshare', ['-m', 'bash', '-c', shell], {
      env: { HOME: home, XDG_RUNTIME_DIR: '/run/user', PATH: `${home}:/usr/bin:/bin:/usr/sbin:/sbin` },
      encoding: 'utf8',
      timeout: 60_000,
    });

    expect(readFileSync(join(home, 'runs'), 'utf8')).toBe('0 by-unit\n'.repeat(3));
    expect(stdout).toBe('inactive\n');
  },
  90_000,
);
