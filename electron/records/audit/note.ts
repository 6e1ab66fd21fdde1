import type { ErrorCode } from '../../../shared/errors.ts';
import { idTail } from '../../../shared/ids.ts';
import type { AuditAct, Note } from '../../../shared/model/audit.ts';
import type { Clock } from '../../clock.ts';
import { takesNothing } from '../../disk-trouble.ts';
import type { Log } from '../../log.ts';
import type { AuditEntries } from './entries.ts';

export interface NoteOptions {
  readonly records: { readonly audit: AuditEntries; readonly readOnly: boolean };
  /** Returns the id of the person at the counter; `staff` when nobody has signed in. */
  readonly who: () => string;
  readonly clock: Clock;
  readonly log: Log;
}

/** Acts that only show something. */
export const lookUps: readonly AuditAct[] = [
  'order-opened',
  'customer-opened',
  'code-opened',
  'session-opened',
];

/** Acts that open the counter, or the way out of a locked kiosk, and wrong PINs (decision 180). */
export const ways: readonly AuditAct[] = ['signed-in', 'unlocked', 'left', 'pin-wrong'];

/**
 * For this long, milliseconds, the same person opening the same order again is the same look-up: the page loads an
 * order again after every change.
 */
const lookUpMs = 15 * 60_000;

/** Ids, currencies, and words of closed lists without a digit. So no telephone number and no photo code comes in. */
const plain = new RegExp(`^(?:[a-z]+_${idTail}|[A-Z]{3}|[A-Za-z-]{1,40})$`);

/** Acts of which these facts are names of staff, as they were typed. */
const withNames: readonly AuditAct[] = ['staff-added', 'staff-changed'];
const isName = (fact: string): boolean => fact === 'name' || fact === 'was';

/** @throws Error for a fact that could be a customer's: a bug, which fails the act */
function assertPlain(value: unknown): void {
  if (Array.isArray(value)) value.forEach(assertPlain);
  else if (
    typeof value === 'number' ? !Number.isFinite(value) : typeof value !== 'string' || !plain.test(value)
  )
    throw new Error('a fact of the audit log is no id, no amount and no code');
}

/**
 * Returns the one way into the audit log (decision 104). Where nobody has signed in, the person is the supervisor who
 * allowed the act.
 */
export function createNote({ records, who, clock, log }: NoteOptions): Note {
  /** When each person opened each order or customer last, UTC milliseconds. */
  const opened = new Map<string, number>();

  /** Forgets look-ups that are too old to matter whenever it looks, so that the map stays as short as a quarter of an hour. */
  const isOpen = (lookUp: string, now: number): boolean => {
    for (const [each, at] of opened) if (Math.abs(now - at) >= lookUpMs) opened.delete(each);
    return opened.has(lookUp);
  };

  return (act, { order = null, subject, allowedBy = null, person, ...facts }) => {
    for (const [fact, value] of Object.entries(facts))
      if (!withNames.includes(act) || !isName(fact)) assertPlain(value);
    const now = clock.now();
    const atCounter = person ?? who();
    const by = atCounter === 'staff' && allowedBy !== null ? allowedBy : atCounter;
    const append = (): void => {
      const entry = records.audit.append({
        ...{ at: now.toISOString(), person: by, allowedBy, act, orderId: order, subject: subject ?? null },
        facts: JSON.stringify(facts),
      });
      log.info({ entry, act }, 'entered in the audit log');
    };
    if (!lookUps.includes(act) && !ways.includes(act)) {
      append();
      return;
    }
    const lookUp = lookUps.includes(act) ? `${by} ${order ?? ''} ${subject ?? ''}` : null;
    if (lookUp !== null && (records.readOnly || isOpen(lookUp, now.getTime()))) return;
    // Staff must sign in and see what is owed on a disk that is full or failing, too.
    const warn = (code: ErrorCode): void =>
      log.warn({ act, order, subject, code }, 'an act is not in the audit log: the disk took no entry');
    if (records.readOnly) {
      warn('RECORDS_READ_ONLY');
      return;
    }
    try {
      append();
      if (lookUp !== null) opened.set(lookUp, now.getTime());
    } catch (error) {
      if (!takesNothing(error)) throw error;
      warn(error.code);
    }
  };
}
