/** Owed results, and their settlements, as the main process would describe them. */
import type { ErrorCode } from '../../shared/errors.ts';
import type { SettledCallView } from '../../shared/model/calls.ts';
import type { OwedReason, OwedView, OwedWay, SettlementView } from '../../shared/model/owed.ts';
import { fixtureId, fromNow } from './fixture-data.ts';

/** The ways out for particular reasons, best first; any other reason has the usual three. */
const waysOf: Readonly<Partial<Record<OwedReason, readonly OwedWay[]>>> = {
  'on-its-way': [],
  uncertain: ['resolve'],
  'unknown-photo': ['take-again', 'refund'],
  'image-pending': ['fetch', 'refund'],
  'no-code': ['ask', 'accept', 'refund'],
};

/** @param error the error that ended the last call, if one failed */
export const owed = (
  reason: OwedReason,
  ways: readonly OwedWay[] = waysOf[reason] ?? ['ask', 'take-again', 'refund'],
  error: ErrorCode | null = null,
): OwedView => ({ reason, error, ways, since: fromNow(-30_000), price: 1_200 });

/** Returns the settlement of a photo, by default a refund by card. */
export const settlement = (more: Partial<SettlementView> = {}): SettlementView => ({
  id: fixtureId('set', 1),
  orderId: fixtureId('ord', 1),
  photoId: fixtureId('pho', 1),
  lineId: null,
  lines: [],
  kind: 'refund',
  refundNumber: more.kind === 'accepted' ? null : 1,
  method: 'card',
  amount: 1_200,
  currency: 'GBP',
  reference: '004513',
  reason: 'The service could not make it',
  by: 'staff',
  at: fromNow(-20_000),
  ...more,
});

/** Returns a settled call, by default settled as counted. */
export const settledCall = (endpoint: string, more: Partial<SettledCallView> = {}): SettledCallView => ({
  id: fixtureId('call', 1),
  endpoint,
  resolution: 'counted',
  by: 'staff',
  at: fromNow(-10_000),
  ...more,
});
