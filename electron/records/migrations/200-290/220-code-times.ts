import type { Migration } from '../migration.ts';
import { isTime } from '../checks.ts';

/**
 * The two clocks at the moment when a code was issued, where they contradicted each other. Codes from before have none:
 * their days count from the service's date, whatever it was.
 */
export const codeTimes: Migration = {
  version: 220,
  up: `
    ALTER TABLE codes ADD COLUMN doubted_service_time TEXT ${isTime('doubted_service_time')};
    ALTER TABLE codes ADD COLUMN doubted_counter_time TEXT ${isTime('doubted_counter_time')};
    ALTER TABLE codes ADD COLUMN counted_from TEXT CHECK (counted_from IN ('service', 'counter'));
  `,
};
