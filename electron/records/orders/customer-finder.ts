/** Finds customers by everything that staff may know of them or of one of their orders. */
import type { CustomerId } from '../../../shared/ids.ts';
import { readPrefixedNumber } from '../../../shared/number-prefix.ts';
import type { Clock } from '../../clock.ts';
import type { Sql } from '../sql.ts';
import { visible } from './customer-import.ts';
import { createOrderFinder, createOrdersWithTerms } from './order-finder.ts';
import { matchQuery, readAddresses, readQuery, type Term } from './search-text.ts';
import { createSimilarWords } from './similar-words.ts';
import { daysAndWords } from './typed-days.ts';

const customerIdsSql = `SELECT c.id FROM customer_search f JOIN customers c ON c.search_seq = f.rowid
  WHERE customer_search MATCH @query AND f.rowid > ${visible} ORDER BY f.rowid DESC LIMIT @limit`;
const customersOfOrdersSql = `SELECT o.customer_id AS id FROM order_search f JOIN orders o ON o.seq = f.rowid
  WHERE order_search MATCH @query AND o.customer_id IS NOT NULL ORDER BY f.rowid DESC LIMIT @limit`;
const customersBySeqSql = `SELECT o.customer_id AS id FROM json_each(@seqs) s CROSS JOIN orders o ON o.seq = s.value
  WHERE o.customer_id IS NOT NULL ORDER BY s.key`;

export interface CustomersFound {
  readonly ids: readonly CustomerId[];
  /** True when nobody matches the text, and these would with one letter changed. */
  readonly similar: boolean;
}

/**
 * Finds customers: by a whole e-mail address; by the day of an order, for a typed date with or without a name; then by name, by telephone number
 * or by what comes before the @ of an e-mail address; then by an order's number, people or code. When there is nobody, one letter of the
 * text may be wrong.
 */
export type CustomerFinder = (text: string, limit: number) => CustomersFound;

/** Returns the query for orders of these days. A number's day is a word of its own, which the index reads at once. */
const dayQuery = (days: readonly string[]): string | null =>
  days.length === 0 ? null : days.map((day) => `"${day}"`).join(' OR ');

/** Returns the one word of a term; null for a run of digits, which is several. */
const nameIn = ([[word = '', ...more] = [], ...others]: Term): string | null =>
  more.length > 0 || others.length > 0 ? null : word;

export function createCustomerFinder(sql: Sql, clock: Clock): CustomerFinder {
  const byOwnWords = sql.prepare<{ query: string; limit: number }, { id: CustomerId }>(customerIdsSql);
  const byOrders = sql.prepare<{ query: string; limit: number }, { id: CustomerId }>(customersOfOrdersSql);
  const bySeqs = sql.prepare<{ seqs: string }, { id: CustomerId }>(customersBySeqSql);
  const ordersWithTerms = createOrdersWithTerms(sql);
  const orders = createOrderFinder(sql, ordersWithTerms);
  const similarWords = createSimilarWords(sql);

  const own = (terms: readonly Term[], limit: number): readonly CustomerId[] => {
    const query = matchQuery(terms, true);
    return query === null ? [] : byOwnWords.all({ query, limit }).map(({ id }) => id);
  };
  const ofOrders = (query: string | null, limit: number): readonly CustomerId[] =>
    query === null ? [] : byOrders.all({ query, limit }).map(({ id }) => id);
  const ofSeqs = (seqs: readonly number[]): readonly CustomerId[] =>
    bySeqs.all({ seqs: JSON.stringify(seqs) }).map(({ id }) => id);

  /** Finds those who came on one of these days and whose words, or the order's, are typed beside the date. */
  function onDays(query: string, words: string, limit: number): CustomersFound {
    const matching = (terms: readonly Term[]): readonly CustomerId[] =>
      ofSeqs(ordersWithTerms(query, terms, 0).slice(0, limit));
    const terms = readQuery(words);
    const ids = terms.length === 0 ? [] : matching(terms);
    if (ids.length > 0) return { ids: [...new Set(ids)], similar: false };
    return { ids: [...new Set(nearly(terms, matching))], similar: true };
  }

  /**
   * Finds customers whom the text would find with one letter of one word changed. A word that nobody has is the wrong one;
   * when everybody's words are known, each may be.
   */
  function nearly(
    terms: readonly Term[],
    find: (terms: readonly Term[]) => readonly CustomerId[],
  ): readonly CustomerId[] {
    const words = terms.map(nameIn);
    const unknown = words.filter((word) => word !== null && !similarWords.isKnown(word));
    if (unknown.length > 1) return [];
    return words.flatMap((word, at) => {
      if (word === null || (unknown.length === 1 && word !== unknown[0])) return [];
      const similar = similarWords.near(word).map((each) => [each]);
      return similar.length === 0 ? [] : find(terms.with(at, similar));
    });
  }

  return (text, limit) => {
    // The prefix of an order's number is another order's at another counter, so the orders decide.
    if (readPrefixedNumber(text) !== null)
      return { ids: [...new Set(ofSeqs(orders.find(text, limit)))], similar: false };
    const byAddress = own(readAddresses(text), limit);
    if (byAddress.length > 0) return { ids: byAddress, similar: false };
    const terms = readQuery(text);
    const { days, words } = daysAndWords(text, clock.now());
    const query = dayQuery(days);
    if (query !== null && words !== '') {
      const dated = onDays(query, words, limit);
      if (dated.ids.length > 0) return dated;
    }
    const found = new Set(words === '' ? ofOrders(query, limit) : []);
    for (const id of own(terms, limit)) found.add(id);
    if (found.size < limit) for (const id of ofOrders(matchQuery(terms, false), limit)) found.add(id);
    if (found.size === 0 && query === null && terms.length > 1)
      for (const id of ofSeqs(orders.findMixed(text, limit))) found.add(id);
    if (found.size > 0) return { ids: [...found].slice(0, limit), similar: false };
    return {
      ids: [...new Set(nearly(terms, (changed) => own(changed, limit)))].slice(0, limit),
      similar: true,
    };
  };
}
