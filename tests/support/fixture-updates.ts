/** Updates in the states that their section shows differently, by the name of the studio. */
import type { UpdatesView } from '../../shared/model/updates.ts';
import { fixtureAccount, locked, noAccount, unlocked } from './fixture-account.ts';
import type { FixtureAnswers } from './fixture-bridge.ts';
import { status, updatesView } from './fixture-data.ts';

const updating = (view: Partial<UpdatesView>, supervisor = unlocked): FixtureAnswers => ({
  ...fixtureAccount({ ...noAccount, supervisor: { ...supervisor, unlockedForSeconds: 540 } }, '4711'),
  kioskStatus: () => ({ ...status, updates: updatesView(view) }),
});
const at = '2026-11-26T02:31:00.000Z';
const updated = {
  last: { kind: 'update', from: '0.0.9', to: '0.1.0', at: '2026-11-20T03:02:00.000Z' },
  back: { version: '0.0.9', at: '2026-11-20T03:00:00.000Z', records: 'copied', missing: null },
} as const;

export const updateStudios: Readonly<Record<string, () => FixtureAnswers>> = {
  'updates-refused': () => updating({ failure: { step: 'check', trouble: 'unsigned', at } }),
  'updates-staged': () => updating({ staged: { version: '0.2.0', at }, ...updated }, locked),
  'updates-back': () => ({
    ...updating(updated),
    newerThanUpdate: () => ({
      orders: [
        { number: '261126-012', at: '2026-11-26T09:12:00.000Z' },
        { number: '261126-011', at: '2026-11-26T08:55:00.000Z' },
      ],
      orderCount: 2,
      payments: [
        { orderNumber: '261126-012', at: '2026-11-26T09:20:00.000Z', total: 1_200, currency: 'GBP' },
      ],
      paymentCount: 1,
      calls: [
        { endpoint: 'makeIdPhotoWatermark', orderNumber: '261126-012', at: '2026-11-26T09:15:00.000Z' },
      ],
      callCount: 1,
    }),
  }),
};
