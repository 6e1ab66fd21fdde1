/** The practice service lays out sheets like the real one, so every step can be tried without an account. */
import { expect, it, onTestFinished } from 'vitest';
import { eventually } from '../../../support/eventually.ts';
import { openKiosk } from '../../../support/kiosk/open-kiosk.ts';
import { tempFolder } from '../../../support/files/temp-folder.ts';
import { portrait } from '../counter.ts';
import { byCard } from '../../../support/records/payments.ts';

it('a practice order gets the sheets from the studio’s settings, and prints one', async () => {
  const kiosk = await openKiosk({ dataDir: tempFolder() });
  onTestFinished(() => kiosk.close());
  const settings = await kiosk.call('settings');
  await kiosk.call('saveSettings', { settings: { ...settings, serviceSheets: ['4x6in', 'postcard'] } });
  const { id: orderId } = await kiosk.call('createOrder');
  const person = { name: 'Ada', phone: '', email: '', keepPhotos: true };
  await kiosk.call('setCustomer', { orderId, customerId: null, ...person });
  await kiosk.call('addDocument', { orderId, specCode: 'us-passport' });
  const { photos } = await kiosk.call('addShot', {
    orderId,
    source: 'camera',
    origin: 'Test',
    bytes: portrait,
  });
  const photoId = photos[0]?.id ?? 'pho_';
  await kiosk.call('requestPreview', { orderId, photoId });
  const approved = await kiosk.call('approvePreview', { orderId, photoId });
  await kiosk.call('takePayment', byCard(approved));
  await kiosk.call('requestFinal', { orderId, photoId });

  await eventually(async () => {
    const { serviceSheets } = await kiosk.call('openOrder', { orderId });
    expect(serviceSheets.map(({ mediumId, trouble, image }) => [mediumId, trouble, image?.mime])).toEqual([
      ['4x6in', null, 'image/jpeg'],
      ['postcard', null, 'image/jpeg'],
    ]);
  });

  const { serviceSheets } = await kiosk.call('openOrder', { orderId });
  const printed = await kiosk.call('printServiceSheet', {
    ...{ orderId, printerId: 'file', copies: 1 },
    ...{ sheetId: serviceSheets[0]?.id ?? 'ssh_', mediumId: '4x6in' },
  });
  expect(printed.prints).toMatchObject([{ kind: 'service-sheet', copies: 1 }]);
});
