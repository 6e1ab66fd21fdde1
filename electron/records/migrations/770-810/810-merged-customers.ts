import type { Migration } from '../migration.ts';

/** Ends the consents that are given by a customer of a merge, as the merge `by` of that customer ended the other one's. */
const endByMerge = (merges: string): string => `
    UPDATE consents SET ended_at = m.mergedAt, ended_by = 'staff', ended_why = 'merged'
    FROM (${merges}) m WHERE consents.customer_id = m.gone AND consents.ended_at IS NULL;`;

/**
 * Customers who became part of another one. Their consents stay under their own ids, ended as the other's were, and go when that customer
 * is erased; those of customers who were erased before go now. The index finds the merge of such a customer. A customer who had agreed before
 * consents had rows may have none that says how their consent ended: it was withdrawn after the last merge, or that merge ended it.
 */
export const mergedCustomers: Migration = {
  version: 810,
  up: `
    CREATE INDEX customer_merges_of_gone ON customer_merges (gone ->> '$.id');

    DELETE FROM consents WHERE NOT EXISTS (SELECT 1 FROM customers c WHERE c.id = consents.customer_id)
      AND NOT EXISTS (SELECT 1 FROM customer_merges m WHERE m.gone ->> '$.id' = consents.customer_id);
    ${endByMerge(`SELECT gone ->> '$.id' AS gone, merged_at AS mergedAt FROM customer_merges
      WHERE merged ->> '$.keepPhotos' = 0`)}
    ${endByMerge(`SELECT e.gone ->> '$.id' AS gone, l.merged_at AS mergedAt
      FROM customer_merges l, json_each(l.merges) j JOIN customer_merges e ON e.id = j.value
      WHERE l.merged ->> '$.keepPhotos' = 0`)}
    UPDATE consents SET (ended_at, ended_by, ended_why) = (
      SELECT ended_at, ended_by, ended_why FROM (
        SELECT w.seq, 1 AS isRow, w.ended_at, w.ended_by, w.ended_why
        FROM customer_merges m JOIN consents w ON w.customer_id = m.holder_id
        WHERE m.gone ->> '$.id' = consents.customer_id
        UNION ALL
        SELECT l.seq, 0, l.merged_at, 'staff', CASE WHEN l.merged ->> '$.keepPhotos' THEN 'withdrawn' ELSE 'merged' END
        FROM customer_merges m JOIN customer_merges l ON l.holder_id = m.holder_id
        WHERE m.gone ->> '$.id' = consents.customer_id)
      ORDER BY isRow DESC, seq DESC LIMIT 1)
    WHERE ended_at IS NULL AND EXISTS (
      SELECT 1 FROM customer_merges m JOIN customers c ON c.id = m.holder_id
      WHERE m.gone ->> '$.id' = consents.customer_id AND c.keep_photos = 0);

    DROP TRIGGER consents_erased_with_customer;
    DROP TRIGGER customer_merges_erased;
    CREATE TRIGGER customer_merges_erased AFTER UPDATE OF erased_at ON customers
    WHEN new.erased_at IS NOT NULL BEGIN
      DELETE FROM consents WHERE customer_id = new.id;
      DELETE FROM consents WHERE customer_id IN
        (SELECT gone ->> '$.id' FROM customer_merges WHERE holder_id = new.id);
      DELETE FROM customer_merges WHERE holder_id = new.id;
    END;
  `,
};
