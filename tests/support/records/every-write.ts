import fs from 'node:fs';
import fsPromises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

const sync = ['openSync', 'writeFileSync', 'fsyncSync', 'renameSync', 'rmSync', 'copyFileSync'] as const;
const later = ['open', 'rename', 'copyFile', 'mkdir'] as const;

/**
 * Calls `look` before every step that changes files in this process, while `work` runs. The disk then holds what a
 * kill at that moment would leave.
 */
export async function beforeEveryWrite<T>(look: () => void, work: () => Promise<T>): Promise<T> {
  const undo: (() => void)[] = [];
  let looking = false;
  const watch = (owner: object, name: string): void => {
    const real: unknown = Reflect.get(owner, name);
    if (typeof real !== 'function') throw new Error(`no function ${name}`);
    Reflect.set(owner, name, function (this: unknown, ...args: unknown[]): unknown {
      if (!looking) {
        looking = true;
        look();
        looking = false;
      }
      return Reflect.apply(real, this, args) as unknown;
    });
    undo.push(() => void Reflect.set(owner, name, real));
  };
  // Node's `cpSync` keeps the functions that it finds when it is first used: it must not find watched ones.
  fs.cpSync(process.execPath, `${process.execPath}.copy`, { filter: () => false });
  for (const name of sync) watch(fs, name);
  for (const name of later) watch(fsPromises, name);
  await watchHandles(watch);
  syncBuiltinESMExports();
  try {
    return await work();
  } finally {
    for (const one of undo) one();
    syncBuiltinESMExports();
  }
}

/** Writes through an open file use the functions of its handle. */
async function watchHandles(watch: (owner: object, name: string) => void): Promise<void> {
  const handle = await fsPromises.open(process.execPath, 'r');
  const owner: unknown = Object.getPrototypeOf(handle);
  await handle.close();
  if (typeof owner !== 'object' || owner === null) throw new Error('a file handle without a prototype');
  for (const name of ['writeFile', 'sync']) watch(owner, name);
}
