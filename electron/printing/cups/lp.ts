/** Runs the spooler's own programs with argument lists, so that no shell sees a title or a queue's name. */
import { spawn } from 'node:child_process';
import type { PrintJob } from '../printer.ts';

/** Spooling a sheet takes tenths of a second; a spooler on another machine may take longer. */
const spoolMs = 30_000;
const titleLength = 120;
/** Most that is kept of a program's output, in characters; its messages are a few lines long. */
const mostOutput = 64 * 1024;

/** The spooler's programs that are run. The profile of a counter on macOS must allow them. */
export const spoolerPrograms = ['lp', 'cancel', 'cupsenable', 'cupsaccept'] as const;
export type SpoolerProgram = (typeof spoolerPrograms)[number];

export interface Spooled {
  readonly exit: 'done' | 'refused' | 'stuck' | 'missing';
  readonly output: string;
}

/** `cupsenable` and `cupsaccept` are in a folder that not every user has on the path. */
const searchPath = (): string => [process.env['PATH'] ?? '/usr/bin:/bin', '/usr/sbin'].join(':');

/**
 * Runs a program of the spooler in a session of its own. Without a terminal, it cannot stop to ask for a password.
 *
 * @param server same form as the environment variable `CUPS_SERVER`, which applies when this is left out
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

/** Returns a title as one line without control characters: it is shown in lists and sent to the printer. */
const plainTitle = (title: string): string =>
  title
    .replaceAll(/\p{C}+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, titleLength);

/**
 * Returns the arguments for `lp`: the driver's own name of the medium, its options, and an order not to scale the page.
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
    // Any other value fits the page into the printable area: 35 mm become 32.8.
    'print-scaling=none',
  ];
  return [
    ...['-d', queue, '-n', String(copies), '-t', plainTitle(title)],
    ...options.flatMap((option) => ['-o', option]),
    ...['--', file],
  ];
}

/**
 * Returns whether `lp` reads a text as it is. It splits one argument into several options at white space, quotes,
 * braces and backslashes (cupsParseOptions), so a name or value with one of these would not reach the driver whole.
 */
export const isPlainOption = (text: string): boolean =>
  /^[^\s"'`{}\\=\p{C}-][^\s"'`{}\\=\p{C}]*$/u.test(text);
