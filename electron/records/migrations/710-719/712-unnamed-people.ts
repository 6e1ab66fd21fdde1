import type { Migration } from '../migration.ts';

const firstPerson = (row: 'old' | 'new'): string =>
  `coalesce(${row}.person_id, 'per_' || substr(${row}.order_id, 5))`;

/**
 * The only person of an order, without a name of their own, is made with the order and can be made from it again: packing the order
 * removes the row. A photo that names no person is of that one.
 *
 * With the indexes SQLite finds out without reading a table that nothing refers to the person.
 */
export const unnamedPeople: Migration = {
  version: 712,
  up: `
    DROP TRIGGER photos_stay_somebodys;
    CREATE TRIGGER photos_stay_somebodys BEFORE UPDATE OF person_id ON photos
    WHEN ${firstPerson('old')} <> ${firstPerson('new')} BEGIN
      SELECT RAISE (ABORT, 'a photo is of one person for ever');
    END;
    CREATE INDEX photos_of_person ON photos (person_id) WHERE person_id IS NOT NULL;
    CREATE INDEX shots_of_person ON shots (person_id);
    CREATE INDEX no_paper_told_of_person ON no_paper_told (person_id);
  `,
};
