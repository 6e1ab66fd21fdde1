import { execFile } from 'node:child_process';

/** What the system's own program prints; null when it is not there, refuses, or takes too long. */
export type Ask = (program: string, args: readonly string[]) => Promise<string | null>;

/** PowerShell takes two seconds to start on a slow machine. */
const answerMs = 10_000;

export const askSystem: Ask = (program, args) =>
  new Promise((resolve) => {
    execFile(
      program,
      [...args],
      { timeout: answerMs, windowsHide: true, encoding: 'utf8' },
      (error, output) => {
        resolve(error === null ? output : null);
      },
    );
  });
