/** Restored records show nobody whose period is over. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import { handClock } from '../../support/kiosk/hand-clock.ts';
import type { OpenKiosk } from '../../support/kiosk/open-kiosk.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { openCounter } from '../orders/counter.ts';
import { json, type Script } from '../service/scripted-server.ts';

const day = 86_400_000;
const threeYears = 3 * 366 * day;
const dateless: Script = (turn) => {
  turn.response.sendDate = false;
  turn.response.removeHeader('date');
  return json({ accountStatus: 'SUBSCRIBED' })(turn);
};
const dated: Script = json({ accountStatus: 'SUBSCRIBED' });

async function backedUp() {
  const clock = handClock();
  const counter = await openCounter({}, clock);
  const { id: orderId } = await counter.order('uk-passport');
  await counter.call('cancelOrder', { orderId, reason: 'changed their mind' });
  const folder = tempFolder();
  await counter.call('chooseBackupFolder', { folder });
  await eventually(async () =>
    expect((await counter.call('kioskStatus')).backups).toMatchObject({ running: false, failure: null }),
  );
  return {
    ...{ counter, clock, folder },
    due: join(counter.dataDir, 'studio', 'clean-up-due'),
    /** Restores the newest backup. */
    restore: async (kiosk: OpenKiosk): Promise<unknown> => {
      const found = await kiosk.call('listBackups', { folder, typed: '' });
      const id = typeof found === 'string' ? '' : (found.states[0]?.id ?? '');
      return kiosk.call('restoreBackup', { folder, typed: '', id, replaceKey: false });
    },
    found: async (kiosk: OpenKiosk) =>
      (await kiosk.call('findCustomers', { text: 'Ada' })).customers.map(({ name }) => name),
    /** Returns the pictures that the order shows. */
    pictures: async (kiosk: OpenKiosk) => {
      const { shots } = await kiosk.call('openOrder', { orderId });
      return Promise.all(
        shots.map(async ({ image }) => (await kiosk.kiosk.photo(image.id, 'full')) !== null),
      );
    },
  };
}

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

it('a customer whose period is not over comes back', async () => {
  const { counter, clock, restore, found, pictures } = await backedUp();
  clock.pass(10 * day);
  const kiosk = await counter.reopen();

  await restore(kiosk);

  expect(await found(kiosk)).toEqual(['Ada']);
  expect(await pictures(kiosk)).toEqual([true]);
});

it('while the date may be wrong they are there, and gone at the first start at which it is sure', async () => {
  const { counter, clock, restore, found, due } = await backedUp();
  clock.pass(threeYears);
  counter.answer('/v2/queryAccountStatus', dateless);
  const doubtful = await counter.reopen();

  await restore(doubtful);
  expect(await found(doubtful)).toEqual(['Ada']);
  expect(existsSync(due)).toBe(true);

  counter.answer('/v2/queryAccountStatus', dated);
  const sure = await counter.reopen();

  expect(await found(sure)).toEqual([]);
  expect(existsSync(due)).toBe(false);
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
