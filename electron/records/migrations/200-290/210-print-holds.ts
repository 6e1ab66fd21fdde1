import type { Migration } from '../migration.ts';
import { isOneOf } from '../checks.ts';

/**
 * Why a spooler keeps a sheet until a person acts, and quick ways to the prints that still need someone: the status
 * strip and the desk ask for them at every change.
 */
export const printHolds: Migration = {
  version: 210,
  up: `
    ALTER TABLE prints ADD COLUMN hold TEXT ${isOneOf('hold', ['queue-stopped', 'job-held'])};
    CREATE INDEX prints_in_doubt ON prints (submitted_at, state, kind)
      WHERE state = 'uncertain' AND kind <> 'calibration';
    CREATE INDEX prints_failed ON prints (submitted_at) WHERE state = 'failed';
  `,
};
