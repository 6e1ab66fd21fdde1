/** Retention: data goes when its period is over, not before, and not while it is owed; and the view says so beforehand. */
import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { defaultSettings } from '../../../electron/settings/settings.ts';
import type { KeptKind } from '../../../shared/model/keeping.ts';
import type { OrderView } from '../../../shared/model/order.ts';
import type { StudioSettings } from '../../../shared/model/settings.ts';
import { eventually } from '../../support/eventually.ts';
import { handClock } from '../../support/kiosk/hand-clock.ts';
import { layoutOf } from '../../support/printing/layouts.ts';
import type { OpenKiosk } from '../../support/kiosk/open-kiosk.ts';
import { cashRefund } from '../../support/records/payments.ts';
import { openFile } from '../../support/records/records-file.ts';
import { raw } from '../service/scripted-server.ts';
import { finalAnswer, forPhoto, openCounter, type Counter } from './counter.ts';

const day = 86_400_000;
const year = 365.25 * day;
const { keepDays } = defaultSettings;

async function openAt(change: Partial<StudioSettings> = {}) {
  const clock = handClock();
  const counter = await openCounter({ ...change }, clock);
  let kiosk: OpenKiosk = counter;
  const rows = (sql: string): unknown[] => {
    const db = openFile(join(counter.dataDir, 'studio', 'records.sqlite'), { readonly: true });
    try {
      return db.prepare(sql).pluck().all();
    } finally {
      db.close();
    }
  };
  return {
    counter,
    clock,
    rows,
    kiosk: () => kiosk,
    kinds: () => rows('SELECT DISTINCT kind FROM images WHERE erased_at IS NULL ORDER BY kind'),
    forecast: async (kind: KeptKind) => {
      const { keepDays: days, keepYears: years } = await kiosk.call('settings');
      const all = await kiosk.call('keepingForecast', { keepDays: days, keepYears: years });
      return all.find((each) => each.kind === kind);
    },
    /** Opens the kiosk again after a time, and waits for its clean-up. */
    after: async (ms: number): Promise<OpenKiosk> => {
      clock.pass(ms);
      kiosk = await counter.reopen();
      return kiosk;
    },
  };
}

/** A finished order that was saved as a sheet. */
async function finished(
  counter: Counter,
  before: (order: OrderView) => Promise<void> = () => Promise.resolve(),
): Promise<OrderView> {
  counter.answer(
    '/v2/getIdPhotoNoWatermark',
    finalAnswer(counter.server, { idPhotoCode: 'a.example/CN12cd34' }),
  );
  const begun = await counter.order('uk-passport');
  await before(begun);
  const paid = await counter.paid(begun);
  const orderId = paid.id;
  await counter.call('requestFinal', forPhoto(paid));
  const layout = layoutOf(paid.photos.map(({ id }) => id));
  await counter.call('printSheet', { orderId, printerId: 'file', layout, copies: 1 });
  return counter.call('finishOrder', { orderId });
}

it('pictures of a closed order go kind by kind', async () => {
  const days = { ...keepDays, withConsent: 100, shots: 40, previews: 10 };
  const { counter, after, kinds, forecast, clock } = await openAt({ keepDays: days });
  await finished(counter);
  const at = (count: number): string => new Date(clock.now().getTime() + count * day).toISOString();

  expect(await forecast('previews')).toEqual({ kind: 'previews', week: 0, month: 1, next: at(10) });
  expect(await forecast('shots')).toEqual({ kind: 'shots', week: 0, month: 0, next: at(40) });
  expect(await forecast('finals')).toMatchObject({ week: 0, month: 0, next: at(100) });
  expect(await forecast('files')).toEqual({ kind: 'files', week: 0, month: 1, next: at(7) });
  expect(kinds()).toEqual(['final', 'preview', 'shot']);
  await after(9.9 * day);
  expect(await forecast('previews')).toMatchObject({ week: 1, month: 1 });
  await eventually(async () => expect(await forecast('files')).toMatchObject({ month: 0, next: null }));
  expect(kinds()).toEqual(['final', 'preview', 'shot']);
  await after(0.2 * day);
  await eventually(() => expect(kinds()).toEqual(['final', 'shot']));
  expect(await forecast('previews')).toMatchObject({ week: 0, month: 0, next: null });
  await after(30 * day);
  await eventually(() => expect(kinds()).toEqual(['final']));
  await after(60 * day);
  await eventually(() => expect(kinds()).toEqual([]));
});

it('an order that nobody works on is cancelled, unless something was paid or its call is uncertain', async () => {
  const { counter, after, forecast, rows } = await openAt();
  const { id: left } = await counter.order('us-passport');
  const { id: owed } = await counter.paid(await counter.order('us-passport'));
  const { id: uncertain, photos } = await counter.order('us-passport');
  counter.answer('/v2/makeIdPhotoWatermark', raw('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\n{', 'reset'));
  const asked = counter.call('requestPreview', { orderId: uncertain, photoId: photos[0]?.id ?? 'pho_' });
  await expect(asked).rejects.toMatchObject({ code: 'SERVICE_UNCERTAIN' });

  // Only its own pictures go: those of the others are still needed.
  expect(await forecast('open')).toMatchObject({ week: 0, month: 0 });
  await after(85 * day);
  expect(await forecast('open')).toMatchObject({ week: 1, month: 1 });
  await after(6 * day);
  const erased = 'SELECT id FROM orders WHERE pictures_erased_at IS NOT NULL';
  await eventually(() => expect(rows(erased)).toEqual([left]));
  expect(await forecast('open')).toEqual({ kind: 'open', week: 0, month: 0, next: null });

  await after(88 * day);
  expect(await forecast('abandoned')).toMatchObject({ week: 1, month: 1 });
  expect(rows("SELECT id FROM orders WHERE state <> 'open'")).toEqual([]);
  const kiosk = await after(1.1 * day);
  await eventually(() => expect(rows("SELECT id FROM orders WHERE state = 'cancelled'")).toEqual([left]));
  for (const orderId of [owed, uncertain])
    expect(await kiosk.call('openOrder', { orderId })).toMatchObject({ state: 'open' });
  expect(rows("SELECT facts FROM audit_log WHERE act = 'cancelled'")).toEqual(['{"why":"abandoned"}']);
});

/** A finished order with everything that an order can have: an edit, a sale later on, a refund, a rejection, and a closing of the day. */
async function fullOrder(counter: Counter): Promise<OrderView> {
  const settings = await counter.call('settings');
  const frame = { id: 'item-0000000f', name: 'Frame', price: 450 } as const;
  await counter.call('saveSettings', { settings: { ...settings, items: [frame] } });
  const order = await finished(counter, async ({ id, shots }) => {
    const session = await counter.call('openRetouch', { orderId: id, shotId: shots[0]?.id ?? 'shot_' });
    const versionId = session.versions[0]?.id ?? 'ver_';
    await counter.call('edit', { sessionId: session.id, versionId, edit: { tool: 'aiEdit', format: 'PNG' } });
  });
  const { id: orderId } = order;
  const sale = { method: 'cash', reference: '', given: 450, total: 450, salesBefore: 0 } as const;
  await counter.call('sellLater', { orderId, ...sale, items: [{ itemId: frame.id, quantity: 1 }] });
  await counter.call('refund', { ...forPhoto(order), ...cashRefund });
  const photoIds = order.photos.map(({ id }) => id);
  const retake = await counter.call('retakeRejected', {
    ...{ orderId, photoIds, reason: 'head-size', note: '', freeBecause: null },
  });
  await counter.call('cancelOrder', { orderId: retake.id, reason: 'no time' });
  const { number, upTo } = await counter.call('openTakings');
  await counter.call('closeTakings', { number, upTo, counted: 0, floatLeft: 0 });
  return order;
}

it('a customer goes after years, then the accounts, and the audit log stays whole', async () => {
  const { counter, after, forecast, rows, kiosk } = await openAt();
  const { id: orderId } = await fullOrder(counter);
  // Paid, and nothing has come of it yet.
  const owed = await counter.paid(await counter.order('us-passport'));
  const count = (table: string): unknown => rows(`SELECT count(*) FROM ${table}`)[0];
  const named = (): unknown => count('customers WHERE erased_at IS NULL');

  await after(3 * year - 10 * day);
  await eventually(() => expect(count("images WHERE erased_at IS NULL AND kind = 'final'")).toBe(0));
  expect(await forecast('customers')).toMatchObject({ week: 0, month: 1 });
  expect(await forecast('accounts')).toMatchObject({ week: 0, month: 0 });
  expect(named()).toBe(2);
  await after(13 * day);
  await eventually(() => expect(named()).toBe(1));
  expect(await kiosk().call('openOrder', { orderId })).toMatchObject({ customer: { name: '' } });
  expect(rows("SELECT facts FROM audit_log WHERE act = 'erased'")).toEqual(['{"why":"period"}']);

  await after(4 * year - 20 * day);
  await eventually(async () => expect(await forecast('audit')).toMatchObject({ week: 0, month: 0 }));
  expect(await forecast('accounts')).toMatchObject({ week: 0, month: 2 });
  const { entries } = await kiosk().call('checkAuditLog');
  expect(entries).toBeLessThan(5);
  expect(count('payments')).toBe(2);
  await after(20 * day);
  await eventually(() => expect(rows('SELECT number FROM orders')).toEqual([owed.number]));
  await eventually(() => expect(rows('SELECT before FROM accounts_cut')).toHaveLength(1));

  for (const table of ['benches', 'prints', 'settlements', 'refund_numbers', 'later_sales', 'codes'])
    expect(count(table), table).toBe(0);
  expect(rows('SELECT name FROM customers')).toEqual(['Ada']);
  expect(await kiosk().call('openOrder', { orderId: owed.id })).toMatchObject({ state: 'open' });
  expect(rows('SELECT "table" FROM pragma_foreign_key_check')).toEqual([]);
  const state = await kiosk().call('checkAuditLog');
  expect(state.troubles).toEqual([]);
  expect(state.cutAt).not.toBeNull();
  // The newest closing stays, and what is made from now on has the next numbers.
  expect(rows('SELECT number FROM closings')).toEqual([1]);
  const { number } = await kiosk().call('openTakings');
  expect(number).toBe(2);
});

it('data that was set aside, and the log, go after their days', async () => {
  const { counter, after, forecast, rows, clock } = await openAt({ keepDays: { ...keepDays, logs: 89 } });
  const at = clock.now().toISOString().replaceAll(/[:.]/g, '-');
  const aside = join(counter.dataDir, 'studio', `set-aside-${at}`);
  mkdirSync(aside);
  writeFileSync(join(aside, 'records.sqlite-wal'), 'left');
  const logs = join(counter.dataDir, 'logs');
  const [log, logInUse] = [join(logs, 'headroom-1.log'), join(logs, 'headroom-2.log')];
  mkdirSync(logs, { recursive: true });
  const written = new Date(clock.now().getTime() + day / 2);
  for (const file of [log, logInUse]) {
    writeFileSync(file, '{}');
    utimesSync(file, written, written);
  }

  await after(89 * day);
  await eventually(async () => expect(await forecast('setAside')).toMatchObject({ week: 1, month: 1 }));
  expect(existsSync(aside)).toBe(true);
  // It is kept until it was searched for paid calls.
  await eventually(() => expect(rows('SELECT name FROM searched_asides')).toHaveLength(1));
  expect(existsSync(log)).toBe(true);
  await after(1.1 * day);
  await eventually(() => expect([aside, log].map((path) => existsSync(path))).toEqual([false, false]));
  expect(existsSync(logInUse)).toBe(true);
});
