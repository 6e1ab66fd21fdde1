import { setImmediate as nextTurn } from 'node:timers/promises';
import { KioskError } from '../../shared/errors.ts';
import type { CodeId, OrderId } from '../../shared/ids.ts';
import { codeRows } from '../../shared/lists.ts';
import type { CodeList, CodePart } from '../../shared/model/desk.ts';
import type { CodeView } from '../../shared/model/photo.ts';
import { readPrefixedNumber, withPrefix } from '../../shared/number-prefix.ts';
import type { CodeWords } from '../records/photos/codes.ts';
import { hasTerms } from '../records/orders/order-finder.ts';
import { readQuery, type Term } from '../records/orders/search-text.ts';
import type { Needs } from './deps.ts';

/** Number of valid codes that are read at a time: about two milliseconds of work. */
const chunkRows = 300;
/** Number of newest orders that are searched for expired codes matching a text. */
const endedOrders = 200;

/** Time before a code's expiry in which staff remind its customer, ms. */
const expiresSoonMs = 7 * 24 * 60 * 60 * 1000;

/** Returns now and the end of that time, ISO 8601. */
export const expiringSoon = (now: Date): readonly [from: string, to: string] => [
  now.toISOString(),
  new Date(now.getTime() + expiresSoonMs).toISOString(),
];

/**
 * Returns one page of a list of codes.
 *
 * @param text empty for all codes
 * @param skip rows before the page
 */
export async function codePart(
  deps: Needs<'records' | 'codeNow'>,
  list: CodeList,
  text: string,
  skip: number,
): Promise<CodePart> {
  const { codes } = deps.records;
  const [from, to] = expiringSoon(deps.codeNow());
  const toRemind = codes.countToRemindBetween(from, to);
  if (list === 'all') return { ...(await allCodes(deps, text, skip)), toRemind };
  const rows = codes.toRemindBetween(from, to, { skip, limit: codeRows });
  return { codes: rows, valid: toRemind, ended: 0, endedComplete: true, toRemind };
}

/**
 * Enters the look-up of a customer's telephone number or e-mail address, which a code shows when it is opened.
 * @throws KioskError NOT_FOUND
 */
export function openCode({ records, note }: Needs<'records' | 'note'>, codeId: CodeId): void {
  const code = existingCode(records, codeId);
  if (code.phone !== '' || code.email !== '') note('code-opened', { order: code.orderId, subject: codeId });
}

/** Notes that the customer has used a code in an application, or takes that back. @throws KioskError NOT_FOUND */
export function linkCode(deps: CodeNotes & Needs<'note'>, codeId: CodeId, linked: boolean): CodeView {
  const act = { by: deps.who(), at: deps.clock.now().toISOString() };
  return noteOn(deps, codeId, (order) => {
    deps.records.codes.setLinked(codeId, linked ? act : null);
    deps.note('code-linked', { order, subject: codeId, linked: linked ? 'yes' : 'no' });
  });
}

/** Notes that staff reminded the customer of a code by phone, or takes that back. @throws KioskError NOT_FOUND */
export function remindOfCode(deps: CodeNotes, codeId: CodeId, reminded: boolean): CodeView {
  const act = { by: deps.who(), at: deps.clock.now().toISOString(), way: 'phone' } as const;
  return noteOn(deps, codeId, () => deps.records.codes.setReminded(codeId, reminded ? act : null));
}

type CodeNotes = Needs<'records' | 'clock' | 'who' | 'changed'>;

function noteOn({ records, changed }: CodeNotes, codeId: CodeId, write: (order: OrderId) => void): CodeView {
  const { orderId } = existingCode(records, codeId);
  records.transaction(() => {
    write(orderId);
  });
  changed(orderId);
  return existingCode(records, codeId);
}

/** @throws KioskError NOT_FOUND */
function existingCode({ codes }: Needs<'records'>['records'], codeId: CodeId): CodeView {
  const code = codes.get(codeId);
  if (code === null) throw new KioskError('NOT_FOUND', 'no such code');
  return code;
}

/**
 * Returns one page of all codes: valid ones first, the next to expire on top; then expired ones, the latest on top. All
 * valid codes are searched, however many there are, a few at a time so that other work is not held up.
 *
 * @param text empty for all codes
 * @param skip rows before the page
 */
async function allCodes(
  deps: Needs<'records' | 'codeNow'>,
  text: string,
  skip: number,
): Promise<Omit<CodePart, 'toRemind'>> {
  const { codes, orders } = deps.records;
  const nowIso = deps.codeNow().toISOString();
  if (text === '') {
    const [valid, ended] = [codes.countValid(nowIso), codes.countEnded(nowIso)];
    const first = skip < valid ? codes.valid(nowIso, { skip, limit: codeRows }) : [];
    const rest = { skip: Math.max(0, skip - valid), limit: codeRows - first.length };
    const others = rest.limit > 0 ? codes.ended(nowIso, rest) : [];
    return { codes: [...first, ...others], valid, ended, endedComplete: true };
  }
  const asked = readPrefixedNumber(text);
  const terms = readQuery(asked?.number ?? text);
  if (terms.length === 0) return { codes: [], valid: 0, ended: 0, endedComplete: true };
  const matching = await validMatching(deps, terms, nowIso);
  const isAsked = ({ orderNumber }: CodeView): boolean =>
    asked === null || orderNumber === withPrefix(asked.prefix, asked.number);
  const valid = asked === null ? matching : matching.filter((seq) => codes.bySeq([seq]).every(isAsked));
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
  const isFound = hasTerms(terms);
  let rows: CodeWords[] = [];
  do {
    rows = deps.records.codes.validWords(nowIso, rows.at(-1) ?? null, chunkRows);
    found.push(...rows.filter(isFound).map(({ seq }) => seq));
    await nextTurn();
  } while (rows.length === chunkRows && deps.records.isOpen);
  return found;
}
