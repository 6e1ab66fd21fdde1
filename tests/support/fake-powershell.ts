/** A program that stands where Windows has PowerShell: it notes how it was called, and answers what it was told to. */
import { chmod, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** What one call gets: lines on standard output, then an end, or none while `stays` is true. */
export interface FakeAnswer {
  readonly lines: readonly unknown[];
  readonly stays?: boolean;
  /** Between two lines, ms. */
  readonly pauseMs?: number;
}

export interface FakeCall {
  /** The command line, word for word. */
  readonly words: readonly string[];
  readonly action: string;
  readonly wish: Readonly<Record<string, unknown>>;
  /** The bytes of the file that the request names, as they were at that moment. */
  readonly file: string | null;
  readonly pid: number;
}

export interface FakePowershell {
  /** What PATH must be for the program to be found. */
  readonly path: string;
  readonly script: string;
  /** Answers of one action in turn; the last one stays. */
  answer(action: string, ...answers: readonly FakeAnswer[]): Promise<void>;
  calls(action?: string): Promise<readonly FakeCall[]>;
  remove(): Promise<void>;
}

const program = (folder: string): string => `#!${process.execPath}
const { appendFileSync, existsSync, readFileSync } = require('node:fs');
const words = process.argv.slice(2);
const after = (name) => words[words.indexOf(name) + 1];
const action = after('-Action');
const wish = JSON.parse(Buffer.from(after('-Request'), 'base64').toString('utf8'));
const calls = ${JSON.stringify(join(folder, 'calls'))};
const earlier = existsSync(calls)
  ? readFileSync(calls, 'utf8').trim().split('\\n').map((line) => JSON.parse(line)).filter((call) => call.action === action).length
  : 0;
const file = wish.File ? readFileSync(wish.File, 'utf8') : null;
appendFileSync(calls, JSON.stringify({ words, action, wish, file, pid: process.pid }) + '\\n');
const all = JSON.parse(readFileSync(${JSON.stringify(folder)} + '/answers-' + action, 'utf8'));
const { lines, stays = false, pauseMs = 0 } = all[Math.min(earlier, all.length - 1)];
const say = (index) => {
  if (index === lines.length) return stays ? setInterval(() => {}, 1e9) : undefined;
  process.stdout.write((typeof lines[index] === 'string' ? lines[index] : JSON.stringify(lines[index])) + '\\r\\n');
  setTimeout(say, pauseMs, index + 1);
};
say(0);
`;

export async function startFakePowershell(): Promise<FakePowershell> {
  const folder = await mkdtemp(join(tmpdir(), 'power shell '));
  const script = join(folder, 'print-helper.ps1');
  await writeFile(join(folder, 'program.cjs'), program(folder));
  await chmod(join(folder, 'program.cjs'), 0o700);
  // Node asks a program's real name what kind of module it is.
  await symlink(join(folder, 'program.cjs'), join(folder, 'powershell.exe'));
  return {
    path: `${folder}${delimiter}${process.env['PATH'] ?? ''}`,
    script,
    answer: (action, ...answers) => writeFile(join(folder, `answers-${action}`), JSON.stringify(answers)),
    calls: async (action) => {
      const text = await readFile(join(folder, 'calls'), 'utf8').catch(() => '');
      const calls = text
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as FakeCall);
      return calls.filter((call) => action === undefined || call.action === action);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
