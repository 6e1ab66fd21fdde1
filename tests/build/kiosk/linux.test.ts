/** The scripts that set up a counter on Linux, on files that stand for those of a system. */
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runChecks } from '../../../electron/lock/system/checks.ts';
import { linuxChecks } from '../../../electron/lock/system/linux.ts';
import { memoryLog } from '../../support/kiosk/memory-log.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { setUp, write } from './linux-scripts.ts';

const filesIn = (root: string): readonly string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));

/** Returns what Headroom reports in a session of X11 after the next start. @param root folder that stands for `/` */
async function gapsAfterStart(root: string, username: string): Promise<Readonly<Record<string, string>>> {
  const settings = readFileSync(join(root, 'etc/sysctl.d/90-headroom-kiosk.conf'), 'utf8');
  for (const [, name = '', value = ''] of settings.matchAll(/^([\w.]+)\s*=\s*(.*)$/gm))
    write(join(root, 'proc/sys', name.replaceAll('.', '/')), `${value}\n`);
  write(join(root, 'proc/self/limits'), 'Max core file size  unlimited  unlimited  bytes\n');
  const checks = linuxChecks({
    ...{ autostart: null, hasCustomerScreen: true, username, uid: 1000, gids: [1000], pid: 77, root },
    ...{ env: { DISPLAY: ':0' }, ask: () => Promise.resolve(null) },
  });
  const gaps = await runChecks(checks, memoryLog());
  rmSync(join(root, 'proc'), { recursive: true });
  return Object.fromEntries(gaps.map(({ name, state }) => [name, state]));
}

describe('set-up.sh', () => {
  it('closes what Headroom looks for, and takes all of it back', async () => {
    const root = tempFolder();
    write(join(root, 'etc/lightdm/lightdm.conf'), '[Seat:*]\n');
    const { status, stderr } = setUp(root, 'nobody');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(await gapsAfterStart(root, 'nobody')).toMatchObject({
      ...{ 'sign-in': 'closed', session: 'closed', consoles: 'closed', 'server-keys': 'closed' },
      ...{ 'system-keys': 'closed', dumps: 'closed' },
    });
    const signIn = readFileSync(join(root, 'etc/lightdm/lightdm.conf.d/90-headroom-kiosk.conf'), 'utf8');
    const name = /^autologin-session=(.*)$/m.exec(signIn)?.[1] ?? '';
    // A session of X11: only there are the settings of the X server in force, and windows placed.
    const session = readFileSync(join(root, `usr/share/xsessions/${name}.desktop`), 'utf8');
    const started = /^Exec=(.*)$/m.exec(session)?.[1] ?? '';
    expect(statSync(join(root, started)).mode & 0o111).toBe(0o111);

    expect(setUp(root, '--undo').status).toBe(0);
    expect(filesIn(root)).toEqual(['etc/lightdm/lightdm.conf']);
  });

  it('refuses an account that could remove the lock, and one that is not there', () => {
    const root = tempFolder();
    for (const account of ['root', 'no-such-account']) expect(setUp(root, account).status, account).toBe(1);
    expect(filesIn(root)).toEqual([]);
  });
});
