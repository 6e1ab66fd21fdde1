/** The command line of the practice service. */
import { homedir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

export interface Options {
  /** 0: the last port of the data folder when it is free, else any. */
  readonly port: number;
  readonly dataDir: string;
  /** Added to every call except health, ms. */
  readonly latencyMs: number;
}

function wholeNumber(name: string, text: string, max: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > max) {
    throw new Error(`--${name} must be a whole number from 0 to ${max}`);
  }
  return value;
}

/** @throws with a sentence for the person at the keyboard */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: { port: { type: 'string' }, data: { type: 'string' }, latency: { type: 'string' } },
  });
  return {
    port: wholeNumber('port', values.port ?? '0', 65_535),
    dataDir: values.data ?? join(homedir(), '.headroom-practice'),
    latencyMs: wholeNumber('latency', values.latency ?? '0', 600_000),
  };
}
