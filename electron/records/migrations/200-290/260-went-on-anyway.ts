import type { Migration } from '../migration.ts';
import { isId, isJson, isOneOf, isTime } from '../checks.ts';

/**
 * The log of staff who continued although the verdict said that the photo will not pass. `points` lists the codes of
 * what they were warned about. `image_id` names the picture on screen; a picture may be erased later, so it is no
 * reference. A row is added once and never changes.
 */
export const wentOnAnyway: Migration = {
  version: 260,
  up: `
    CREATE TABLE went_on_anyway (
      id INTEGER PRIMARY KEY,
      order_id TEXT NOT NULL REFERENCES orders (id),
      image_id TEXT ${isId('image_id', 'img')},
      step TEXT NOT NULL ${isOneOf('step', ['shot', 'preview', 'payment', 'handover'])},
      points TEXT NOT NULL ${isJson('points')},
      decided_by TEXT NOT NULL CHECK (decided_by <> ''),
      decided_at TEXT NOT NULL ${isTime('decided_at')}
    ) STRICT;
    CREATE INDEX went_on_anyway_of_order ON went_on_anyway (order_id, id);
    CREATE TRIGGER went_on_anyway_stays BEFORE UPDATE ON went_on_anyway BEGIN
      SELECT RAISE (ABORT, 'what staff decided never changes');
    END;
    CREATE TRIGGER went_on_anyway_is_kept BEFORE DELETE ON went_on_anyway BEGIN
      SELECT RAISE (ABORT, 'what staff decided is never deleted');
    END;
  `,
};
