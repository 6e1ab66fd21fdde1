import type { Log } from '../../../electron/log.ts';
import { strictDouble } from '../../support/kiosk/electron-double.ts';

/** A log that keeps its lines as text. */
export function logDouble(): Log & { readonly lines: readonly string[] } {
  const lines: string[] = [];
  const write = (facts: object, message: string): void => {
    lines.push(`${message} ${JSON.stringify(facts)}`);
  };
  return strictDouble<Log & { readonly lines: readonly string[] }>('log', {
    info: write,
    error: write,
    lines,
  });
}
