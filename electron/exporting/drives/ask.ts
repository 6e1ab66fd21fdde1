import { execFile } from 'node:child_process';

/** What the system's own program prints; null when it is not there, refuses, or takes too long. */
export type Ask = (program: string, args: readonly string[]) => Promise<string | null>;

/** A disk that is waking up takes a few seconds to tell about itself. */
const answerMs = 10_000;

export const askSystem: Ask = (program, args) =>
  new Promise((resolve) => {
    execFile(program, [...args], { timeout: answerMs, encoding: 'utf8' }, (error, output) => {
      resolve(error === null ? output : null);
    });
  });
