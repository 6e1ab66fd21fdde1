import type { CustomerId, OrderId } from '../../../shared/ids.ts';
import type { Clock } from '../../clock.ts';
import { agreedDays } from './consents.ts';
import { createCustomerFinder } from './customer-finder.ts';
import { visible } from './customer-import.ts';
import { customerWords, matchQuery, readAddresses, readQuery, type Term } from './search-text.ts';
import type { OrderPacks } from '../packs/order-packs.ts';
import { flag, type Flag, type Sql } from '../sql.ts';
import { createErasedFiles } from '../photos/erased-files.ts';
import { createClosingWords } from '../takings/closing-words.ts';

export interface CustomerRow {
  readonly id: CustomerId;
  /** Empty after the customer is erased. */
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly keepPhotos: boolean;
  readonly agreedDays: number | null;
  /** How many orders the customer has had. */
  readonly orders: number;
  readonly createdAt: string;
  readonly erasedAt: string | null;
}

/** A customer in the list of all customers. */
export interface ListedCustomer extends CustomerRow {
  /** The place in the list. */
  readonly seq: number;
  readonly notes: string;
  /** When the newest order was begun; null without one. */
  readonly newestOrderAt: string | null;
  /** True while the customer comes with an import that is not complete. */
  readonly hidden: boolean;
}

type NewCustomer = Pick<CustomerRow, 'id' | 'name' | 'phone' | 'email' | 'keepPhotos' | 'createdAt'>;
type InsertedCustomer = Omit<NewCustomer, 'keepPhotos'> & {
  readonly keepPhotos: Flag;
  readonly searchText: string;
  readonly firstOrder: OrderId | null;
};
type CustomerChange = Pick<CustomerRow, 'id' | 'name' | 'phone' | 'email' | 'keepPhotos'>;

export interface Customers {
  /**
   * @param firstOrder the order with which the customer comes. Call `orders.setCustomer` in the same transaction. When the order had no customer
   *   before, the search index receives the new one's words once, at the order's place, and need not move them
   */
  insert(customer: NewCustomer, firstOrder?: OrderId): void;
  /** Changes a customer, unless the customer is erased. */
  update(customer: CustomerChange): void;
  get(id: CustomerId): CustomerRow | null;
  /**
   * Returns customers for whom each word of `text` begins a word of the name or e-mail address, and each run of three or
   * more digits is in the phone number. A whole e-mail address finds only those who have it, if anyone has. Customers with the
   * newest orders come first.
   */
  search(text: string, limit: number): CustomerRow[];
  /** Finds customers by everything that staff may know; see `CustomerFinder`. */
  find(text: string, limit: number): { readonly customers: CustomerRow[]; readonly similar: boolean };
  /** Returns the customers with the newest orders. */
  newest(limit: number): CustomerRow[];
  /** Returns the customers after the place `after` of all customers, erased and hidden ones included. */
  list(after: number, limit: number): ListedCustomer[];
  /** Returns what staff noted about a customer. */
  notes(id: CustomerId): string;
  /** Replaces the notes, unless the customer is erased. */
  note(id: CustomerId, notes: string): void;
  /**
   * Clears the personal data in the row; the row stays because orders refer to it. The data leaves the file with the next
   * `records.checkpoint()`.
   */
  erase(id: CustomerId, at: string): void;
  /** Deletes a customer who has no order, with their consents. */
  remove(id: CustomerId): void;
}

type Stored = Omit<CustomerRow, 'keepPhotos'> & { readonly keepPhotos: Flag };
type StoredListed = Omit<ListedCustomer, 'keepPhotos' | 'hidden'> & {
  readonly keepPhotos: Flag;
  readonly hidden: Flag;
};

const columns = `c.id, c.name, c.phone, c.email, c.keep_photos AS keepPhotos, ${agreedDays('c.id')} AS agreedDays,
  c.created_at AS createdAt,
  c.erased_at AS erasedAt, (SELECT count(*) FROM orders WHERE customer_id = c.id) AS orders`;

/** The index lists customers by their newest order. It is read from its end until `limit` rows are found. */
const customerSearchSql = `SELECT ${columns} FROM customer_search f JOIN customers c ON c.search_seq = f.rowid
  WHERE customer_search MATCH @query AND f.rowid > ${visible} ORDER BY f.rowid DESC LIMIT @limit`;

const customersByIdSql = `SELECT ${columns} FROM json_each(@ids) i CROSS JOIN customers c ON c.id = i.value ORDER BY i.key`;
const customersNewestSql = `SELECT ${columns} FROM customers c WHERE c.search_seq > ${visible} AND c.erased_at IS NULL
  ORDER BY c.search_seq DESC LIMIT @limit`;

const customerListSql = `SELECT ${columns}, c.seq, c.notes,
    (SELECT created_at FROM orders WHERE seq = c.newest_order) AS newestOrderAt, c.search_seq <= ${visible} AS hidden
  FROM customers c WHERE c.seq > @after ORDER BY c.seq LIMIT @limit`;

export function createCustomers(
  sql: Sql,
  clock: Clock,
  packs: Pick<OrderPacks, 'openOfCustomer'>,
  erasing: () => void = () => undefined,
): Customers {
  const closingWords = createClosingWords(sql);
  const erasedFiles = createErasedFiles(sql);
  const insert = sql.prepare<InsertedCustomer>(
    `INSERT INTO customers (id, name, phone, email, keep_photos, search_text, created_at, newest_order)
     VALUES (@id, @name, @phone, @email, @keepPhotos, @searchText, @createdAt,
       (SELECT seq FROM orders WHERE id = @firstOrder AND customer_id IS NULL))`,
  );
  const update = sql.prepare<Omit<CustomerChange, 'keepPhotos'> & { keepPhotos: Flag; searchText: string }>(
    `UPDATE customers SET name = @name, phone = @phone, email = @email, keep_photos = @keepPhotos,
       search_text = @searchText WHERE id = @id AND erased_at IS NULL`,
  );
  const get = sql.prepare<{ id: string }, Stored>(`SELECT ${columns} FROM customers c WHERE c.id = @id`);
  const search = sql.prepare<{ query: string; limit: number }, Stored>(customerSearchSql);
  const byId = sql.prepare<{ ids: string }, Stored>(customersByIdSql);
  const finder = createCustomerFinder(sql, clock);
  const newest = sql.prepare<{ limit: number }, Stored>(customersNewestSql);
  const list = sql.prepare<{ after: number; limit: number }, StoredListed>(customerListSql);
  const notes = sql.prepare<{ id: string }, { notes: string }>('SELECT notes FROM customers WHERE id = @id');
  const note = sql.prepare<{ id: string; notes: string }>(
    'UPDATE customers SET notes = @notes WHERE id = @id AND erased_at IS NULL',
  );
  const erase = sql.prepare<{ id: string; at: string }>(
    `UPDATE customers SET name = '', phone = '', email = '', notes = '', search_text = '', keep_photos = 0, erased_at = @at
     WHERE id = @id AND erased_at IS NULL`,
  );
  const removals = [
    'DELETE FROM consents WHERE customer_id = @id',
    'DELETE FROM customers WHERE id = @id',
  ].map((text) => sql.prepare<{ id: string }>(text));
  const read = (row: Stored): CustomerRow => ({ ...row, keepPhotos: row.keepPhotos === 1 });

  return {
    insert({ id, name, phone, email, keepPhotos, createdAt }, firstOrder) {
      const text = customerWords({ name, phone, email });
      const words = { searchText: text, firstOrder: firstOrder ?? null };
      insert.run({ id, name, phone, email, createdAt, keepPhotos: flag(keepPhotos), ...words });
    },
    update({ id, name, phone, email, keepPhotos }) {
      const text = customerWords({ name, phone, email });
      update.run({ id, name, phone, email, keepPhotos: flag(keepPhotos), searchText: text });
    },
    get(id) {
      const row = get.get({ id });
      return row === null ? null : read(row);
    },
    search(text, limit) {
      const having = (terms: readonly Term[]): readonly Stored[] => {
        const query = matchQuery(terms, true);
        return query === null ? [] : search.all({ query, limit });
      };
      const byAddress = having(readAddresses(text));
      return (byAddress.length > 0 ? byAddress : having(readQuery(text))).map(read);
    },
    find(text, limit) {
      const { ids, similar } = finder(text, limit);
      return { customers: byId.all({ ids: JSON.stringify(ids) }).map(read), similar };
    },
    newest: (limit) => newest.all({ limit }).map(read),
    list: (after, limit) =>
      list
        .all({ after, limit })
        .map((row) => ({ ...row, keepPhotos: row.keepPhotos === 1, hidden: row.hidden === 1 })),
    notes: (id) => notes.get({ id })?.notes ?? '',
    note: (id, text) => void note.run({ id, notes: text }),
    erase: (id, at) =>
      sql.transaction(() => {
        erasing();
        // The triggers that erase words do not see what is packed.
        packs.openOfCustomer(id);
        closingWords.erase(id);
        erasedFiles.erase(id);
        erase.run({ id, at });
      }),
    remove: (id) =>
      sql.transaction(() => {
        erasing();
        for (const each of removals) each.run({ id });
      }),
  };
}
