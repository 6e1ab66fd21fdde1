import { KioskError } from '../../shared/errors.ts';
import type { CodeId, OrderId } from '../../shared/ids.ts';
import { codeRows } from '../../shared/lists.ts';
import type { CodeList, CodePart } from '../../shared/model/desk.ts';
import type { CodeView } from '../../shared/model/photo.ts';
import type { Needs } from './deps.ts';

/** Number of newest matching orders whose codes a search finds. */
export const searchedOrders = 200;

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
export function codePart(
  deps: Needs<'records' | 'codeNow'>,
  list: CodeList,
  text: string,
  skip: number,
): CodePart {
  const { records } = deps;
  return records.reading(() => {
    const [from, to] = expiringSoon(deps.codeNow());
    const toRemind = records.codes.countToRemindBetween(from, to);
    if (list === 'all')
      return { ...(text === '' ? allCodes(deps, skip) : codesMatching(deps, text, skip)), toRemind };
    const rows = records.codes.toRemindBetween(from, to, { skip, limit: codeRows });
    return { codes: rows, valid: toRemind, ended: 0, complete: true, toRemind };
  });
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

type Listed = Omit<CodePart, 'toRemind'>;

/**
 * Returns one page of all codes: valid ones first, the next to expire on top; then expired ones, the latest on top.
 *
 * @param skip rows before the page
 */
function allCodes({ records, codeNow }: Needs<'records' | 'codeNow'>, skip: number): Listed {
  const { codes } = records;
  const nowIso = codeNow().toISOString();
  const [valid, ended] = [codes.countValid(nowIso), codes.countEnded(nowIso)];
  const first = skip < valid ? codes.valid(nowIso, { skip, limit: codeRows }) : [];
  const rest = { skip: Math.max(0, skip - valid), limit: codeRows - first.length };
  const others = rest.limit > 0 ? codes.ended(nowIso, rest) : [];
  return { codes: [...first, ...others], valid, ended, complete: true };
}

/**
 * Returns one page of the codes that match a text, in the same order. Finds them through their orders, as the desk does: reading
 * every valid code takes 0.1 s in a large studio.
 *
 * @param skip rows before the page
 */
function codesMatching(
  { records, codeNow }: Needs<'records' | 'codeNow'>,
  text: string,
  skip: number,
): Listed {
  const { codes, orders } = records;
  const found = orders.find(text, searchedOrders);
  const { valid, ended } = codes.ofOrders(found, codeNow().toISOString());
  return {
    codes: codes.bySeq([...valid, ...ended].slice(skip, skip + codeRows)),
    ...{ valid: valid.length, ended: ended.length, complete: found.length < searchedOrders },
  };
}
