import { isUnread } from './errors.ts';

/** Returns what `read` returns, or `otherwise` where damage or the disk keeps it from reading the records. */
export function orIfUnread<T>(otherwise: T, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (isUnread(error)) return otherwise;
    throw error;
  }
}
