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

/** Finds orders newer than `after` whose own words include at least one word of the text, newest first. */
const ordersHalfFoundSql = `SELECT o.seq, o.search_text AS own, coalesce(c.search_text, '') AS customer
  FROM order_search f JOIN orders o ON o.seq = f.rowid LEFT JOIN customers c ON c.id = o.customer_id
  WHERE order_search MATCH @any AND f.rowid > @after ORDER BY f.rowid DESC LIMIT @most`;

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
export function hasTerms(terms: readonly Term[]): (row: Omit<Candidate, 'seq'>) => boolean {
  const tests = terms.map(termTest);
  return ({ own, customer }) => tests.every((test) => test(customer) || test(own));
}

/** Returns the newest orders that match a query of the index of orders, after the order `after`, with all their words. */
export type Candidates = (query: string, after: number) => readonly Candidate[];

export function createCandidates(sql: Sql): Candidates {
  const halfFound = sql.prepare<{ any: string; after: number; most: number }, Candidate>(ordersHalfFoundSql);
  return (any, after) => halfFound.all({ any, after, most: mostMixed });
}

/** Finds orders: returns their `seq`, newest first, at most `limit`. */
export type OrderFinder = (text: string, limit: number) => number[];

export function createOrderFinder(sql: Sql, candidates = createCandidates(sql)): OrderFinder {
  const found = sql.prepare<{ customer: string; own: string; limit: number }, { seq: number }>(
    ordersFoundSql,
  );

  /** Finds orders by a text with one word of the customer's and another of the order's: `smith 261121`. */
  const mixed = (terms: readonly Term[], after: number): number[] => {
    const any = matchQuery(terms, false, 'OR');
    if (terms.length < 2 || any === null) return [];
    return candidates(any, after)
      .filter(hasTerms(terms))
      .map(({ seq }) => seq);
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

  return (text, limit) => {
    const asked = readPrefixedNumber(text);
    const byAddress = having(readAddresses(text), limit);
    const every = byAddress.length > 0 ? byAddress : having(readQuery(asked?.number ?? text), limit);
    // A number with a prefix is one counter's order. Without one, it may have been given before the counter had it.
    const all = asked === null ? every : ofPrefix(every, `${asked.prefix}-`);
    return all.sort((a, b) => b - a).slice(0, limit);
  };
}
