/** A picture that arrives while its customer is erased does not bring them back. */
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { modePaths } from '../../../electron/paths.ts';
import { startSession } from '../../../electron/retouch/start-session.ts';
import { createVault } from '../../../electron/vault/vault.ts';
import type { OrderView } from '../../../shared/model/order.ts';
import { handClock } from '../../support/kiosk/hand-clock.ts';
import { layoutOf } from '../../support/printing/layouts.ts';
import { solidPhoto } from '../../support/printing/sheets.ts';
import { addOrder, exampleRecords, later } from '../../support/records/example-records.ts';
import { openFile, testDataKey } from '../../support/records/records-file.ts';
import { picturesHere } from '../../support/kiosk/work-here.ts';
import { eventually } from '../../support/eventually.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { rejectionOf } from '../../support/thrown.ts';
import { finalAnswer, forPhoto, openCounter, photoOf, picture, type Counter } from '../orders/counter.ts';
import { newestPrint } from '../orders/prints/sheets.ts';
import { bytes, json, type Script } from '../service/scripted-server.ts';

const jpeg = { 'content-type': 'image/jpeg' };
const sheetFile = Buffer.from(await solidPhoto(1200, 1800));

/** Answers with the picture once it is let go. */
function held(answer: Script) {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  return {
    script: (async (turn) => {
      await promise;
      return answer(turn);
    }) satisfies Script,
    letGo: () => resolve(undefined),
  };
}

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

/** Returns what is left of pictures: rows that are not erased, and files in the vault. */
function left({ dataDir }: Counter) {
  const { records, vault } = modePaths(dataDir, 'account');
  const db = openFile(records, { readonly: true });
  const kinds = db.prepare('SELECT kind FROM images WHERE erased_at IS NULL').pluck().all();
  db.close();
  return { kinds, files: filesIn(vault) };
}
const nothing = { kinds: [], files: [] };

const erased = (counter: Counter, { customer }: OrderView): Promise<unknown> =>
  counter.call('eraseCustomer', { customerId: customer?.id ?? 'cus_' });

const isAskedFor = (counter: Counter, path: string) => (): void =>
  expect(counter.server.requests.map((request) => request.path)).toContain(path);

it('a sheet of the service that arrives after the erasing is dropped', async () => {
  const counter = await openCounter({ serviceSheets: ['4x6in'] });
  counter.answer(
    '/v2/getIdPhotoSpec',
    json({ specCode: 'uk-passport', photoSize: '35 x 45 mm', photoDpi: '300 DPI' }),
  );
  const photoSheet = { '1200*1800': `${counter.server.baseUrl}/sheet.jpg` };
  counter.answer('/v2/getIdPhotoNoWatermark', finalAnswer(counter.server, { photoSheet }));
  const sheet = held(bytes(sheetFile, 200, jpeg));
  counter.answer('/sheet.jpg', sheet.script);
  const order = await counter.paid(await counter.order('uk-passport'));
  await counter.call('requestFinal', forPhoto(order));
  await eventually(isAskedFor(counter, '/sheet.jpg'));
  const layout = layoutOf(order.photos.map(({ id }) => id));
  await counter.call('printSheet', { orderId: order.id, printerId: 'file', layout, copies: 1 });
  await newestPrint(counter, 'printed');
  await counter.call('finishOrder', { orderId: order.id });
  await erased(counter, order);
  expect(left(counter)).toEqual(nothing);

  sheet.letGo();

  const isDropped = (): void =>
    expect(counter.log.lines.map(({ message }) => message)).toContain(
      'the sheets of a photo are still to be fetched',
    );
  await eventually(isDropped);
  expect(left(counter)).toEqual(nothing);
});

it('a preview that arrives after the erasing is dropped, and given up', async () => {
  const counter = await openCounter();
  const image = held(bytes(picture, 200, jpeg));
  counter.answer('/signed.jpg', image.script);
  const order = await counter.order('uk-passport');
  const asked = rejectionOf(counter.call('requestPreview', forPhoto(order)));
  await eventually(isAskedFor(counter, '/signed.jpg'));
  await counter.call('cancelOrder', { orderId: order.id, reason: '' });
  await erased(counter, order);
  expect(left(counter)).toEqual(nothing);

  image.letGo();

  expect(await asked).toBe('SERVICE_IMAGE_PENDING missing');
  expect(left(counter)).toEqual(nothing);
  const after = photoOf(await counter.call('openOrder', { orderId: order.id }));
  expect(after).toMatchObject({ state: 'chosen', preview: null });
});

it('a preview is not asked for once the customer is erased: its picture would be thrown away', async () => {
  const counter = await openCounter();
  const order = await counter.order('uk-passport');
  const db = openFile(modePaths(counter.dataDir, 'account').records);
  db.prepare("UPDATE customers SET erased_at = ?, name = '', phone = '', email = '', search_text = ''").run(
    later,
  );
  db.close();

  expect(await rejectionOf(counter.call('requestPreview', forPhoto(order)))).toBe(
    'PHOTO_FILE_MISSING erased',
  );

  expect(counter.server.requests.map(({ path }) => path)).not.toContain('/v2/getIdPhoto');
  expect(photoOf(await counter.call('openOrder', { orderId: order.id }))).toMatchObject({ state: 'chosen' });
});

it('a retouch session that was begun with a picture before the erasing does not begin', async () => {
  const records = exampleRecords();
  const dir = tempFolder();
  const vault = createVault({ dir, key: testDataKey });
  const orderId = addOrder(records, { name: 'Canaria' });
  const put = vault.put.bind(vault);
  vault.put = async (id, file) => {
    const stored = await put(id, file);
    records.customers.erase(records.orders.get(orderId)?.customerId ?? 'cus_', later);
    return stored;
  };
  const facts = { mime: 'image/jpeg', widthPx: 413, heightPx: 531 } as const;
  const source = { facts, bytes: picture, original: null, name: 'Canaria', orderId, headshot: false };

  const begun = startSession(
    { records, vault, pictures: picturesHere, clock: handClock(later) },
    'headshots',
    source,
  );

  expect(await rejectionOf(begun)).toBe('PHOTO_FILE_MISSING erased');
  expect(records.retouchSessions.ofOrder(orderId)).toEqual([]);
  expect(filesIn(dir)).toEqual([]);
});
