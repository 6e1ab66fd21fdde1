import type { Database } from 'better-sqlite3';

/** One step of the schema's history. Never changed once a studio may have run it. */
export interface Migration {
  /** `user_version` after it; numbered by ten. */
  readonly version: number;
  readonly up: string;
  /** Sets what SQL cannot work out, in the same transaction, after `up`. */
  readonly fill?: (db: Database) => void;
}
