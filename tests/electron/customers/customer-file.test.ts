/** The data and the page of one customer have everything that the records keep about them. */
import { expect, it } from 'vitest';
import { customerFile, type FileDeps } from '../../../electron/customers/customer-file.ts';
import { customerPage } from '../../../electron/customers/customer-page.ts';
import { merge } from '../../../electron/customers/merges.ts';
import type { Records } from '../../../electron/records/open.ts';
import { createSettings } from '../../../electron/settings/settings.ts';
import {
  newId,
  type CustomerId,
  type OrderId,
  type PhotoId,
  type RetouchSessionId,
} from '../../../shared/ids.ts';
import { photoLineId } from '../../../shared/money.ts';
import { consentWording } from '../../../shared/model/customers.ts';
import type { PrintedLayout } from '../../../shared/model/prints.ts';
import { rightView } from '../../support/pictures/sitter-view.ts';
import {
  addImage,
  addOrder,
  addPhoto,
  addShot,
  at,
  exampleRecords,
  firstPerson,
  later,
} from '../../support/records/example-records.ts';

const asha = newId('stf');

function studio() {
  const records = exampleRecords();
  const pin = { salt: Buffer.alloc(16), hash: Buffer.alloc(32), N: 2, r: 1, p: 1 };
  records.staff.insert({ id: asha, name: 'Asha', role: 'staff', pin, at });
  const orderId = addOrder(records, { name: 'Ada' });
  const customerId = records.orders.get(orderId)?.customerId ?? 'cus_';
  const deps: FileDeps = {
    ...{ records, settings: createSettings(records.settings, () => new Date(at)) },
    clock: { now: () => new Date(later) },
    service: { credit: () => null },
  } as unknown as FileDeps;
  const read = async () => (await customerFile(deps, customerId)).data;
  const page = async (language: 'en' | 'de' = 'en') => customerPage(await read(), new Set(), language);
  return { records, orderId, customerId, deps, read, page };
}

/** A retouch session of a shot, with its original. */
function sessionOf(records: Records, orderId: OrderId) {
  const shotId = addShot(records, orderId);
  const imageId = records.shots.get(shotId)?.imageId ?? 'img_';
  const [sessionId, versionId] = [newId('ben'), newId('ver')];
  records.retouchSessions.insert({
    ...{ id: sessionId, kind: 'retouch', orderId, shotId, name: 'Ada', createdAt: at },
  });
  records.versions.insert({
    ...{ id: versionId, sessionId, parentId: null, imageId, tool: 'original', edit: null, colour: null },
    ...{ transparent: false, doubts: [], callId: null, createdAt: at },
  });
  return { sessionId, versionId, imageId };
}

const layout: PrintedLayout = {
  ...{ mediumId: '4x6in', gapMm: 0, edgeMm: 0, cut: 'none', caption: false, photos: [], arranged: null },
};

const addPrint = (records: Records, orderId: OrderId, reason: string): void => {
  records.prints.insert({
    ...{ id: newId('prt'), kind: 'receipt', orderId, sessionId: null, versionId: null, serviceSheetId: null },
    ...{ codeId: null, printerId: 'DS620', printerName: 'Photo', guests: [], copies: 1, printedWith: null },
    ...{ reason, reprintOf: null, layout, fileSha256: 'a'.repeat(64), submittedAt: at },
  });
};

const details = (id: CustomerId) => ({
  ...{ id, name: '', phone: '', email: '', keepPhotos: false, notes: '', createdAt: at },
});

it('lines of the bill add up to the total, with each discount and its reason', async () => {
  const { records, orderId, read, page } = studio();
  addPhoto(records, orderId);
  const line = photoLineId({ personId: firstPerson(records, orderId), specCode: 'uk-passport' });
  records.orderItems.setDiscount(orderId, { line, amount: 300, reason: 'Second visit', by: asha, at });

  const [order] = (await read()).orders;

  expect(order?.bill).toMatchObject({
    total: 900,
    lines: [{ unitPrice: 1_200, quantity: 1, discount: { amount: 300, reason: 'Second visit' }, total: 900 }],
  });
  expect(await page()).toContain('UK passport, 1 × £12.00, discount £3.00: Second visit, £9.00');
});

it('consents have the sentence that the customer agreed to, and the staff who noted it', async () => {
  const { records, customerId, read, page } = studio();
  records.consents.give(customerId, { wording: consentWording, days: 365, by: asha, at });
  records.consents.end(customerId, { by: asha, at: later, why: 'withdrawn' });

  expect((await read()).customer.consents).toEqual([
    expect.objectContaining({
      ...{
        sentence: 'Keep the photos for 365 days',
        givenBy: 'Asha',
        endedBy: 'Asha',
        endedWhy: 'withdrawn',
      },
    }),
  ]);
  expect(await page()).toMatch(
    /“Keep the photos for 365 days”: given 21 November 2026 .*, noted by Asha, withdrawn 21 November 2026 .*, noted by Asha</,
  );
  expect(await page('de')).toContain('„Fotos 365 Tage aufbewahren“: erteilt am 21. November 2026');
});

it('consents that were given as a customer who was merged are in it, with the name', async () => {
  const { records, customerId, deps, read, page } = studio();
  const other = records.orders.get(addOrder(records, { name: 'Ada <Lovelace>' }))?.customerId ?? 'cus_';
  records.consents.give(other, { wording: consentWording, days: 365, by: asha, at });
  const details = { name: 'Ada', phone: '', email: '', keepPhotos: false, notes: '' };
  merge({ ...deps, who: () => asha, note: () => undefined }, customerId, other, details);

  expect((await read()).customer.consents).toMatchObject([
    { givenAs: 'Ada <Lovelace>', givenBy: 'Asha', endedWhy: 'merged' },
  ]);
  expect(await page()).toMatch(
    /“Keep the photos for 365 days”: given 21 November 2026 .* as “Ada &lt;Lovelace&gt;”, noted by Asha, ended/,
  );
});

it('reasons that staff typed are in it: of closing, edited pictures and reprints', async () => {
  const { records, orderId, read, page } = studio();
  const photoId = addPhoto(records, orderId);
  const { versionId, imageId } = sessionOf(records, orderId);
  records.overrides.insert({
    ...{ id: newId('ovr'), orderId, photoId, versionId, imageId, specCode: 'uk-passport' },
    ...{ documentName: 'UK passport', tool: 'aiEdit', reason: 'Membership card', by: asha, at },
  });
  records.wentOnAnyway.insert(orderId, { imageId, step: 'shot', points: ['no-face'], by: asha, at });
  addPrint(records, orderId, 'Coffee on it');
  records.orders.setState(orderId, 'cancelled', later, 'Came too late');

  expect((await read()).orders).toMatchObject([
    {
      ...{ closedAt: later, closeReason: 'Came too late' },
      overrides: [{ documentName: 'UK passport', reason: 'Membership card', by: 'Asha' }],
      wentOnAnyway: [{ step: 'shot', points: ['no-face'], by: 'Asha' }],
      prints: [{ kind: 'receipt', reason: 'Coffee on it' }],
    },
  ]);
  const shown = await page();
  for (const words of ['Came too late', 'UK passport, Membership card, ', ', Coffee on it, '])
    expect(shown).toContain(words);
  expect(shown).toMatch(/Continued despite a warning<\/th><td>21 November 2026 at [\d:]+, Asha</);
});

it('prompts for headshots and what was measured on the face are in it', async () => {
  const { records, orderId, read, page } = studio();
  const { sessionId, imageId } = sessionOf(records, orderId);
  records.measures.insert(imageId, rightView, at);
  const callId = newId('call');
  records.calls.insert({
    ...{ id: callId, orderId, sessionId, photoId: null, endpoint: 'x', region: 'eu', state: 'intent' },
    ...{ createdAt: at, replacesCallId: null, remainingBefore: null },
  });
  const size = { sampleNumber: 1, identityScale: 1, widthPx: 512, heightPx: 512 };
  records.headshotRuns.insert({ callId, sessionId, prompt: 'By a window', seed: 7, ...size, at });

  expect((await read()).orders).toMatchObject([
    {
      shots: [{ measurements: { faces: 1, face: { headPx: 331.2 } } }],
      headshotRequests: [{ prompt: 'By a window', seed: 7, at }],
    },
  ]);
  expect(await page()).toContain('<td>By a window, 21 November 2026');
  expect(await page()).toMatch(/<td>1-261121-\d+-shot\.jpg.*: see customer\.json</);
});

it('every request to the photo service is in it, with the ids of the photos there', async () => {
  const { records, orderId, read, page } = studio();
  const { sessionId } = sessionOf(records, orderId);
  const send = (
    endpoint: string,
    more: { photoId?: PhotoId; sessionId?: RetouchSessionId },
    sentAt: string,
  ) => {
    const id = newId('call');
    const of =
      more.photoId === undefined ? { orderId: null, photoId: null } : { orderId, photoId: more.photoId };
    records.calls.insert({
      ...{ id, sessionId: null, ...of, ...more, endpoint, region: 'eu', state: 'intent' },
      ...{ createdAt: at, replacesCallId: null, remainingBefore: null },
    });
    records.calls.markSent(id, sentAt);
  };
  const [first, photoId] = [addPhoto(records, orderId), addPhoto(records, orderId)];
  for (const [id, photoUuid] of [[first, 'uuid-1'] as const, [photoId, 'uuid-2'] as const])
    records.photos.setPreview(id, {
      ...{ photoUuid, issues: [], widthPx: 413, heightPx: 531, previewImageId: addImage(records) },
      ...{ answerImageId: null, state: 'preview', trouble: null },
    });
  records.photos.setAside(first, later);
  send('aiEdit', { sessionId }, at);
  send('makeIdPhotoWatermark', { photoId }, later);

  expect((await read()).orders).toMatchObject([
    {
      sentToPhotoService: [
        { request: 'aiEdit', at },
        { request: 'makeIdPhotoWatermark', at: later },
      ],
      idsAtPhotoService: ['uuid-1', 'uuid-2'],
    },
  ]);
  expect(await page()).toContain('<td>uuid-1, uuid-2</td>');
});

it('it says that the customer was told that no print is accepted', async () => {
  const { records, orderId, read, page } = studio();
  const of = { orderId, personId: firstPerson(records, orderId), specCode: 'de-passport' };
  records.noPaperTold.insert({ ...of, documentName: 'German passport', by: asha, at });

  expect((await read()).orders).toMatchObject([
    { toldThatNoPrintIsAccepted: [{ document: 'German passport', by: 'Asha', at }] },
  ]);
  expect(await page()).toContain('Told that no print is accepted</th><td>German passport, 21 November 2026');
});

it('codes say when they were used and reminded of, also those of photos that were taken again', async () => {
  const { records, orderId, read, page } = studio();
  const codeOf = (code: string) => {
    const [id, photoId] = [newId('cod'), addPhoto(records, orderId)];
    const more = { issuedAt: at, expiresAt: later, doubt: null };
    records.codes.insert({ id, photoId, orderId, code, ...more });
    return { id, photoId };
  };
  records.photos.setAside(codeOf('photo1.uk/first').photoId, later);
  const { id } = codeOf('photo1.uk/second');
  records.codes.setLinked(id, { by: asha, at });
  records.codes.setReminded(id, { by: asha, at, way: 'phone' });

  expect((await read()).orders).toMatchObject([
    {
      photos: [
        { code: { code: 'photo1.uk/second', linked: { at, by: 'Asha' }, reminded: { way: 'phone', at } } },
      ],
      replacedCodes: [{ code: 'photo1.uk/first', linked: null, reminded: null }],
    },
  ]);
  const shown = await page();
  expect(shown).toContain('used in an application, noted 21 November 2026');
  expect(shown).toContain('reminded by phone 21 November 2026');
  expect(shown).toContain('Earlier photo code</th><td>photo1.uk/first');
});

it('a merge shows both customers as they were, which is kept for its undo', async () => {
  const { records, customerId, read, page } = studio();
  const gone = { ...details(newId('cus')), name: 'Ada King', phone: '020 7946 0018' };
  const kept = { ...details(customerId), name: 'Ada', notes: 'Glasses' };
  const merge = { id: newId('mrg'), orders: [], merges: [], merged: kept, mergedAt: later };
  records.customerMerges.insert({ ...merge, kept, gone });

  expect((await read()).customer.merges).toMatchObject([
    {
      at: later,
      before: { name: 'Ada', notes: 'Glasses' },
      other: { name: 'Ada King', phone: '020 7946 0018' },
    },
  ]);
  expect(await page()).toContain('<td>Ada King, 020 7946 0018</td>');
});

it('pictures of a photo that was taken again are in it', async () => {
  const { records, orderId, customerId, deps } = studio();
  const preview = addImage(records);
  const photoId = addPhoto(records, orderId);
  records.photos.setPreview(photoId, {
    ...{ photoUuid: 'uuid-1', issues: [], widthPx: 413, heightPx: 531, previewImageId: preview },
    ...{ answerImageId: null, state: 'preview', trouble: null },
  });
  records.photos.setAside(photoId, later);

  const { pictures } = await customerFile(deps, customerId);

  expect(pictures.map(({ imageId }) => imageId)).toContain(preview);
});
