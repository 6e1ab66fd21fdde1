import type { CustomerId } from '../../../shared/ids.ts';
import { customerWords, matchQuery, readQuery } from './search-text.ts';
import { flag, type Flag, type Sql } from '../sql.ts';

export interface CustomerRow {
  readonly id: CustomerId;
  /** Empty after the customer is erased. */
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly keepPhotos: boolean;
  /** How many orders the customer has had. */
  readonly orders: number;
  readonly createdAt: string;
  readonly erasedAt: string | null;
}

type NewCustomer = Pick<CustomerRow, 'id' | 'name' | 'phone' | 'email' | 'keepPhotos' | 'createdAt'>;
type CustomerChange = Pick<CustomerRow, 'id' | 'name' | 'phone' | 'email' | 'keepPhotos'>;

export interface Customers {
  insert(customer: NewCustomer): void;
  /** Changes a customer, unless the customer is erased. */
  update(customer: CustomerChange): void;
  get(id: CustomerId): CustomerRow | null;
  /**
   * Returns customers for whom each word of `text` begins a word of the name or e-mail address, and each run of three or
   * more digits is in the phone number. Customers with the newest orders come first.
   */
  search(text: string, limit: number): CustomerRow[];
  /**
   * Clears the personal data in the row; the row stays because orders refer to it. The data leaves the file with the next
   * `records.checkpoint()`.
   */
  erase(id: CustomerId, at: string): void;
}

type Stored = Omit<CustomerRow, 'keepPhotos'> & { readonly keepPhotos: Flag };

const columns = `c.id, c.name, c.phone, c.email, c.keep_photos AS keepPhotos, c.created_at AS createdAt,
  c.erased_at AS erasedAt, (SELECT count(*) FROM orders WHERE customer_id = c.id) AS orders`;

/** The index lists customers by their newest order. It is read from its end until `limit` rows are found. */
const customerSearchSql = `SELECT ${columns} FROM customer_search f JOIN customers c ON c.search_seq = f.rowid
  WHERE customer_search MATCH @query ORDER BY f.rowid DESC LIMIT @limit`;

export function createCustomers(sql: Sql): Customers {
  const insert = sql.prepare<Omit<NewCustomer, 'keepPhotos'> & { keepPhotos: Flag; searchText: string }>(
    `INSERT INTO customers (id, name, phone, email, keep_photos, search_text, created_at)
     VALUES (@id, @name, @phone, @email, @keepPhotos, @searchText, @createdAt)`,
  );
  const update = sql.prepare<Omit<CustomerChange, 'keepPhotos'> & { keepPhotos: Flag; searchText: string }>(
    `UPDATE customers SET name = @name, phone = @phone, email = @email, keep_photos = @keepPhotos,
       search_text = @searchText WHERE id = @id AND erased_at IS NULL`,
  );
  const get = sql.prepare<{ id: string }, Stored>(`SELECT ${columns} FROM customers c WHERE c.id = @id`);
  const search = sql.prepare<{ query: string; limit: number }, Stored>(customerSearchSql);
  const erase = sql.prepare<{ id: string; at: string }>(
    `UPDATE customers SET name = '', phone = '', email = '', search_text = '', keep_photos = 0, erased_at = @at
     WHERE id = @id AND erased_at IS NULL`,
  );
  const read = (row: Stored): CustomerRow => ({ ...row, keepPhotos: row.keepPhotos === 1 });

  return {
    insert({ id, name, phone, email, keepPhotos, createdAt }) {
      const text = customerWords({ name, phone, email });
      insert.run({ id, name, phone, email, createdAt, keepPhotos: flag(keepPhotos), searchText: text });
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
      const query = matchQuery(readQuery(text), true);
      return query === null ? [] : search.all({ query, limit }).map(read);
    },
    erase: (id, at) => void erase.run({ id, at }),
  };
}
