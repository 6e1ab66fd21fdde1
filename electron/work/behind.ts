import { constants, setPriority } from 'node:os';

/**
 * Lets every other thread of the computer run before the one that calls this, which has much to do and nobody waits for. Only on Linux,
 * where a priority belongs to a thread: elsewhere it would be that of the whole program.
 */
export function runBehindOthers(): void {
  if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_LOW);
}
