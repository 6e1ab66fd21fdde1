import type { KioskError } from '../../../shared/errors.ts';
import type { CallId, OrderId } from '../../../shared/ids.ts';
import type { CallEnd, CallRow, Calls } from './calls.ts';

/** The calls, including ends that are known but could not be written to disk. */
export interface CallsInUse extends Calls {
  /** Remembers how a call ended. Until that is written, a call of unknown outcome reads as `uncertain` instead of `sent`. */
  endUnwritten(id: CallId, end: CallEnd, why: KioskError): void;
  endWritten(id: CallId): void;
  /** Returns the orders with such a call of unknown outcome; their own rows do not show it yet. */
  ordersInDoubt(): ReadonlySet<OrderId>;
}

/** Adds ends that could not be written. Nobody waits for these calls any more, although their rows still say `sent`. */
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
    /** Also throws the error that kept the call's end from being written. */
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
