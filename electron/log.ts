import { pino, stdTimeFunctions } from 'pino';
import { systemClock, type Clock } from './clock.ts';
import { openLogFiles } from './log-files.ts';
import { logFolder } from './paths.ts';
import { scrub } from './log-scrub.ts';

/** Facts for the log: ids, codes, counts, milliseconds. Never a person, a secret or a picture. */
export type LogFacts = Readonly<Record<string, unknown>>;

/** The log that every room may use. `message` is a fixed English phrase; variable parts go into `facts`. */
export interface Log {
  info(facts: LogFacts, message: string): void;
  warn(facts: LogFacts, message: string): void;
  error(facts: LogFacts, message: string): void;
}

export interface LogOptions {
  /** The kiosk's data folder, which contains `logs`. */
  readonly dir: string;
  readonly level?: 'info' | 'warn' | 'error' | 'silent';
  readonly clock?: Clock;
}

/** Writes JSON lines to files of bounded size. log-scrub.ts removes anything that may not be logged. */
export function createLog(options: LogOptions): Log & { close(): void } {
  const clock = options.clock ?? systemClock;
  const files = openLogFiles(logFolder(options.dir), () => clock.now());
  const logger = pino(
    {
      level: options.level ?? 'info',
      base: { pid: process.pid },
      timestamp: stdTimeFunctions.isoTime,
      // Ours instead of pino's, so that errors are scrubbed like everything else.
      serializers: { err: (error: unknown) => error },
    },
    files,
  );
  return {
    info: (facts, message) => logger.info(clean(facts), message),
    warn: (facts, message) => logger.warn(clean(facts), message),
    error: (facts, message) => logger.error(clean(facts), message),
    close: () => files.close(),
  };
}

/**
 * `scrub` returns a plain object for a plain object; it is wrapped so that no key can collide with pino's own fields.
 */
const clean = (facts: LogFacts): { facts: unknown } => ({ facts: scrub(facts) });
