/** Runs the spooler's own programs with argument lists: no shell ever sees a title or the name of a queue. */
import { spawn } from 'node:child_process';
import type { PrintJob } from '../printer.ts';

/** A sheet is spooled in tenths of a second; a spooler on another machine may take longer. */
const spoolMs = 30_000;
const titleLength = 120;
/** Most that is read of a program's output: its messages are a few lines long. */
const mostOutput = 64 * 1024;

export type SpoolerProgram = 'lp' | 'cancel' | 'cupsenable' | 'cupsaccept';

export interface Spooled {
  readonly exit: 'done' | 'refused' | 'stuck' | 'missing';
  readonly output: string;
}

/** `cupsenable` and `cupsaccept` are in a folder that is not on every user's path. */
const searchPath = (): string => [process.env['PATH'] ?? '/usr/bin:/bin', '/usr/sbin'].join(':');

/**
 * Runs a program of the spooler, in a session of its own: without a terminal it cannot stop to ask for a password.
 *
 * @param server as in the environment variable `CUPS_SERVER`, which counts when it is left out
 */
export function runSpooler(
  program: SpoolerProgram,
  args: readonly string[],
  server: string | undefined,
): Promise<Spooled> {
  const named = server === undefined ? {} : { CUPS_SERVER: server };
  const env = { ...process.env, PATH: searchPath(), LC_ALL: 'C', ...named };
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: spoolMs,
      windowsHide: true,
    });
    let [said, complained] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(0, mostOutput)));
    child.stderr.on(
      'data',
      (chunk: Buffer) => (complained = (complained + chunk.toString()).slice(0, mostOutput)),
    );
    child.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') resolve({ exit: 'missing', output: '' });
      else reject(error);
    });
    child.on('close', (code, signal) => {
      if (code === 0) resolve({ exit: 'done', output: said });
      else resolve({ exit: signal === null ? 'refused' : 'stuck', output: complained });
    });
  });
}

/** One line without control characters: a title is shown in lists and stands in the printer's data. */
const plainTitle = (title: string): string =>
  title
    .replaceAll(/\p{C}+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, titleLength);

/**
 * What `lp` is told: the driver's own name of the medium, its own options, and to leave the page at its size.
 *
 * @param file the path of the sheet
 */
export function lpArguments(
  queue: string,
  { profile, title, copies }: Pick<PrintJob, 'profile' | 'title' | 'copies'>,
  file: string,
): string[] {
  const options = [
    `PageSize=${profile.keyword}`,
    ...profile.options.map(({ name, value }) => `${name}=${value}`),
    // Anything else fits the page to the printer's rim: 35 mm become 32.8.
    'print-scaling=none',
  ];
  return [
    ...['-d', queue, '-n', String(copies), '-t', plainTitle(title)],
    ...options.flatMap((option) => ['-o', option]),
    ...['--', file],
  ];
}

/**
 * `lp` reads several options out of one argument: by white space, quotes, braces and backslashes (cupsParseOptions).
 * A name or value that has one of them would say something else than the driver does.
 */
export const isPlainOption = (text: string): boolean =>
  /^[^\s"'`{}\\=\p{C}-][^\s"'`{}\\=\p{C}]*$/u.test(text);
