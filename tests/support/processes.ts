/**
 * The facts that every user of this machine can read about a running process, from Linux's file system of processes.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

export const hasProcesses = existsSync('/proc/self/environ');

/**
 * Returns the ids of a process and of all that it has started. Threads and processes that end meanwhile have no
 * children.
 */
export function familyOf(pid: number): number[] {
  const threads = unlessEnded(() => readdirSync(`/proc/${pid}/task`), []);
  const children = threads.flatMap((thread) =>
    unlessEnded(() => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8'), '')
      .split(' ')
      .filter(Boolean)
      .map(Number),
  );
  return [pid, ...children.flatMap(familyOf)];
}

function unlessEnded<T>(read: () => T, ended: T): T {
  try {
    return read();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== 'ENOENT' && code !== 'ESRCH') throw error;
    return ended;
  }
}

/** Returns command line and environment. */
export const shownOf = (pid: number): Buffer =>
  Buffer.concat(['cmdline', 'environ'].map((what) => readFileSync(`/proc/${pid}/${what}`)));

/** False for a process that has ended, whether or not its parent has collected its exit status. */
export function isRunning(pid: number): boolean {
  try {
    return !/^State:\tZ/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    // Its folder is gone, so the process is gone.
    return false;
  }
}
