import { changeTrigger } from '../change-trigger.ts';
import type { Migration } from '../migration.ts';

const isUuid = 'theirs.photo_uuid = new.photo_uuid';

/**
 * Indexes have what is enough to find a few rows, and a statement compares the rest in the row (decision 126): the beginning of the
 * service's id, the end of a person's, a time as a number. Orders that are packed were not done today.
 */
export const smallerIndexes: Migration = {
  version: 710,
  up: `
    DROP INDEX orders_done_well;
    CREATE INDEX orders_done_well ON orders (closed_at, attention, state, pack)
      WHERE state = 'done' AND attention IS NULL AND (pack IS NULL OR pack < 0);
    DROP INDEX photos_of_uuid;
    CREATE INDEX photos_of_uuid ON photos (substr(photo_uuid, 1, 8)) WHERE photo_uuid IS NOT NULL;
    DROP INDEX photos_of_order;
    CREATE INDEX photos_of_order ON photos (order_id, unixepoch(created_at, 'subsec'));
    DROP INDEX audit_log_by_time;
    CREATE INDEX audit_log_by_time ON audit_log (unixepoch(at));
    DROP INDEX audit_log_by_person;
    CREATE INDEX audit_log_by_person ON audit_log (substr(person, -4));
    DROP INDEX audit_log_by_person_and_act;
    CREATE INDEX audit_log_by_person_and_act ON audit_log (substr(person, -4), act);
  `,
  fill(db) {
    const begins = 'substr(theirs.photo_uuid, 1, 8) = substr(new.photo_uuid, 1, 8)';
    changeTrigger(db, 'photos_uuid_is_one_pictures', isUuid, `${begins} AND ${isUuid}`);
  },
};
