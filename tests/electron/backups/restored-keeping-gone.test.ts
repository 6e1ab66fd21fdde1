/** Restored records from which data goes at once, or as soon as staff have confirmed what is missing. */
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import { day, threeYears, backedUp } from '../../support/kiosk/backed-up-customer.ts';

it('an old customer and their pictures are gone when a restored backup is shown', async () => {
  const { counter, clock, restore, found, pictures, due } = await backedUp();
  expect(await found(counter)).toEqual(['Ada']);
  clock.pass(threeYears);
  const kiosk = await counter.reopen();
  await eventually(async () => expect(await found(kiosk)).toEqual([]));

  expect(await restore(kiosk)).toBe('restored');

  expect(await found(kiosk)).toEqual([]);
  expect(await pictures(kiosk)).toEqual([]);
  expect(existsSync(due)).toBe(false);
  const { entries } = await kiosk.call('auditLog', {
    person: null,
    act: 'erased',
    day: null,
    customer: null,
    before: null,
  });
  expect(entries).toMatchObject([{ facts: { why: 'period' } }]);
});

it('what waits for missing records goes as soon as staff have confirmed them', async () => {
  const { counter, clock, restore, due } = await backedUp();
  const { id: orderId } = await counter.order('us-passport');
  clock.pass(day);
  await counter.call('backUpNow');
  await eventually(async () =>
    expect((await counter.call('kioskStatus')).backups).toMatchObject({
      running: false,
      last: { orders: 2 },
    }),
  );
  clock.pass(200 * day);
  const kiosk = await counter.reopen();
  const state = async () => (await kiosk.call('openOrder', { orderId })).state;
  await eventually(async () => expect(await state()).toBe('cancelled'));

  await restore(kiosk);
  expect(existsSync(due)).toBe(false);
  expect(await state()).toBe('open');
  const gap = await kiosk.call('recordsGap');
  await kiosk.call('acceptRecordsGap', { gapId: gap?.id ?? 'gap_' });

  await eventually(async () => expect(await state()).toBe('cancelled'));
});
