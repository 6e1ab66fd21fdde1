import { newId, type CustomerId } from '../../../shared/ids.ts';
import { nothingHidden } from '../migrations/601-customer-import.ts';
import { mergeSql } from './search-merges.ts';
import { customerWords } from './search-text.ts';
import type { Sql } from '../sql.ts';

/** Customers above this number in the index are shown; those up to it come with an import that is not complete. */
export const visible = '(SELECT hidden_to FROM customer_import WHERE id = 1)';

interface Contact {
  readonly phone: string;
  readonly email: string;
  readonly notes: string;
}

/** A customer to add, or details that a customer of the studio lacks. */
export type ImportedRow =
  | ({ readonly kind: 'add'; readonly name: string } & Contact)
  | ({ readonly kind: 'fill'; readonly id: CustomerId } & Contact);

/**
 * An import of customers: `begin`, then `write` any number of times, then `end`, which shows everyone at once; then `fillSome` until
 * nothing is left. Where it has not come to `end`, `removeSome` takes back what was written. Only `end` waits for the disk: what a
 * power cut takes before it was never shown, and details are filled in again after it.
 */
export interface CustomerImport {
  /** Returns when the import began that has not ended; null without one. */
  begunAt(): string | null;
  /** Hides every customer who is written from now on. */
  begin(at: string): void;
  write(rows: readonly ImportedRow[], at: string): void;
  /** Shows everyone who was written and is not removed. */
  end(): void;
  /** Fills in what some customers lack, once the import has ended. Returns whether there may be more. */
  fillSome(limit: number): boolean;
  /** Removes some of what was written, before the import has ended. Returns whether there may be more. */
  removeSome(limit: number): boolean;
}

/** Pages of the index that are merged with each commit, because commits add segments faster than the kiosk merges them (decisions 125 and 174). */
const mergedPages = 16;
/** The same for each commit that removes customers: it has fewer of them, because erasing their words takes longer than writing them. */
const mergedWhenRemoved = 5;

type Filled = Contact & { readonly id: CustomerId; readonly name: string };

const importBegunSql = 'SELECT begun_at AS begunAt FROM customer_import WHERE id = @id';
/** The details of customers after the waiting ones are filled in. */
const filledCustomersSql = `SELECT c.id, c.name, iif(c.phone = '', f.phone, c.phone) AS phone,
    iif(c.email = '', f.email, c.email) AS email, iif(c.notes = '', f.notes, c.notes) AS notes
  FROM customer_fills f CROSS JOIN customers c ON c.id = f.customer_id
  WHERE f.seq > 0 AND (SELECT begun_at FROM customer_import WHERE id = 1) IS NULL ORDER BY f.seq LIMIT @limit`;

export function createCustomerImport(sql: Sql): CustomerImport {
  const begunAt = sql.prepare<{ id: number }, { begunAt: string | null }>(importBegunSql);
  const begin = sql.prepare<{ at: string }>(
    `UPDATE customer_import SET begun_at = @at, hidden_to = -1 - (SELECT coalesce(max(seq), 0) FROM customers)
     WHERE id = 1`,
  );
  const add = sql.prepare<Filled & { at: string; searchText: string }>(
    `INSERT INTO customers (id, name, phone, email, notes, keep_photos, search_text, created_at)
     VALUES (@id, @name, @phone, @email, @notes, 0, @searchText, @at)`,
  );
  const keep = sql.prepare<Contact & { id: string }>(
    'INSERT INTO customer_fills (customer_id, phone, email, notes) VALUES (@id, @phone, @email, @notes)',
  );
  const end = sql.prepare<{ nothing: number }>(
    'UPDATE customer_import SET begun_at = NULL, hidden_to = @nothing WHERE id = 1',
  );
  const filled = sql.prepare<{ limit: number }, Filled>(filledCustomersSql);
  const fillIn = sql.prepare<Filled & { searchText: string }>(
    `UPDATE customers SET name = @name, phone = @phone, email = @email, notes = @notes, search_text = @searchText
     WHERE id = @id`,
  );
  const forget = sql.prepare<{ id: string }>('DELETE FROM customer_fills WHERE customer_id = @id');
  // A merge that is undone meanwhile may bring back a customer without an order: they were made at another time.
  const removeCustomers = sql.prepare<{ limit: number }>(
    `DELETE FROM customers WHERE seq IN (SELECT c.seq FROM customers c
       WHERE c.search_seq <= ${visible} AND c.created_at = (SELECT begun_at FROM customer_import WHERE id = 1)
       ORDER BY c.search_seq LIMIT @limit)`,
  );
  const removeFills = sql.prepare<{ limit: number }>(
    'DELETE FROM customer_fills WHERE seq IN (SELECT seq FROM customer_fills WHERE seq > 0 ORDER BY seq LIMIT @limit)',
  );
  const merge = sql.prepare<{ pages: number }>(mergeSql('customer_search'));
  const writeRow = (row: ImportedRow, at: string): void => {
    const { phone, email, notes } = row;
    if (row.kind === 'fill') keep.run({ id: row.id, phone, email, notes });
    else {
      const { name } = row;
      add.run({ id: newId('cus'), name, phone, email, notes, at, searchText: customerWords(row) });
    }
  };

  return {
    begunAt: () => begunAt.get({ id: 1 })?.begunAt ?? null,
    begin: (at) => sql.repeatable(() => void begin.run({ at })),
    write: (rows, at) =>
      sql.repeatable(() => {
        for (const row of rows) writeRow(row, at);
        merge.run({ pages: mergedPages });
      }),
    end: () => void end.run({ nothing: nothingHidden }),
    fillSome: (limit) =>
      sql.repeatable(() => {
        const some = filled.all({ limit });
        for (const customer of some) {
          fillIn.run({ ...customer, searchText: customerWords(customer) });
          forget.run({ id: customer.id });
        }
        return some.length > 0;
      }),
    removeSome: (limit) =>
      sql.repeatable(() => {
        const removed = removeCustomers.run({ limit }) + removeFills.run({ limit });
        merge.run({ pages: mergedWhenRemoved });
        return removed > 0;
      }),
  };
}
