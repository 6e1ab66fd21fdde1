import type { OrderId, PersonId } from '../../../shared/ids.ts';
import type { Age } from '../../../shared/guidance/sitter.ts';
import { nameWords } from './search-text.ts';
import type { OrderPacks } from '../packs/order-packs.ts';
import type { Sql } from '../sql.ts';

export interface PersonRow {
  readonly id: PersonId;
  readonly orderId: OrderId;
  /** Empty when the person has the customer's name, after the customer is erased, and once an order without a customer is closed. */
  readonly name: string;
  readonly age: Age;
  readonly createdAt: string;
}

/** An order's first person is created with the order, not inserted. */
export interface People {
  insert(person: PersonRow): void;
  /** Returns an order's people, the first one first, without those who were removed. */
  ofOrder(orderId: OrderId): PersonRow[];
  change(person: Pick<PersonRow, 'id' | 'name' | 'age'>): void;
  /** Removes a person from the order. The row stays, without the name, because photos and shots refer to it. */
  remove(id: PersonId, at: string): void;
}

const peopleOfOrderSql = `SELECT id, order_id AS orderId, name, age, created_at AS createdAt FROM people
  WHERE order_id = @orderId AND removed_at IS NULL ORDER BY rowid`;

/** @param erasing called before a name leaves the records */
export function createPeople(
  sql: Sql,
  packs: Pick<OrderPacks, 'open'>,
  erasing: () => void = () => undefined,
): People {
  const insert = sql.prepare<PersonRow & { readonly words: string }>(
    `INSERT INTO people (id, order_id, name, age, search_text, created_at)
     VALUES (@id, @orderId, @name, @age, @words, @createdAt)`,
  );
  const ofOrder = sql.prepare<{ orderId: string }, PersonRow>(peopleOfOrderSql);
  const change = sql.prepare<{ id: string; name: string; age: string; words: string }>(
    'UPDATE people SET name = @name, age = @age, search_text = @words WHERE id = @id',
  );
  const remove = sql.prepare<{ id: string; at: string }>(
    `UPDATE people SET removed_at = @at, name = '', search_text = '' WHERE id = @id`,
  );
  return {
    insert: (person) => void insert.run({ ...person, words: nameWords(person.name) }),
    ofOrder(orderId) {
      packs.open(orderId);
      return ofOrder.all({ orderId });
    },
    change: (person) => void change.run({ ...person, words: nameWords(person.name) }),
    remove(id, at) {
      erasing();
      remove.run({ id, at });
    },
  };
}
