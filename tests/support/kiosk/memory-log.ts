import type { Log, LogFacts } from '../../../electron/log.ts';

export interface LogLine {
  readonly level: 'info' | 'warn' | 'error';
  readonly facts: LogFacts;
  readonly message: string;
}

/** Returns a log that keeps its lines unchanged: nothing is removed. */
export function memoryLog(): Log & { readonly lines: LogLine[] } {
  const lines: LogLine[] = [];
  const keep =
    (level: LogLine['level']) =>
    (facts: LogFacts, message: string): void =>
      void lines.push({ level, facts, message });
  return { lines, info: keep('info'), warn: keep('warn'), error: keep('error') };
}
