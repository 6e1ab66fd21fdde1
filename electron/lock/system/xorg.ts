import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Files from which the X server reads its configuration; xorg.conf(5). */
const files = ['etc/X11/xorg.conf', 'etc/X11/xorg.conf.d/*.conf', 'usr/share/X11/xorg.conf.d/*.conf'];

/** xorg.conf(5): names are compared without case, spaces and underscores; an option without a value is on. */
const plain = (name: string): string => name.toLowerCase().replaceAll(/[\s_]/g, '');
const on = new Set(['', '1', 'on', 'true', 'yes']);

/** True when a file's section `ServerFlags` turns an option on. */
function turnsOn(text: string, option: string): boolean {
  const lines = text.split('\n').map((line) => line.replace(/#.*/, '').trim());
  let inFlags = false;
  for (const line of lines) {
    const section = /^Section\s+"([^"]*)"/i.exec(line)?.[1];
    if (section !== undefined) inFlags = plain(section) === 'serverflags';
    const [, name, value = ''] = /^Option\s+"([^"]*)"(?:\s+"([^"]*)")?/i.exec(line) ?? [];
    if (inFlags && name !== undefined && plain(name) === plain(option)) return on.has(value.toLowerCase());
  }
  return false;
}

/** True when the X server's configuration turns an option on. @param root folder that stands for `/` */
export async function isServerOption(root: string, option: string): Promise<boolean> {
  for (const pattern of files) {
    for await (const file of glob(pattern, { cwd: root }))
      if (turnsOn(await readFile(join(root, file), 'utf8'), option)) return true;
  }
  return false;
}
