/** The computer's clock is years ahead: nothing goes by its period, however often the kiosk is started, until the date is settled. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { OrderView } from '../../shared/model/order.ts';
import { finalAnswer, forPhoto, openCounter, type Counter } from '../electron/orders/counter.ts';
import { json, type Script } from '../electron/service/scripted-server.ts';
import { eventually } from '../support/eventually.ts';
import { handClock } from '../support/kiosk/hand-clock.ts';
import { layoutOf } from '../support/printing/layouts.ts';
import type { OpenKiosk } from '../support/kiosk/open-kiosk.ts';
import { openFile } from '../support/records/records-file.ts';
import { addSupervisor, unlock } from '../support/kiosk/supervisor.ts';
import { rejectionOf } from '../support/thrown.ts';

const hour = 3_600_000;
const day = 24 * hour;
const years = 10 * 366 * day;
const held = 'nothing goes by its period while the date may be wrong';

/** The service answers with its own date, or without one. */
const saying =
  (date: Date | null): Script =>
  (turn) => {
    turn.response.sendDate = false;
    turn.response.removeHeader('date');
    const headers: Record<string, string> = date === null ? {} : { date: date.toUTCString() };
    return json({ accountStatus: 'SUBSCRIBED' }, 200, headers)(turn);
  };

/** A finished order with a saved sheet, whose every kind of data has a period. */
async function finished(counter: Counter): Promise<OrderView> {
  counter.answer(
    '/v2/getIdPhotoNoWatermark',
    finalAnswer(counter.server, { idPhotoCode: 'a.example/CN12cd34' }),
  );
  const paid = await counter.paid(await counter.order('uk-passport'));
  const orderId = paid.id;
  await counter.call('requestFinal', forPhoto(paid));
  const layout = layoutOf(paid.photos.map(({ id }) => id));
  await counter.call('printSheet', { orderId, printerId: 'file', layout, copies: 1 });
  return counter.call('finishOrder', { orderId });
}

async function studio() {
  const clock = handClock();
  const counter = await openCounter({}, clock);
  await addSupervisor(counter, '2468');
  const order = await finished(counter);
  const home = join(counter.dataDir, 'studio');
  /** Everything that has a period, counted in the file and in the folders. */
  function kept() {
    const db = openFile(join(home, 'records.sqlite'), { readonly: true });
    try {
      const count = (of: string): unknown => db.prepare(`SELECT count(*) FROM ${of}`).pluck().get();
      return {
        pictures: count('images WHERE erased_at IS NULL'),
        customers: count('customers WHERE erased_at IS NULL'),
        orders: count('orders'),
        begins: db.prepare('SELECT min(seq) FROM audit_log').pluck().get(),
        sheets: readdirSync(join(home, 'sheets'), { recursive: true, withFileTypes: true }).filter((each) =>
          each.isFile(),
        ).length,
      };
    } finally {
      db.close();
    }
  }
  const isHeld = ({ log }: OpenKiosk): Promise<void> =>
    eventually(() => expect(log.lines.map(({ message }) => message)).toContain(held));
  return { clock, counter, order, kept, isHeld };
}

const gone = { pictures: 0, customers: 0, orders: 0, sheets: 0 };

it.each([
  ['gives its own date', true],
  ['gives none', false],
])('nothing goes while the service %s', async (_what, hasDate) => {
  const { clock, counter, kept, isHeld } = await studio();
  const before = kept();
  expect(before).toMatchObject({ pictures: 3, customers: 1, orders: 1, begins: 1, sheets: 1 });
  counter.answer('/v2/queryAccountStatus', saying(hasDate ? clock.now() : null));
  clock.set(years);

  for (let start = 0; start < 2; start += 1) {
    const kiosk = await counter.reopen();
    await isHeld(kiosk);

    expect(kept()).toEqual(before);
    expect((await kiosk.call('kioskStatus')).dateDoubt).toMatchObject({ now: clock.now().toISOString() });
    // Work goes on, with the wrong date in it.
    await kiosk.call('createOrder');
    before.orders = kept().orders;
  }
});

it('the clock is set right, and everything goes on as before', async () => {
  const { clock, counter, kept, isHeld } = await studio();
  const before = kept();
  counter.answer('/v2/queryAccountStatus', saying(clock.now()));
  clock.set(years);
  await isHeld(await counter.reopen());

  clock.set(-years);
  const kiosk = await counter.reopen();

  await eventually(async () => expect((await kiosk.call('kioskStatus')).dateDoubt).toBe(null));
  expect(kept()).toEqual(before);
});

it('years have passed in truth: the service says so, or a supervisor does, and then everything goes', async () => {
  const { clock, counter, kept, isHeld } = await studio();
  counter.answer('/v2/queryAccountStatus', saying(null));
  clock.set(years);
  const kiosk = await counter.reopen();
  await isHeld(kiosk);
  expect(await rejectionOf(kiosk.call('confirmDate'))).toBe('SUPERVISOR_REQUIRED');
  await unlock(kiosk, '2468');

  expect((await kiosk.call('confirmDate')).dateDoubt).toBe(null);

  await eventually(() => expect(kept()).toMatchObject(gone));
});

it('years have passed in truth, and the service agrees', async () => {
  const { clock, counter, kept } = await studio();
  clock.set(years);
  counter.answer('/v2/queryAccountStatus', saying(clock.now()));

  await counter.reopen();

  await eventually(() => expect(kept()).toMatchObject(gone));
});

it('erasing a customer erases no other customer’s sheets early', async () => {
  const { clock, counter, order, kept, isHeld } = await studio();
  const other = await finished(counter);
  counter.answer('/v2/queryAccountStatus', saying(null));
  clock.set(years);
  const kiosk = await counter.reopen();
  await isHeld(kiosk);
  await unlock(kiosk, '2468');
  expect(kept()).toMatchObject({ sheets: 2, customers: 2 });

  const { customer } = await kiosk.call('openOrder', { orderId: other.id });
  await kiosk.call('eraseCustomer', { customerId: customer?.id ?? 'cus_' });

  expect(kept()).toMatchObject({ sheets: 1, customers: 1, pictures: 3 });
  expect(await kiosk.call('openOrder', { orderId: order.id })).toMatchObject({ customer: { name: 'Ada' } });
});
