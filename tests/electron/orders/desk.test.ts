/* oxlint-disable max-lines -- It compares the index with each way in which an order changes. */
/** The desk reads orders that need staff from an index; these tests compare it with the state of each order. */
import { SqliteError } from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import type { OrdersDeps } from '../../../electron/orders/deps.ts';
import { deskOrders, deskView, findOrders } from '../../../electron/orders/desk.ts';
import { foundRows } from '../../../shared/lists.ts';
import { orderView } from '../../../electron/orders/order-view.ts';
import { defaultSettings } from '../../../electron/settings/settings.ts';
import type { Records } from '../../../electron/records/open.ts';
import { KioskError } from '../../../shared/errors.ts';
import { deskRows } from '../../../shared/lists.ts';
import { newId, type OrderId, type PhotoId, type PrintId } from '../../../shared/ids.ts';
import type { DeskColumn, OrderSummary } from '../../../shared/model/desk.ts';
import type { OrderView } from '../../../shared/model/order.ts';
import { needsStaff } from '../../../shared/model/prints.ts';
import { refundedOf } from '../../../shared/refunds.ts';
import { dueOf } from '../../../shared/payments.ts';
import { photoTitle } from '../../../shared/people.ts';
import { addPrint } from '../../support/printing/example-prints.ts';
import {
  addImage,
  addOrder,
  addShot,
  exampleRecords,
  firstPerson,
  passport,
} from '../../support/records/example-records.ts';
import { handClock, type HandClock } from '../../support/kiosk/hand-clock.ts';
import { partPaid } from '../../support/records/payments.ts';

interface Desk {
  readonly records: Records;
  readonly clock: HandClock;
  readonly deps: OrdersDeps;
  readonly at: () => string;
}

function desk(): Desk {
  const clock = handClock();
  const records = exampleRecords({ clock });
  const codeNow = (): Date => clock.now();
  const service = { credit: () => null };
  const parts = { records, clock, codeNow, settings: { get: () => defaultSettings }, service };
  return { records, clock, deps: parts as unknown as OrdersDeps, at: () => clock.now().toISOString() };
}

/** Returns every row of a column, page by page. */
function column(deps: OrdersDeps, which: DeskColumn): OrderSummary[] {
  const rows: OrderSummary[] = [];
  for (;;) {
    const { orders, count } = deskOrders(deps, which, rows.length);
    rows.push(...orders);
    if (rows.length >= count || orders.length === 0) {
      expect(rows).toHaveLength(count);
      return rows;
    }
  }
}

function attentionOf({ openCalls, photos, prints, state, partsPaid }: OrderView): OrderSummary['attention'] {
  if (openCalls.some(({ state }) => state === 'uncertain')) return 'uncertain-call';
  if (photos.some(({ owed }) => owed !== null)) return 'final-owed';
  if (prints.some(({ state }) => state === 'uncertain')) return 'uncertain-print';
  const newest = prints
    .map(({ submittedAt }) => submittedAt)
    .sort()
    .at(-1);
  const failed = prints.some((print) => print.state === 'failed' && print.submittedAt === newest);
  if (prints.some(needsStaff) || (state === 'open' && failed)) return 'waiting-print';
  return state === 'open' && partsPaid.length > 0 ? 'part-paid' : null;
}

const summaryOf = (view: OrderView): OrderSummary => ({
  ...{ id: view.id, number: view.number, step: view.step, state: view.state, updatedAt: view.updatedAt },
  customerName: view.customer?.name ?? '',
  documents: view.photos.map((photo) => photoTitle(view.people, photo)),
  thumbnail:
    view.photos.map(({ preview, final }) => final ?? preview).find((image) => image !== null) ??
    view.shots.at(-1)?.image ??
    null,
  attention: attentionOf(view),
  partPaid:
    view.partsPaid.length === 0 ? null : { amount: -dueOf(0, view.partsPaid), currency: view.bill.currency },
  refunded: refundedOf(view.payment, view.settlements, view.laterSales),
});

/** Numbers that look random and are the same in every run. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

function pay({ records, at }: Desk, orderId: OrderId): void {
  records.payments.addPart({ ...partPaid(1_200, { id: newId('part') }), orderId, currency: 'GBP' }, 'staff');
  records.payments.insert({
    ...{ orderId, total: 1_200, currency: 'GBP', paidAt: at(), day: '261121' },
    bill: { currency: 'GBP', taxRateBasisPoints: 0, lines: [], total: 1_200, tax: 0, net: 1_200 },
  });
}

function addDocument({ records, at }: Desk, orderId: OrderId, givesCode = true): PhotoId {
  const id = newId('pho');
  const document = { ...passport, givesCode };
  const personId = firstPerson(records, orderId);
  records.photos.insert({ id, orderId, personId, specCode: 'uk-passport', document, createdAt: at() });
  return id;
}

/** Makes one change that can happen to an order. A change that the records refuse has no effect. */
function change(shop: Desk, orderId: OrderId, roll: (sides: number) => number): void {
  const { records, at } = shop;
  const photos = records.photos.ofOrder(orderId);
  const photo = photos[roll(Math.max(1, photos.length))];
  const prints = records.prints.ofOrder(orderId);
  const print: PrintId | undefined = prints[roll(Math.max(1, prints.length))]?.id;
  const call = records.calls.openOf(orderId)[0];
  const end = { status: 200, requestBytes: 1, responseBytes: 1, error: null, reason: null, detail: null };
  const settle = (photoId: PhotoId | null): void =>
    records.settlements.insert({
      ...{ id: newId('set'), orderId, photoId, kind: 'refund', method: 'cash', amount: 10, currency: 'GBP' },
      ...{ lineId: null, lines: [], reference: '', reason: 'x', by: 'staff', at: at() },
    });
  const moves: readonly (() => void)[] = [
    () => void addDocument(shop, orderId, roll(2) === 0),
    () => void addShot(records, orderId),
    () =>
      photo &&
      records.photos.setState(photo.id, (['chosen', 'approved', 'final'] as const)[roll(3)] ?? 'final'),
    () => photo && records.photos.setAside(photo.id, at()),
    () => photo && records.photos.bringBack(photo.id),
    () => photo && void records.photos.remove(photo.id),
    () =>
      photo &&
      records.photos.setPreview(photo.id, {
        ...{
          photoUuid: newId('pho'),
          issues: [],
          widthPx: 1,
          heightPx: 1,
          previewImageId: addImage(records),
        },
        ...{ answerImageId: null, state: 'preview', trouble: null },
      }),
    () =>
      photo &&
      records.codes.insert({
        ...{ id: newId('cod'), photoId: photo.id, orderId, code: `h.example/${newId('cod').slice(-8)}` },
        ...{ issuedAt: at(), expiresAt: '2026-12-12T10:00:00.000Z', doubt: null },
      }),
    () => pay(shop, orderId),
    () => photo && settle(photo.id),
    () => settle(null),
    () =>
      photo &&
      records.calls.insert({
        ...{ id: newId('call'), orderId, photoId: photo.id, sessionId: null, endpoint: 'makeIdPhoto' },
        ...{ region: 'eu', state: 'intent', createdAt: at(), replacesCallId: null, remainingBefore: null },
      }),
    () => call && records.calls.markSent(call.id, at()),
    () =>
      call &&
      records.calls.end(call.id, {
        ...end,
        ...{
          answerImageId: null,
          state: (['done', 'refused', 'uncertain'] as const)[roll(3)] ?? 'done',
          at: at(),
        },
      }),
    () => call && records.calls.resolve(call.id, { resolution: 'counted', by: 'staff', at: at() }),
    () => void records.calls.recover(at()),
    () => void addPrint(records, orderId, { submittedAt: at() }),
    () =>
      print &&
      records.prints.setState(
        print,
        {
          state:
            (['waiting', 'printing', 'printed', 'uncertain', 'failed', 'cancelled', 'submitted'] as const)[
              roll(7)
            ] ?? 'printed',
          note: '',
          trouble: roll(2) === 0 ? null : 'media-empty',
          hold: roll(3) === 0 ? 'queue-stopped' : null,
        },
        at(),
      ),
    () =>
      records.orders.setState(orderId, (['open', 'done', 'cancelled'] as const)[roll(3)] ?? 'open', at(), ''),
  ];
  try {
    moves[roll(moves.length)]?.();
  } catch (error) {
    const isRefused = error instanceof KioskError || error instanceof SqliteError;
    if (!isRefused && !String(error).includes('cannot be')) throw error;
  }
}

describe('the desk', () => {
  it.each([1, 2, 3])('shows what every order says of itself, whatever happened (run %i)', (seed) => {
    const shop = desk();
    const { deps, records, clock } = shop;
    const roll = dice(seed);
    const ids = Array.from({ length: 45 }, (_, index) =>
      addOrder(records, index % 5 === 0 ? undefined : { name: `Person ${index}` }),
    );
    records.people.insert({
      ...{
        id: newId('per'),
        orderId: ids[7] ?? newId('ord'),
        name: 'Ben',
        age: 'child',
        createdAt: shop.at(),
      },
    });
    for (let round = 0; round < 6; round += 1) {
      records.transaction(() => {
        for (let turn = 0; turn < 300; turn += 1) {
          clock.pass(1_000);
          const id = ids[roll(ids.length)] ?? newId('ord');
          records.transaction(() => change(shop, id, roll));
          records.orders.touch(id, shop.at());
        }
      });
      const all = ids.map((id) => ({
        ...summaryOf(orderView(deps, id)),
        at: records.orders.get(id)?.closedAt,
      }));
      const byChange = [...all].sort((a, b) => b.updatedAt.localeCompare(a.updatedAt));
      const byEnd = [...all].sort((a, b) => (b.at ?? '').localeCompare(a.at ?? ''));
      const plain = ({ at: _at, ...summary }: (typeof all)[number]): OrderSummary => summary;
      const needing = byChange.filter(({ attention }) => attention !== null);
      const open = byChange.filter(({ attention, state }) => attention === null && state === 'open');
      const done = byEnd.filter(({ attention, state }) => attention === null && state === 'done');

      expect(needing.length).toBeGreaterThan(0);
      expect(column(deps, 'inHand')).toEqual([...needing, ...open].map(plain));
      expect(column(deps, 'doneToday')).toEqual(done.map(plain));
      expect(deskView(deps).counts).toMatchObject({
        inHand: needing.length + open.length,
        needing: needing.length,
        doneToday: done.length,
      });
      expect(findOrders(deps, '261121')).toEqual([...all].reverse().slice(0, foundRows).map(plain));
    }
  });

  it('shows a paid photo that is owed before a hundred newer orders, and says how many there are', () => {
    const shop = desk();
    const owed = addOrder(shop.records, { name: 'Ada' });
    addDocument(shop, owed);
    pay(shop, owed);
    for (let count = 0; count < 100; count += 1) {
      shop.clock.pass(60_000);
      shop.records.orders.touch(addOrder(shop.records, { name: `Newer ${count}` }), shop.at());
    }

    const view = deskView(shop.deps);

    expect(view.inHand[0]).toMatchObject({ id: owed, attention: 'final-owed' });
    expect(view.inHand).toHaveLength(deskRows);
    expect(view.counts.inHand).toBe(101);
    expect(column(shop.deps, 'inHand')).toHaveLength(101);
  });

  it('shows a sheet that waits for paper in an order that was finished days ago', () => {
    const shop = desk();
    const orderId = addOrder(shop.records, { name: 'Ada' });
    const print = addPrint(shop.records, orderId);
    const waiting = { state: 'waiting', note: '', trouble: 'media-empty', hold: null } as const;
    shop.records.prints.setState(print, waiting, shop.at());
    shop.records.orders.setState(orderId, 'done', shop.at(), '');
    shop.clock.pass(3 * 86_400_000);

    expect(deskView(shop.deps).inHand).toMatchObject([
      { id: orderId, attention: 'waiting-print', state: 'done' },
    ]);

    shop.records.prints.setState(print, { ...waiting, state: 'cancelled' }, shop.at());
    expect(deskView(shop.deps).inHand).toEqual([]);
  });

  it('counts an open order whose sheet failed among those that need staff, until another sheet is sent', () => {
    const shop = desk();
    const orderId = addOrder(shop.records, { name: 'Ada' });
    const print = addPrint(shop.records, orderId, { submittedAt: '2026-11-29T09:00:00.000Z' });
    const failed = { state: 'failed', note: '', trouble: 'filter-failed', hold: null } as const;
    shop.records.prints.setState(print, failed, shop.at());
    const attention = () => deskView(shop.deps).inHand.map((order) => order.attention);
    expect(attention()).toEqual(['waiting-print']);
    expect(deskView(shop.deps).counts.needing).toBe(1);

    addPrint(shop.records, orderId, { submittedAt: '2026-11-29T10:00:00.000Z' });
    expect(attention()).toEqual([null]);
  });

  it('counts orders whose call of unknown outcome could not be written, and shows each once', () => {
    const shop = desk();
    const [first, ...others] = Array.from({ length: 70 }, (_, index) => {
      shop.clock.pass(1_000);
      const id = addOrder(shop.records, { name: `Person ${index}` });
      shop.records.orders.touch(id, shop.at());
      return id;
    });
    if (first === undefined) throw new Error('there are orders');
    const calls = { ...shop.records.calls, ordersInDoubt: () => new Set([first]) };
    const deps = { ...shop.deps, records: { ...shop.records, calls } };

    const rows = column(deps, 'inHand');

    expect(rows.map(({ id }) => id)).toEqual([first, ...[...others].reverse()]);
    expect(rows[0]?.attention).toBe('uncertain-call');
    expect(deskView(deps).counts).toMatchObject({ inHand: 70, needing: 1 });
  });

  it('lists 30 of the codes that expire soon, and says how many there are', () => {
    const shop = desk();
    const expiresAt = '2026-11-25T10:00:00.000Z';
    for (let count = 0; count < 40; count += 1) {
      const orderId = addOrder(shop.records);
      const photoId = addDocument(shop, orderId);
      const code = `h.example/${count}`;
      shop.records.codes.insert({
        ...{ id: newId('cod'), photoId, orderId, code, issuedAt: shop.at(), expiresAt, doubt: null },
      });
    }

    const view = deskView(shop.deps);

    expect(view.codesExpiring).toHaveLength(30);
    expect(view.counts.codesExpiring).toBe(40);
  });
});
