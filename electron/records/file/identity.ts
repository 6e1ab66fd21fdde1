import { statSync } from 'node:fs';

/** Returns what tells a file from another one of the same name; null when there is none. */
export function identityOf(path: string): string | null {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found === undefined ? null : `${String(found.dev)}:${String(found.ino)}`;
}
