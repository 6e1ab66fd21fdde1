import { closeSync, existsSync, fstatSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { whileHeldSync } from '../../held-files.ts';

const zeros = Buffer.alloc(1024 * 1024);

/**
 * Overwrites a file's bytes with zeros, because an erased file's bytes stay on the disk. An SSD may keep old bytes in
 * cells that no program can reach; only encryption of the whole disk helps there (docs/privacy.md).
 */
export function wipeInPlace(path: string): void {
  const handle = openSync(path, 'r+');
  try {
    const { size } = fstatSync(handle);
    for (let at = 0; at < size;) at += writeSync(handle, zeros, 0, Math.min(zeros.length, size - at), at);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Overwrites and removes a file, if there is one. */
export function wipe(path: string): void {
  if (!existsSync(path)) return;
  wipeInPlace(path);
  whileHeldSync(() => rmSync(path));
}
