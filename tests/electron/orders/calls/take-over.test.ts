import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { searchAsides } from '../../../../electron/backups/search-asides.ts';
import { restoredFrom } from '../../../../electron/backups/set-aside.ts';
import { takeOver } from '../../../../electron/orders/calls/take-over.ts';
import { keptPart } from '../../../../electron/orders/photos/answer-picture.ts';
import type { AnsweredCall, FoundCall, FoundResult } from '../../../../electron/records/calls/found-call.ts';
import type { Records } from '../../../../electron/records/open.ts';
import { createVault, type Vault } from '../../../../electron/vault/vault.ts';
import { newId, type OrderId, type PhotoId, type ShotId } from '../../../../shared/ids.ts';
import type { LostReason } from '../../../../shared/model/lost-calls.ts';
import type { PhotoResult } from '../../../../shared/service/wire.ts';
import {
  addOrder,
  addPhoto,
  addShot,
  at,
  exampleRecords,
  later,
} from '../../../support/records/example-records.ts';
import { partPaid } from '../../../support/records/payments.ts';
import { testDataKey } from '../../../support/records/records-file.ts';
import { rejectionOf } from '../../../support/thrown.ts';
import { tempFolder } from '../../../support/files/temp-folder.ts';

const photoUuid = '7b0c2f1e-51a4-4e0c-9f1a-2d77c0b1a6d3';
let records: Records & { readonly file: string };
let aside: Vault;
let vault: Vault;
let orderId: OrderId;
let photoId: PhotoId;
let shotId: ShotId;
/** Why each call was listed; null for one that was taken over. */
let listed: (LostReason | null)[];

beforeEach(() => {
  records = exampleRecords();
  aside = createVault({ dir: join(tempFolder(), 'vault'), key: testDataKey });
  vault = createVault({ dir: join(tempFolder(), 'vault'), key: testDataKey });
  orderId = addOrder(records, { name: 'Maria Sample' });
  photoId = addPhoto(records, orderId);
  shotId = addShot(records, orderId);
  records.photos.setShot(photoId, shotId);
  listed = [];
});

const image = (kind: 'preview' | 'final'): FoundResult['image'] => ({
  ...{
    id: newId('img'),
    kind,
    widthPx: 413,
    heightPx: 531,
    mime: 'image/jpeg',
    bytes: 7,
    sha256: '0'.repeat(64),
  },
  createdAt: at,
});
const result = (kind: 'preview' | 'final'): FoundResult => ({
  ...{ issues: [], widthPx: 413, heightPx: 531, trouble: null, code: null, image: image(kind) },
});
const found = (more: Partial<FoundCall> = {}): FoundCall => ({
  ...{
    id: newId('call'),
    endpoint: 'makeIdPhotoWatermark',
    region: 'eu',
    createdAt: at,
    sentAt: at,
    endedAt: later,
  },
  ...{ outcome: 'counted', orderId, orderNumber: '261121-001' },
  photo: { id: photoId, shotId, versionId: null, document: 'UK passport', photoUuid },
  result: result('preview'),
  ...more,
});
const final = (): FoundCall => found({ endpoint: 'getIdPhotoNoWatermark', result: result('final') });

async function take(call: FoundCall): Promise<void> {
  const deps = {
    records,
    vault,
    clock: { now: () => new Date(later), monotonicMs: () => 0 },
  };
  const listing = (reason: LostReason | null): void => void listed.push(reason);
  await takeOver({ ...deps, changed: () => undefined }, aside, call, listing);
}
/** Puts the picture of a call where it was set aside. */
async function withPicture(call: FoundCall): Promise<FoundCall> {
  await aside.put(call.result?.image.id ?? 'img_', Buffer.from('picture'));
  return call;
}

describe('a call that the restored records do not have', () => {
  it('brings its preview back, and stands in the ledger as it was', async () => {
    const call = await withPicture(found());

    await take(call);

    expect(listed).toEqual([null]);
    const photo = records.photos.get(photoId);
    expect(photo).toMatchObject({ state: 'preview', photoUuid, widthPx: 413 });
    expect(Buffer.from(await vault.get(photo?.previewImageId ?? 'img_')).toString()).toBe('picture');
    expect(records.calls.get(call.id)).toMatchObject({ state: 'done', sentAt: at, endedAt: later, photoId });
    expect(records.closingEntries.last()).toBe(1);
  });

  it('brings its final back once the order is paid, for the photo that was approved', async () => {
    await take(await withPicture(found()));
    await take(await withPicture(final()));
    expect(listed).toEqual([null, 'not-paid']);
    records.payments.addPart({ ...partPaid(600, { id: newId('part') }), orderId, currency: 'GBP' }, 'staff');
    const bill = { currency: 'GBP', taxRateBasisPoints: 0, lines: [], total: 600, tax: 0, net: 600 };
    records.payments.insert({ orderId, bill, total: 600, currency: 'GBP', paidAt: at, day: '261121' });

    await take(await withPicture(final()));
    records.photos.setState(photoId, 'approved');
    const code = { code: 'code.example/ABCD1234', issuedAt: at, expiresAt: later, doubt: null };
    const call = final();
    await take(await withPicture({ ...call, result: { ...result('final'), code } }));

    expect(listed).toEqual([null, 'not-paid', 'photo-changed', null]);
    expect(records.photos.get(photoId)).toMatchObject({ state: 'final' });
    expect(records.codes.ofPhoto(photoId)).toMatchObject({ code: code.code });
  });

  it('is listed where it does not fit, and changes nothing', async () => {
    const elsewhere = { id: photoId, shotId: newId('shot'), versionId: null, document: '', photoUuid };
    const calls: readonly [LostReason, Partial<FoundCall>][] = [
      ['unknown-outcome', { outcome: 'unknown' }],
      ['no-photo', { photo: null, endpoint: 'aiEdit' }],
      ['no-order', { orderId: newId('ord') }],
      ['photo-changed', { photo: elsewhere }],
      ['photo-changed', { photo: { ...elsewhere, id: newId('pho') } }],
      ['no-picture', { result: null }],
      ['no-picture', {}],
    ];
    for (const [, more] of calls) await take(found(more));
    expect(listed).toEqual(calls.map(([reason]) => reason));

    records.photos.setState(photoId, 'preview');
    await take(await withPicture(found()));
    records.photos.setState(photoId, 'chosen');
    records.calls.insert({
      ...{
        id: newId('call'),
        orderId,
        photoId,
        sessionId: null,
        endpoint: 'makeIdPhotoWatermark',
        region: 'eu',
      },
      ...{ state: 'intent', createdAt: at, replacesCallId: null, remainingBefore: null },
    });
    await take(await withPicture(found()));
    expect(listed.slice(-2)).toEqual(['photo-changed', 'photo-changed']);
    expect(records.photos.get(photoId)?.previewImageId).toBe(null);
    expect(records.calls.ofOrder(orderId)).toHaveLength(1);
  });

  it('brings nothing back of a customer who was erased', async () => {
    records.customers.erase(records.orders.get(orderId)?.customerId ?? 'cus_', later);

    await take(await withPicture(found()));

    expect(listed).toEqual(['erased']);
  });

  it('leaves no file of a customer who is erased while the picture is copied', async () => {
    const call = await withPicture(found());
    const put = vault.put.bind(vault);
    vault.put = async (id, bytes) => {
      const stored = await put(id, bytes);
      records.customers.erase(records.orders.get(orderId)?.customerId ?? 'cus_', later);
      return stored;
    };

    await take(call);

    expect(listed).toEqual(['erased']);
    expect(await rejectionOf(vault.get(call.result?.image.id ?? 'img_'))).toBe('PHOTO_FILE_MISSING missing');
  });

  it('is known from its answer where the records of then do not open', async () => {
    const folder = join(records.file, '..', 'set-aside-2026-11-21T12-00-00-000Z');
    mkdirSync(folder);
    writeFileSync(join(folder, restoredFrom), at);
    writeFileSync(join(folder, 'records.db'), 'damaged');
    aside = createVault({ dir: join(folder, 'vault'), key: testDataKey });
    const { result: _none, outcome: _counted, ...call } = found();
    const about: AnsweredCall = {
      ...call,
      result: { issues: ['ISSUE'], widthPx: 413, heightPx: 531, trouble: null, code: null },
    };
    const answer = { image: Buffer.from('jpeg'), png: null, imageUrl: null, pngUrl: null, photoSheet: {} };
    await aside.put(newId('img'), keptPart(answer as unknown as PhotoResult, about));
    await aside.put(newId('img'), Buffer.from('\xff\xd8 a picture', 'latin1'));
    const names = ['set-aside-2026-11-21T12-00-00-000Z'];
    const task = {
      records: records.file,
      vault: join(records.file, '..', 'vault'),
      dataKey: testDataKey,
      names,
    };

    const [searched] = searchAsides(task);
    expect(searched).toMatchObject({
      backupAt: at,
      pictures: 2,
      calls: [{ id: call.id, orderNumber: '261121-001' }],
    });
    for (const each of searched?.calls ?? []) await take(each);

    expect(listed).toEqual([null]);
    expect(records.photos.get(photoId)).toMatchObject({
      state: 'preview-pending',
      photoUuid,
      issues: ['ISSUE'],
    });
    const [pending] = records.photos.pending();
    expect(records.calls.get(call.id)?.answerImageId).toBe(pending?.answerImageId);
  });
});

describe('a call that was on its way while the backup was made', () => {
  /** The restored records ask what became of it. */
  function open(call: FoundCall): void {
    const { id, endpoint } = call;
    records.calls.insert({
      ...{ id, orderId, photoId, sessionId: null, endpoint, region: 'eu', createdAt: at },
      ...{ state: 'intent', replacesCallId: null, remainingBefore: null },
    });
    records.calls.markSent(id, at);
    records.photos.setState(photoId, 'preview-asked');
    records.calls.recover(at);
    expect(records.calls.allOpen()).toHaveLength(1);
  }

  it('brings its preview, and ended when it ended then', async () => {
    const call = await withPicture(found());
    open(call);

    await take(call);

    expect(listed).toEqual([null]);
    expect(records.photos.get(photoId)).toMatchObject({ state: 'preview', photoUuid });
    expect(records.calls.ofOrder(orderId)).toMatchObject([{ id: call.id, state: 'done', endedAt: later }]);
    expect(records.closingEntries.last()).toBe(1);
  });

  it('counted and is listed where its picture is gone, and the photo can be asked for again', async () => {
    const call = found();
    open(call);

    await take(call);

    expect(listed).toEqual(['no-picture']);
    expect(records.photos.get(photoId)?.state).toBe('chosen');
    const settled = { state: 'resolved', resolution: 'counted', resolvedBy: 'Headroom' };
    expect(records.calls.get(call.id)).toMatchObject(settled);
  });

  it('is on no list where it did not count', async () => {
    const call = found({ outcome: 'not-counted', result: null });
    open(call);

    await take(call);

    expect(listed).toEqual([]);
    expect(records.photos.get(photoId)?.state).toBe('chosen');
    expect(records.calls.get(call.id)).toMatchObject({ state: 'resolved', resolution: 'not-counted' });
  });

  it('stays as staff have settled it meanwhile', async () => {
    const call = await withPicture(found());
    open(call);
    records.calls.resolve(call.id, { resolution: 'not-counted', by: 'Asha', at: later });
    records.photos.setState(photoId, 'chosen');

    await take(call);

    expect(listed).toEqual(['photo-changed']);
    expect(records.calls.get(call.id)).toMatchObject({ resolution: 'not-counted', resolvedBy: 'Asha' });
    expect(records.photos.get(photoId)?.previewImageId).toBe(null);
  });
});
