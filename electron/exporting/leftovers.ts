import { randomBytes } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileCode } from './place-errors.ts';

/** What a file is called until it is whole. Desktops do not show it. */
export const besideName = (): string => `.headroom-${randomBytes(8).toString('hex')}.part`;

const beside = /^\.headroom-[0-9a-f]{16}\.part$/;
/** Another counter may be writing to the same share just now; no export takes as long as this, milliseconds. */
const oldAfter = 60 * 60 * 1_000;

/**
 * Takes away what a kiosk that was killed, or a stick that was pulled, has left of an export: parts of somebody's
 * picture. Nothing else is touched, and what cannot be taken away stays: the export tells of its place itself.
 */
export async function takeLeftoversAway(folder: string, now = Date.now()): Promise<void> {
  const names = (await attempt(() => readdir(folder))) ?? [];
  for (const name of names.filter((each) => beside.test(each))) {
    const path = join(folder, name);
    const changedMs = (await attempt(() => stat(path)))?.mtimeMs ?? now;
    if (now - changedMs > oldAfter) await attempt(() => rm(path));
  }
}

async function attempt<Value>(work: () => Promise<Value>): Promise<Value | null> {
  try {
    return await work();
  } catch (error) {
    if (fileCode(error) === null) throw error;
    return null;
  }
}
