import type { KioskError } from '../../../shared/errors.ts';
import type { CallId, OrderId } from '../../../shared/ids.ts';
import type { CallEnd, CallRow, Calls } from './calls.ts';

/** The calls, and those among them whose end is known and could not be written to the disk. */
export interface CallsInUse extends Calls {
  /** Remembers how a call ended: until it is written, a call of unknown outcome is read as `uncertain`, not as `sent`. */
  endUnwritten(id: CallId, end: CallEnd, why: KioskError): void;
  endWritten(id: CallId): void;
  /** Orders with such a call of unknown outcome: their own rows cannot say so yet. */
  ordersInDoubt(): ReadonlySet<OrderId>;
}

/** Nobody waits for these calls any more, although their rows still say `sent`. */
export function withUnwrittenEnds(calls: Calls): CallsInUse {
  const unwritten = new Map<CallId, { readonly end: CallEnd; readonly why: KioskError }>();

  const known = (row: CallRow): CallRow => {
    const end = unwritten.get(row.id)?.end;
    if (end?.state !== 'uncertain' || row.state !== 'sent') return row;
    const { at, answerImageId: _notWritten, ...rest } = end;
    return { ...row, ...rest, endedAt: at };
  };
  const knownOrNone = (row: CallRow | null): CallRow | null => (row === null ? null : known(row));

  return {
    ...calls,
    endUnwritten: (id, end, why) => void unwritten.set(id, { end, why }),
    endWritten: (id) => void unwritten.delete(id),
    ordersInDoubt() {
      const rows = [...unwritten.keys()].map((id) => knownOrNone(calls.get(id)));
      const inDoubt = rows.filter((row) => row?.state === 'uncertain').map((row) => row?.orderId ?? null);
      return new Set(inDoubt.filter((orderId) => orderId !== null));
    },
    /** Throws as well what kept the call's end from being written. */
    resolve(id, settlement) {
      const waiting = unwritten.get(id);
      if (waiting !== undefined) throw waiting.why;
      calls.resolve(id, settlement);
    },
    get: (id) => knownOrNone(calls.get(id)),
    openOf: (orderId) => calls.openOf(orderId).map(known),
    openOfSession: (sessionId) => knownOrNone(calls.openOfSession(sessionId)),
    openMatch: () => knownOrNone(calls.openMatch()),
    ofOrder: (orderId) => calls.ofOrder(orderId).map(known),
    ofSession: (sessionId) => calls.ofSession(sessionId).map(known),
    allOpen: () => calls.allOpen().map(known),
  };
}
