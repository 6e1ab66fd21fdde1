import type { LostCalls } from '../../shared/model/lost-calls.ts';
import type { FoundBackups, NewerChanges, RestorableState } from '../../shared/model/backups.ts';

const studio = 'a'.repeat(32);
const orders = 1_240;

/** Backups of an example studio: of this hour, of the night, and of the day before. */
const restorableStates: readonly RestorableState[] = [
  ['2026-11-21T09-00-00-000Z', 12],
  ['2026-11-21T02-00-00-000Z', 0],
  ['2026-11-20T17-00-00-000Z', 0],
].map(([name, newer]) => ({
  ...{ id: `${studio}/${String(name)}`, at: String(name).replace(/T(\d\d)-(\d\d)-(\d\d)-/, 'T$1:$2:$3.') },
  ...{ orders: orders + Number(newer), customers: 810, pictures: 5_112, missing: newer === 0 ? 0 : 1 },
  lastOrder: newer === 0 ? '261120-031' : '261121-012',
  program: '0.0.0',
}));

export const foundBackups: FoundBackups = { states: restorableStates, otherKey: 0, damaged: 0 };

const at = '2026-11-21T09:24:00.000Z';

/** Changes in an example studio's data since its newest backup. */
export const newerChanges: NewerChanges = {
  orders: [
    { number: '261121-014', at },
    { number: '261121-013', at: '2026-11-21T09:11:00.000Z' },
  ],
  orderCount: 2,
  payments: [{ orderNumber: '261121-013', at, total: 1_495, currency: 'GBP' }],
  paymentCount: 1,
  calls: [{ endpoint: 'generatePreview', orderNumber: '261121-014', at }],
  callCount: 1,
};

export const noLostCalls: LostCalls = { calls: [], count: 0 };

const call = {
  ...{ backupAt: '2026-11-21T09:00:00.000Z', endpoint: 'makeIdPhotoWatermark', document: 'UK passport' },
  ...{
    orderNumber: '261121-012',
    orderId: null,
    photoUuid: '7b0c2f1e-51a4-4e0c-9f1a-2d77c0b1a6d3',
    pictures: null,
  },
};
/** The calls that an example studio lost and found after it restored a backup, the newest first. */
export const lostCalls: LostCalls = {
  calls: [
    {
      ...call,
      ...{ seq: 5, at: '2026-11-21T09:26:00.000Z', endpoint: 'aiEdit', document: '', photoUuid: null },
      ...{ orderNumber: '261121-014', reason: 'no-photo' },
    },
    { ...call, seq: 4, at, orderNumber: '261121-014', reason: 'no-order' },
    {
      ...call,
      ...{ seq: 3, at: '2026-11-21T09:12:00.000Z', endpoint: 'getIdPhotoNoWatermark', reason: 'not-paid' },
      orderId: `ord_${'c'.repeat(32)}`,
    },
    {
      ...call,
      ...{ seq: 2, at: '2026-11-21T09:10:00.000Z', reason: null, orderId: `ord_${'c'.repeat(32)}` },
    },
    {
      ...{
        seq: 1,
        backupAt: call.backupAt,
        at: '2026-11-21T09:30:00.000Z',
        endpoint: null,
        orderNumber: null,
      },
      ...{ orderId: null, document: '', photoUuid: null, reason: 'unreadable', pictures: 31 },
    },
  ],
  count: 5,
};
