import { KioskError } from '../../../shared/errors.ts';
import type { CallId, OrderId, PhotoId } from '../../../shared/ids.ts';
import type { CallView, OpenCallView } from '../../../shared/model/calls.ts';
import { photoTitle } from '../../../shared/people.ts';
import type { Endpoint } from '../../../shared/service/wire.ts';
import type { CallRow } from '../../records/calls/calls.ts';
import type { OrderRow } from '../../records/orders/orders.ts';
import type { CallFacts } from '../../service/call.ts';
import type { Needs } from '../deps.ts';
import { peopleOf } from '../people/people-view.ts';

/** Returns the transport's figures for the last attempt. */
export function ledgerFacts(facts: readonly CallFacts[]) {
  const last = facts.at(-1);
  return {
    status: last?.status ?? null,
    requestBytes: last?.bytesSent ?? 0,
    responseBytes: last?.bytesReceived ?? null,
  };
}

/**
 * Records the account's counter after a call, once the service has been asked. The figure is only a hint, so failing to
 * write it does no harm.
 */
export function noteRemaining(
  deps: Needs<'records' | 'service' | 'log'>,
  { callId, endpoint }: { readonly callId: CallId; readonly endpoint: Endpoint },
): void {
  const { records } = deps;
  const credit = deps.service.credit(endpoint);
  if (credit === null || !records.isOpen) return;
  try {
    const endedAt = records.calls.get(callId)?.endedAt ?? null;
    if (endedAt !== null && credit.at >= endedAt) records.calls.setRemainingAfter(callId, credit.remaining);
  } catch (error) {
    if (!(error instanceof KioskError)) throw error;
    deps.log.warn({ code: error.code }, 'the counter after a call could not be written down');
  }
}

/** Every call that was made for an order, newest first. */
export const listCalls = (deps: Needs<'records' | 'service'>, orderId: OrderId): readonly CallView[] =>
  deps.records.calls.ofOrder(orderId).map((call) => callView(deps, call));

/**
 * Returns every call that is under way or of unknown outcome, with a name that tells staff whose it is. A retouch
 * session without an order has its own name; a face match has none, because the people in it are not recorded.
 */
export function listOpenCalls(deps: Needs<'records' | 'service'>): readonly OpenCallView[] {
  const { calls, orders, customers, photos, retouchSessions } = deps.records;
  const titleOf = (order: OrderRow | null, photoId: PhotoId | null): string => {
    const photo = photoId === null ? null : photos.get(photoId);
    if (photo === null) return '';
    return photoTitle(order === null ? [] : peopleOf(deps, order), photo);
  };
  return calls.allOpen().map((call) => {
    const order = call.orderId === null ? null : orders.get(call.orderId);
    const session = call.sessionId === null ? null : retouchSessions.get(call.sessionId);
    const customerId = order?.customerId ?? null;
    const customer = customerId === null ? null : customers.get(customerId);
    return {
      ...callView(deps, call),
      orderNumber: order?.number ?? '',
      customerName: customer?.name ?? session?.name ?? '',
      documentName: titleOf(order, call.photoId),
    };
  });
}

/** Returns a call as the page shows it: known facts only, no guesses. */
export function callView(deps: Needs<'service'>, call: CallRow): CallView {
  const credit = deps.service.credit(call.endpoint as Endpoint);
  const askedSince = credit !== null && call.endedAt !== null && credit.at > call.endedAt;
  return {
    id: call.id,
    orderId: call.orderId,
    photoId: call.photoId,
    sessionId: call.sessionId,
    endpoint: call.endpoint,
    state: call.state,
    error: call.error,
    region: call.region,
    status: call.status,
    reason: call.reason,
    detail: call.detail === '' ? null : call.detail,
    requestBytes: call.requestBytes === 0 ? null : call.requestBytes,
    responseBytes: call.responseBytes,
    createdAt: call.createdAt,
    sentAt: call.sentAt,
    endedAt: call.endedAt,
    resolution: call.resolution,
    resolvedBy: call.resolvedBy,
    resolvedAt: call.resolvedAt,
    replacesCallId: call.replacesCallId,
    remainingBefore: call.remainingBefore,
    remainingAfter: call.remainingAfter ?? (askedSince ? credit.remaining : null),
  };
}
