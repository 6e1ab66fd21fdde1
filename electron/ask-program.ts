import { execFile } from 'node:child_process';

/** The answer of a program of the system. */
export interface Answer {
  readonly code: number;
  readonly output: string;
}

/** Runs a program of the system that only reads. Returns null when it is missing, was ended, or takes too long. */
export type AskProgram = (program: string, args: readonly string[]) => Promise<Answer | null>;

/** Longest wait for a program, ms: people wait for the answer. */
const usualMs = 5_000;

export const askProgram = (
  program: string,
  args: readonly string[],
  timeout = usualMs,
): Promise<Answer | null> =>
  new Promise((resolve) => {
    execFile(program, [...args], { timeout, encoding: 'utf8' }, (error, output) => {
      if (error === null) resolve({ code: 0, output });
      else resolve(typeof error.code === 'number' ? { code: error.code, output } : null);
    });
  });
