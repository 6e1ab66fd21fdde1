import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LockGapState } from '../../../shared/model/kiosk-lock.ts';
import { codeOf } from '../../error-code.ts';

interface Setting {
  readonly files: string;
  /** Finds the account that signs in at the start. */
  readonly account: RegExp;
  /** Must be there as well. */
  readonly enabled?: RegExp;
}

/** Files that tell a display manager, or a console, who signs in at the start. */
const settings: readonly Setting[] = [
  {
    files: 'etc/gdm{,3}/{daemon,custom}.conf',
    account: /^\s*AutomaticLogin\s*=\s*(\S+)/m,
    enabled: /^\s*AutomaticLoginEnable\s*=\s*(?:true|yes|1)\b/im,
  },
  { files: '{etc,usr/share}/lightdm/lightdm.conf', account: /^\s*autologin-user\s*=\s*(\S+)/m },
  { files: '{etc,usr/share}/lightdm/lightdm.conf.d/*.conf', account: /^\s*autologin-user\s*=\s*(\S+)/m },
  { files: 'etc/sddm.conf', account: /^\s*\[Autologin\][^[]*^\s*User\s*=\s*(\S+)/m },
  { files: 'etc/sddm.conf.d/*.conf', account: /^\s*\[Autologin\][^[]*^\s*User\s*=\s*(\S+)/m },
  { files: 'etc/greetd/config.toml', account: /^\s*\[initial_session\][^[]*^\s*user\s*=\s*"([^"]+)"/m },
  {
    files: 'etc/systemd/system/getty@tty*.service.d/*.conf',
    account: /^\s*ExecStart\s*=.*(?:--autologin|-a)[ =](\S+)/m,
  },
];

/**
 * Finds out whether the computer signs in to an account automatically.
 *
 * @param root folder that stands for `/`
 * @returns `open` when there are such files and none names the account; `unknown` without files, or when one cannot be read
 */
export async function signsIn(root: string, username: string): Promise<LockGapState> {
  let found = 0;
  let unread = 0;
  for (const { files, account, enabled = /^/ } of settings) {
    for await (const file of glob(files, { cwd: root })) {
      try {
        const text = await readFile(join(root, file), 'utf8');
        if (account.exec(text)?.[1] === username && enabled.test(text)) return 'closed';
        found += 1;
      } catch (error) {
        if (codeOf(error) !== 'EACCES') throw error;
        unread += 1;
      }
    }
  }
  return found > 0 && unread === 0 ? 'open' : 'unknown';
}
