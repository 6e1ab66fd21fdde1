/** The data that a studio takes along from practice when it connects its account, through the contract. */
import { expect, it } from 'vitest';
import { renderPortrait } from '../../portraits/render.ts';
import { workUntil } from '../../support/kiosk/staff-robot.ts';
import { folder, startServer, connect, inPractice, setUp } from '../../support/kiosk/practice-studio.ts';

it('keeps settings, logo, people with their PINs, and measured printers; no order, customer or takings come along', async () => {
  const server = await startServer();
  const kiosk = await inPractice();
  await setUp(kiosk);
  const before = { settings: await kiosk.call('settings'), staff: await kiosk.call('staff') };
  const portrait = (await renderPortrait({ width: 640, height: 800 }, 'jpeg')).data;
  const job = { specCode: 'uk-passport', shot: portrait, started: { previews: 0, finals: 0, prints: 0 } };
  await workUntil(kiosk, await kiosk.call('createOrder'), job, ({ state }) => state === 'done');

  await connect(kiosk, server);

  expect(await kiosk.call('settings')).toEqual(before.settings);
  expect(await kiosk.call('logo')).toMatchObject({ widthPx: 64 });
  expect(await kiosk.call('staff')).toEqual(before.staff);
  const ben = before.staff.find(({ name }) => name === 'Ben');
  expect(await kiosk.call('signIn', { staffId: ben?.id ?? 'stf_', pin: '1357' })).toMatchObject({
    who: ben?.id,
  });
  const { media } = await kiosk.call('printerSetup', { printerId: folder });
  expect(media.find(({ mediumId }) => mediumId === '4x6in')).toMatchObject({
    approval: 'approved',
    sheet: null,
  });

  const { counts, doneToday } = await kiosk.call('desk');
  expect([counts.inHand, counts.doneToday, doneToday]).toEqual([0, 0, []]);
  expect(await kiosk.call('findCustomers', { text: '' })).toMatchObject({ customers: [] });
  expect((await kiosk.call('listCodes', { list: 'all', text: '', skip: 0 })).codes).toEqual([]);
  expect((await kiosk.call('listPrints')).map(({ kind, state }) => [kind, state])).toEqual([
    ['calibration', 'printed'],
  ]);
  expect(JSON.stringify(await kiosk.call('openTakings'))).not.toContain('uk-passport');
});
