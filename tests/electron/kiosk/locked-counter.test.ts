/** The whole kiosk while its counter is locked, as both hosts serve it. */
import { expect, it, onTestFinished } from 'vitest';
import type { EventName } from '../../../shared/contract.ts';
import { hasShot, orderUntil } from '../../support/kiosk/counter-moves.ts';
import { openKiosk } from '../../support/kiosk/open-kiosk.ts';
import { addSupervisor } from '../../support/kiosk/supervisor.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { rejectionOf } from '../../support/thrown.ts';

it('tells nothing about an order while it is locked, goes on working, and opens again for a PIN', async () => {
  const dataDir = tempFolder();
  const first = await openKiosk({ dataDir });
  const order = await orderUntil(first, hasShot);
  await addSupervisor(first, '4711');
  const imageId = order.shots[0]?.image.id ?? 'img_';
  const told: EventName[] = [];
  first.kiosk.on((name) => told.push(name));
  const photoId = order.photos[0]?.id ?? 'pho_';
  const asked = first.call('requestPreview', { orderId: order.id, photoId });

  expect(await first.call('lockCounter')).toMatchObject({ locked: true, who: null });
  expect(await rejectionOf(first.call('openOrder', { orderId: order.id }))).toBe('COUNTER_LOCKED');
  expect(await rejectionOf(first.call('requestPreview', { orderId: order.id, photoId }))).toBe(
    'COUNTER_LOCKED',
  );
  expect(await first.kiosk.photo(imageId, 'full')).toBe(null);
  // The practice service finds no face in this picture, and says so.
  expect((await asked).photos[0]?.state).toBe('no-face');
  expect(told).not.toContain('orderChanged');

  const [asha] = (await first.call('counter')).people;
  await first.call('signIn', { staffId: asha?.id ?? 'stf_', pin: '4711' });
  expect(told).toContain('orderChanged');
  expect((await first.call('openOrder', { orderId: order.id })).photos[0]?.state).toBe('no-face');
  expect(await first.kiosk.photo(imageId, 'full')).not.toBe(null);
  await first.call('addStaff', { name: 'Bo', role: 'staff', pin: '1357' });
  await first.close();

  const second = await openKiosk({ dataDir });
  onTestFinished(() => second.close());
  expect(await rejectionOf(second.call('desk'))).toBe('COUNTER_LOCKED');
  expect(await second.call('counter')).toMatchObject({
    locked: true,
    people: [{ name: 'Asha' }, { name: 'Bo' }],
  });
});
