/** Reads the last warnings and errors from the log's files. */
import { existsSync } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isLogFile } from './log-files.ts';

/** Bytes read from the end of each file: enough for some hundred lines, and read in less time than a frame takes. */
const tailBytes = 128 * 1024;
/** Level of a warning, pino's scale. */
const warning = 40;

export interface LoggedError {
  /** ISO 8601, UTC. */
  readonly time: string;
  readonly level: number;
  readonly message: string;
  /** As `log-scrub.ts` has left them. */
  readonly facts: unknown;
}

/** Returns the newest ones first, at most `most`. A line that was cut off by a crash is left out. */
export async function lastErrors(folder: string, most: number): Promise<readonly LoggedError[]> {
  const names = existsSync(folder) ? (await readdir(folder)).filter(isLogFile).toSorted().toReversed() : [];
  const found: LoggedError[] = [];
  for (const name of names) {
    if (found.length >= most) break;
    const lines = (await tailOf(join(folder, name))).split('\n').toReversed();
    found.push(...lines.flatMap(errorIn));
  }
  return found.slice(0, most);
}

async function tailOf(path: string): Promise<string> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const from = Math.max(0, size - tailBytes);
    const bytes = Buffer.alloc(size - from);
    const { bytesRead } = await file.read(bytes, 0, bytes.length, from);
    return bytes.toString('utf8', 0, bytesRead);
  } finally {
    await file.close();
  }
}

function errorIn(line: string): readonly LoggedError[] {
  try {
    const { time, level, msg, facts } = JSON.parse(line) as Readonly<Record<string, unknown>>;
    if (typeof level !== 'number' || level < warning) return [];
    return [{ time: String(time), level, message: String(msg), facts: facts ?? {} }];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}
