import { execFile } from 'node:child_process';

/** Returns the output of a system program; null when it is missing, fails, or takes too long. */
export type Ask = (program: string, args: readonly string[]) => Promise<string | null>;

/** A disk that is waking up takes a few seconds to answer. */
const answerMs = 10_000;

export const askSystem: Ask = (program, args) =>
  new Promise((resolve) => {
    execFile(program, [...args], { timeout: answerMs, encoding: 'utf8' }, (error, output) => {
      resolve(error === null ? output : null);
    });
  });
