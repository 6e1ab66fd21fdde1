/** The scripts of build/kiosk/linux, on files that stand for those of a system. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const scripts = join(import.meta.dirname, '../../../build/kiosk/linux');

export const write = (file: string, text: string, mode = 0o644): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  chmodSync(file, mode);
};

/** Runs `set-up.sh`. @param root folder that stands for `/` */
export const setUp = (root: string, ...args: readonly string[]) =>
  spawnSync(join(scripts, 'set-up.sh'), args, { env: { ...process.env, DESTDIR: root }, encoding: 'utf8' });
