import { setImmediate as nextTurn } from 'node:timers/promises';
import { codeRows } from '../../shared/lists.ts';
import type { CodePart } from '../../shared/model/desk.ts';
import type { CodeWords } from '../records/photos/codes.ts';
import { hasTerms } from '../records/orders/order-finder.ts';
import { readQuery, type Term } from '../records/orders/search-text.ts';
import type { Needs } from './deps.ts';

/** Number of valid codes that are read at a time: about two milliseconds of work. */
const chunkRows = 300;
/** Number of newest orders that are searched for expired codes matching a text. */
const endedOrders = 200;

/**
 * Returns one page of codes: valid ones first, the next to expire on top; then expired ones, the latest on top. All
 * valid codes are searched, however many there are, a few at a time so that other work is not held up.
 *
 * @param text empty for all codes
 * @param skip rows before the page
 */
export async function codePart(
  deps: Needs<'records' | 'clock'>,
  text: string,
  skip: number,
): Promise<CodePart> {
  const { codes, orders } = deps.records;
  const nowIso = deps.clock.now().toISOString();
  if (text === '') {
    const [valid, ended] = [codes.countValid(nowIso), codes.countEnded(nowIso)];
    const first = skip < valid ? codes.valid(nowIso, { skip, limit: codeRows }) : [];
    const rest = { skip: Math.max(0, skip - valid), limit: codeRows - first.length };
    const others = rest.limit > 0 ? codes.ended(nowIso, rest) : [];
    return { codes: [...first, ...others], valid, ended, endedComplete: true };
  }
  const terms = readQuery(text);
  if (terms.length === 0) return { codes: [], valid: 0, ended: 0, endedComplete: true };
  const valid = await validMatching(deps, terms, nowIso);
  const found = orders.find(text, endedOrders);
  const ended = codes.endedOf(found, nowIso);
  return {
    codes: codes.bySeq([...valid, ...ended].slice(skip, skip + codeRows)),
    ...{ valid: valid.length, ended: ended.length, endedComplete: found.length < endedOrders },
  };
}

async function validMatching(
  deps: Needs<'records'>,
  terms: readonly Term[],
  nowIso: string,
): Promise<number[]> {
  const found: number[] = [];
  let rows: CodeWords[] = [];
  do {
    rows = deps.records.codes.validWords(nowIso, rows.at(-1) ?? null, chunkRows);
    found.push(...rows.filter((row) => hasTerms(row, terms)).map(({ seq }) => seq));
    await nextTurn();
  } while (rows.length === chunkRows && deps.records.isOpen);
  return found;
}
