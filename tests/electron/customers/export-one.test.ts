/** One customer as a folder: pictures, data and a page to read. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fileOf } from '../../../electron/vault/vault.ts';
import type { ImageId } from '../../../shared/ids.ts';
import { forPhoto, openCounter, picture, portrait } from '../orders/counter.ts';
import { heicConverter, heicOf } from '../../support/pictures/heic-converter.ts';
import { addSupervisor, unlock } from '../../support/kiosk/supervisor.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { rejectionOf } from '../../support/thrown.ts';

it('writes everything about a customer into one folder, and says which picture is missing', async () => {
  const folder = tempFolder();
  const counter = await openCounter({ exportFolder: folder });
  await addSupervisor(counter, '4711');
  const paid = await counter.paid(await counter.order('uk-passport'), { reference: 'card <7>' });
  const order = await counter.call('requestFinal', forPhoto(paid));
  const customerId = order.customer?.id ?? 'cus_';
  await counter.call('changeCustomer', {
    customerId,
    ...{ name: 'Ada <Lovelace>', phone: '', email: '', keepPhotos: true, notes: 'Glasses' },
  });
  const save = () => counter.call('exportCustomer', { customerId, targetId: 'folder' });
  await counter.call('lockSupervisor');
  expect(await rejectionOf(save())).toBe('SUPERVISOR_REQUIRED');
  expect(readdirSync(folder)).toEqual([]);
  await unlock(counter, '4711');

  const first = await save();

  expect(readdirSync(folder)).toEqual([first.name]);
  expect(first.name).toMatch(/^Ada-Lovelace-\d{4}-\d\d-\d\d$/);
  const inFolder = join(folder, first.name);
  const { number } = order;
  expect(readdirSync(inFolder).toSorted()).toEqual([
    `1-${number}-shot.jpg`,
    `2-${number}-preview-uk-passport.jpg`,
    `3-${number}-final-uk-passport.jpg`,
    'customer.html',
    'customer.json',
  ]);
  expect(readFileSync(join(inFolder, `1-${number}-shot.jpg`)).equals(portrait)).toBe(true);
  expect(readFileSync(join(inFolder, `3-${number}-final-uk-passport.jpg`)).equals(picture)).toBe(true);
  expect(JSON.parse(readFileSync(join(inFolder, 'customer.json'), 'utf8'))).toMatchObject({
    customer: { name: 'Ada <Lovelace>', notes: 'Glasses', consents: [{ endedAt: null }] },
    orders: [
      {
        ...{ number, payments: [{ method: 'card', amount: 1_200, reference: 'card <7>' }] },
        photos: [{ document: 'UK passport', code: { code: 'photos.example/AB12cd34' } }],
        sentToPhotoService: [{ request: 'makeIdPhotoWatermark' }, { request: 'getIdPhotoNoWatermark' }],
      },
    ],
    missingFiles: [],
  });
  const page = readFileSync(join(inFolder, 'customer.html'), 'utf8');
  expect(page).toContain('<h1>Ada &lt;Lovelace&gt;</h1>');
  expect(page).toContain('£12.00, card, card &lt;7&gt;');
  expect(page).toContain(`<img src="3-${number}-final-uk-passport.jpg" alt="">`);

  await counter.call('setOrderLanguage', { orderId: order.id, language: 'de' });
  const german = await save();

  const inGerman = readFileSync(join(folder, german.name, 'customer.html'), 'utf8');
  expect(inGerman).toContain('<html lang="de">');
  expect(inGerman).toContain('Reisepass (Vereinigtes Königreich)');
  expect(inGerman).toContain('12,00\u00a0£, Karte, card &lt;7&gt;');

  const shotId: ImageId = order.shots[0]?.image.id ?? 'img_';
  rmSync(fileOf(join(counter.dataDir, 'studio', 'vault'), shotId));
  const second = await save();

  expect(second.name).toBe(`${first.name} (3)`);
  expect(JSON.parse(readFileSync(join(folder, second.name, 'customer.json'), 'utf8'))).toMatchObject({
    missingFiles: [`1-${number}-shot.jpg`],
  });
});

it('has the HEIC file of each converted shot beside the JPEG that was made from it', async () => {
  await heicConverter(portrait);
  const folder = tempFolder();
  const counter = await openCounter({ exportFolder: folder });
  const [earlier, heic] = [
    heicOf(Buffer.from('an earlier one')),
    heicOf(Buffer.from('as the phone took it')),
  ];
  const { id: orderId, number, customer } = await counter.order();
  for (const bytes of [earlier, heic])
    await counter.call('addShot', { orderId, source: 'import', origin: 'IMG_1.HEIC', bytes });
  const customerId = customer?.id ?? 'cus_';

  const inFolder = join(
    folder,
    (await counter.call('exportCustomer', { customerId, targetId: 'folder' })).name,
  );

  const originals = [`3-${number}-shot-original.heic`, `5-${number}-shot-original.heic`];
  expect(readdirSync(inFolder).filter((name) => name.endsWith('.heic'))).toEqual(originals);
  expect(originals.map((name) => readFileSync(join(inFolder, name)))).toEqual([earlier, heic]);
  const data: unknown = JSON.parse(readFileSync(join(inFolder, 'customer.json'), 'utf8'));
  expect(data).toMatchObject({
    orders: [
      {
        shots: [
          { file: `1-${number}-shot.jpg`, originalFile: null },
          { file: `2-${number}-shot.jpg`, originalFile: originals[0] },
          { file: `4-${number}-shot.jpg`, originalFile: originals[1] },
        ],
        otherPictures: [],
      },
    ],
    missingFiles: [],
  });
  const page = readFileSync(join(inFolder, 'customer.html'), 'utf8');
  const links = originals.map((name) => `<a href="${name}">${name}</a>`);
  expect(page).toContain(`Original files: ${links.join(', ')}`);
  expect(page).not.toContain('<img src="3-');
});

it('leaves nothing in a folder that is gone', async () => {
  const counter = await openCounter({ exportFolder: join(tempFolder(), 'away') });
  const { customer } = await counter.order();

  const saved = counter.call('exportCustomer', { customerId: customer?.id ?? 'cus_', targetId: 'folder' });

  expect(await rejectionOf(saved)).toBe('EXPORT_TARGET_GONE');
});

it('is in the audit log before the first file is written, also where the writing then fails', async () => {
  const folder = tempFolder();
  const counter = await openCounter({ exportFolder: folder });
  await addSupervisor(counter, '4711');
  const { customer } = await counter.order();
  const customerId = customer?.id ?? 'cus_';
  // No folder can be made below a file.
  rmSync(folder, { recursive: true });
  writeFileSync(folder, '');

  expect(await rejectionOf(counter.call('exportCustomer', { customerId, targetId: 'folder' }))).toMatch(
    'EXPORT',
  );

  const { entries } = await counter.call('auditLog', {
    ...{ person: null, act: 'exported', day: null, customer: null, before: null },
  });
  expect(entries).toMatchObject([{ act: 'exported', facts: { file: 'customer' } }]);
});
