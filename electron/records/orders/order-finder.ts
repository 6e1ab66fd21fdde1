import { readPrefixedNumber } from '../../../shared/number-prefix.ts';
import { matchQuery, readAddresses, readQuery, termTest, type Term } from './search-text.ts';
import type { Sql } from '../sql.ts';

/** Most orders that are read for a text with one word of the customer's and another of the order's. */
const mostMixed = 500;

/**
 * Finds orders whose customer matches, and orders that match themselves; newest first.
 *
 * The index lists customers by their newest order. Once `limit` customers are found, orders older than the last one's
 * newest order cannot be among the newest `limit` orders, so they are not read.
 */
const ordersFoundSql = `WITH matching (id, newest) AS MATERIALIZED (
    SELECT c.id, f.rowid FROM customer_search f JOIN customers c ON c.search_seq = f.rowid
    WHERE customer_search MATCH @customer ORDER BY f.rowid DESC LIMIT @limit),
  oldest (seq) AS MATERIALIZED (
    SELECT CASE count(*) WHEN @limit THEN min(newest) ELSE 0 END FROM matching),
  own (seq) AS MATERIALIZED (
    SELECT rowid FROM order_search WHERE order_search MATCH @own ORDER BY rowid DESC LIMIT @limit)
  SELECT seq FROM own UNION
  SELECT o.seq FROM matching m JOIN orders o ON o.seq IN (
    SELECT x.seq FROM orders x WHERE x.customer_id = m.id AND x.seq >= (SELECT seq FROM oldest)
    ORDER BY x.seq DESC LIMIT @limit)
  ORDER BY 1 DESC LIMIT @limit`;

/**
 * Finds orders newer than `after` whose own words include at least one word of the text. Those that have `@part` nowhere are
 * left out here, because passing all rows on takes longer than reading them.
 */
const ordersHalfFoundSql = `WITH newest (seq) AS MATERIALIZED (
    SELECT rowid FROM order_search WHERE order_search MATCH @any AND rowid > @after ORDER BY rowid DESC LIMIT @most)
  SELECT o.seq, o.search_text AS own, coalesce(c.search_text, '') AS customer
  FROM newest n CROSS JOIN orders o ON o.seq = n.seq LEFT JOIN customers c ON c.id = o.customer_id
  WHERE o.search_text LIKE '%' || @part || '%' OR c.search_text LIKE '%' || @part || '%'`;

/** Orders are indexed by their number without the counter's prefix, so that a typed letter finds people. */
const ordersWithPrefixSql = `SELECT seq FROM orders
  WHERE seq IN (SELECT value FROM json_each(@seqs)) AND substr(number, 1, length(@prefix)) = @prefix`;

/** An order that some of the typed words may find, with its own words and its customer's. */
interface Candidate {
  readonly seq: number;
  readonly own: string;
  readonly customer: string;
}

/** Returns a test whether an order's own words and its customer's contain every term. */
function hasTerms(terms: readonly Term[]): (row: Omit<Candidate, 'seq'>) => boolean {
  const tests = terms.map(termTest);
  return ({ own, customer }) => tests.every((test) => test(customer) || test(own));
}

/** Returns the first term that is one word; an empty text when each has several. */
const oneWordOf = (terms: readonly Term[]): string =>
  terms.find((term) => term.flat().length === 1)?.[0]?.[0] ?? '';

const newestFirst = (a: number, b: number): number => b - a;

/**
 * Returns those of the newest orders that match a query of the index of orders which have every term, themselves or through their
 * customer: their `seq`, newest first, all after the order `after`.
 */
export type OrdersWithTerms = (query: string, terms: readonly Term[], after: number) => number[];

export function createOrdersWithTerms(sql: Sql): OrdersWithTerms {
  const halfFound = sql.prepare<{ any: string; part: string; after: number; most: number }, Candidate>(
    ordersHalfFoundSql,
  );
  return (any, terms, after) =>
    halfFound
      .all({ any, part: oneWordOf(terms), after, most: mostMixed })
      .filter(hasTerms(terms))
      .map(({ seq }) => seq)
      .sort(newestFirst);
}

export interface OrderFinder {
  /** Finds orders: returns their `seq`, newest first, at most `limit`. */
  readonly find: (text: string, limit: number) => number[];
  /** As `find`, but only by texts with one word of the customer's and another of the order's: `smith 261121`. */
  readonly findMixed: (text: string, limit: number) => number[];
}

export function createOrderFinder(sql: Sql, withTerms = createOrdersWithTerms(sql)): OrderFinder {
  const found = sql.prepare<{ customer: string; own: string; limit: number }, { seq: number }>(
    ordersFoundSql,
  );

  const mixed = (terms: readonly Term[], after: number): number[] => {
    const any = matchQuery(terms, false, 'OR');
    return terms.length < 2 || any === null ? [] : withTerms(any, terms, after);
  };

  const withPrefixes = sql.prepare<{ seqs: string; prefix: string }, { seq: number }>(ordersWithPrefixSql);
  const ofPrefix = (seqs: readonly number[], prefix: string): number[] =>
    withPrefixes.all({ seqs: JSON.stringify(seqs), prefix }).map(({ seq }) => seq);

  /** Finds orders that have every term, or whose customer has. */
  function having(terms: readonly Term[], limit: number): number[] {
    const [customer, own] = [matchQuery(terms, true), matchQuery(terms, false)];
    if (customer === null || own === null) return [];
    const whole = found.all({ customer, own, limit }).map(({ seq }) => seq);
    const oldest = whole.length < limit ? 0 : (whole.at(-1) ?? 0);
    return [...new Set([...whole, ...mixed(terms, oldest)])];
  }

  return {
    find(text, limit) {
      const asked = readPrefixedNumber(text);
      const byAddress = having(readAddresses(text), limit);
      const every = byAddress.length > 0 ? byAddress : having(readQuery(asked?.number ?? text), limit);
      // A number with a prefix is one counter's order. Without one, it may have been given before the counter had it.
      const all = asked === null ? every : ofPrefix(every, `${asked.prefix}-`);
      return all.sort(newestFirst).slice(0, limit);
    },
    findMixed(text, limit) {
      const byAddress = mixed(readAddresses(text), 0);
      return (byAddress.length > 0 ? byAddress : mixed(readQuery(text), 0)).slice(0, limit);
    },
  };
}
