import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

export const usage = `How to use it:

  npm run records -- "SELECT number, state FROM orders" [--practice] [--data DIR]
      reads the records, also while Headroom runs, and prints each row as a line of JSON. It changes nothing.`;

export interface Question {
  /** One statement that only reads. */
  readonly sql: string;
  readonly mode: 'account' | 'practice';
  readonly dataDir: string;
}

/**
 * @param args without the program's own name
 * @returns null when the arguments cannot be read
 */
export function readQuestion(args: readonly string[], usualDataDir: string): Question | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        practice: { type: 'boolean', default: false },
        data: { type: 'string', default: usualDataDir },
      },
      allowPositionals: true,
    });
    const [sql, ...rest] = positionals;
    if (sql === undefined || rest.length > 0) return null;
    return { sql, mode: values.practice ? 'practice' : 'account', dataDir: resolve(values.data) };
  } catch {
    return null;
  }
}
