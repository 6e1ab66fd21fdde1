/** Runs the spooler's own programs with argument lists: no shell ever sees a title or the name of a queue. */
import { execFile } from 'node:child_process';
import type { PrintJob } from './printer.ts';

/** A sheet is spooled in tenths of a second; a spooler on another machine may take longer. */
const spoolMs = 30_000;
const titleLength = 120;

export interface Spooled {
  readonly exit: 'done' | 'refused' | 'stuck' | 'missing';
  readonly output: string;
}

/**
 * @param server as in the environment variable `CUPS_SERVER`, which counts when it is left out
 */
export function runSpooler(
  program: 'lp' | 'cancel',
  args: readonly string[],
  server: string | undefined,
): Promise<Spooled> {
  const env = { ...process.env, LC_ALL: 'C', ...(server === undefined ? {} : { CUPS_SERVER: server }) };
  return new Promise((resolve) => {
    execFile(program, [...args], { env, timeout: spoolMs, windowsHide: true }, (error, stdout, stderr) => {
      if (error === null) resolve({ exit: 'done', output: stdout });
      else if (error.code === 'ENOENT') resolve({ exit: 'missing', output: '' });
      else resolve({ exit: error.killed === true ? 'stuck' : 'refused', output: stderr });
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
