import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { replaceFile } from '../durable-file.ts';
import { codeOf } from '../error-code.ts';

/**
 * The lock belongs to the computer, not to a set of records: the window is locked before any records are open, also
 * while they are missing, and connecting an account or restoring a backup changes nothing about it.
 */
const fileOf = (dataDir: string): string => join(dataDir, 'kiosk-lock.json');

const content = z.strictObject({ on: z.boolean() });

/** Returns true for a file that cannot be read as well: a damaged file must open nothing. */
export async function readLock(dataDir: string): Promise<boolean> {
  try {
    const parsed = content.safeParse(JSON.parse(await readFile(fileOf(dataDir), 'utf8')));
    return !parsed.success || parsed.data.on;
  } catch (error) {
    if (error instanceof SyntaxError) return true;
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}

export const writeLock = (dataDir: string, on: boolean): Promise<void> =>
  replaceFile(fileOf(dataDir), Buffer.from(JSON.stringify({ on } satisfies z.output<typeof content>)));
