/* oxlint-disable max-lines -- It goes through the rows of every table of an order. */
import { describe, expect, it } from 'vitest';
import type { PaymentPartRow } from '../../../electron/records/orders/payments.ts';
import type { Records } from '../../../electron/records/open.ts';
import { newId, type OrderId } from '../../../shared/ids.ts';
import {
  addImage,
  addOrder,
  addPhoto,
  addShot,
  at,
  exampleRecords,
  firstPerson,
  later,
  passport,
} from '../../support/records/example-records.ts';
import { partPaid } from '../../support/records/payments.ts';

const fixed = (iso: string): { now: () => Date; monotonicMs: () => number } => ({
  now: () => new Date(iso),
  monotonicMs: () => 0,
});

describe('orders', () => {
  it('are numbered within their day, without a gap or a repetition', () => {
    const { orders } = exampleRecords();
    const numbers = ['261121', '261121', '261122', '261121'].map(
      (day) => orders.insert({ id: newId('ord'), day, practice: false, createdAt: at }).number,
    );

    expect(numbers).toEqual(['261121-001', '261121-002', '261122-001', '261121-003']);
  });

  it('use no number for an order that was not stored', () => {
    const records = exampleRecords();
    const failing = (): void =>
      records.transaction(() => {
        addOrder(records);
        throw new Error('changed my mind');
      });

    expect(failing).toThrow('changed my mind');
    expect(records.orders.get(addOrder(records))?.number).toBe('261121-001');
  });

  it('go on after 999', () => {
    const records = exampleRecords();
    const add = (): string =>
      records.orders.insert({ id: newId('ord'), day: '261121', practice: false, createdAt: at }).number;
    const numbers = records.transaction(() => Array.from({ length: 1_000 }, add));

    expect(numbers.at(-1)).toBe('261121-1000');
  });

  it('start empty and record every change', () => {
    const records = exampleRecords({ clock: fixed(later) });
    const id = newId('ord');
    const start = records.orders.insert({ id, day: '261121', practice: true, createdAt: at });
    expect(start).toEqual({
      ...{
        id,
        number: '261121-001',
        customerId: null,
        language: null,
        step: 'customer',
        state: 'open',
        region: null,
      },
      ...{
        photoMode: 'preview',
        practice: true,
        createdAt: at,
        updatedAt: at,
        closedAt: null,
        closeReason: '',
        picturesErasedAt: null,
      },
    });

    records.orders.setStep(id, 'payment', later);
    records.orders.setState(id, 'cancelled', later, 'left');

    expect(records.orders.get(id)).toMatchObject({
      ...{ step: 'payment', state: 'cancelled', closedAt: later, closeReason: 'left', updatedAt: later },
    });
  });

  it('keep their first region', () => {
    const records = exampleRecords();
    const id = addOrder(records);

    expect(records.orders.setRegion(id, 'eu')).toBe('eu');
    expect(records.orders.setRegion(id, 'us')).toBe('eu');
    expect(records.orders.get(id)?.region).toBe('eu');
  });

  it('are listed on the desk until they are closed, the last changed first', () => {
    const records = exampleRecords();
    const [one, two, three] = [addOrder(records), addOrder(records), addOrder(records)];
    records.orders.touch(one, later);
    records.orders.setState(two, 'done', later, '');
    records.orders.setState(three, 'cancelled', later, 'left');

    expect(records.orders.inHand(5).map((order) => order.id)).toEqual([one]);
    expect(records.orders.doneSince(later, 5).map((order) => order.id)).toEqual([two]);
    expect(records.orders.doneSince('2026-11-22T00:00:00.000Z', 5)).toEqual([]);
  });
});

describe('images and shots', () => {
  it('keep an erased image’s row, but no longer count it as live', () => {
    const records = exampleRecords();
    const [kept, erased] = [addImage(records), addImage(records)];

    records.images.erase(erased, later);
    records.images.erase(erased, '2027-01-01T00:00:00.000Z');

    expect(records.images.get(erased)?.erasedAt).toBe(later);
    expect(records.cleanUp.live([kept, erased, 'img_unknown'])).toEqual(new Set([kept]));
  });

  it('come back in the order in which they were taken', () => {
    const records = exampleRecords();
    const orderId = addOrder(records);
    const [one, two] = [addShot(records, orderId), addShot(records, orderId)];

    expect(records.shots.ofOrder(orderId).map((shot) => shot.id)).toEqual([one, two]);
    expect(records.shots.get(one)).toMatchObject({ source: 'camera', origin: 'A', takenAt: at });
  });
});

describe('people', () => {
  it('start as one adult, and come in the order in which they were added', () => {
    const records = exampleRecords();
    const orderId = addOrder(records, { name: 'Ada' });
    const ben = { id: newId('per'), orderId, name: 'Ben', age: 'child', createdAt: later } as const;
    records.people.insert(ben);
    const first = firstPerson(records, orderId);

    records.people.change({ id: first, name: 'Cleo', age: 'baby' });
    expect(records.people.ofOrder(orderId)).toEqual([
      { id: first, orderId, name: 'Cleo', age: 'baby', createdAt: at },
      ben,
    ]);

    records.people.remove(first, later);
    expect(records.people.ofOrder(orderId)).toEqual([ben]);
  });

  it('are named on their own codes', () => {
    const records = exampleRecords();
    const orderId = addOrder(records, { name: 'Ada' });
    const personId = newId('per');
    records.people.insert({ id: personId, orderId, name: 'Ben', age: 'child', createdAt: later });
    const photoId = newId('pho');
    records.photos.insert({
      id: photoId,
      orderId,
      personId,
      specCode: 'uk',
      document: passport,
      createdAt: at,
    });
    const code = { id: newId('cod'), photoId, orderId, code: 'host.example/aB0Oll1I' };

    records.codes.insert({ ...code, issuedAt: at, expiresAt: later, doubt: null });

    expect(records.codes.ofPhoto(photoId)).toMatchObject({ customerName: 'Ada', personName: 'Ben' });
  });
});

describe('photos', () => {
  it('go from chosen to final', () => {
    const records = exampleRecords({ clock: fixed(later) });
    const orderId = addOrder(records);
    const id = addPhoto(records, orderId);
    const [preview, answer, final] = [addImage(records), addImage(records), addImage(records)];
    records.photos.setShot(id, addShot(records, orderId));
    records.photos.setState(id, 'preview-asked');

    const asked = { photoUuid: 'u-1', widthPx: 413, heightPx: 531, answerImageId: null, trouble: null };
    records.photos.setPreview(id, {
      ...asked,
      issues: ['NEW_ISSUE'],
      previewImageId: preview,
      state: 'preview',
    });
    expect(records.photos.get(id)).toMatchObject({
      photoUuid: 'u-1',
      issues: ['NEW_ISSUE'],
      previewImageId: preview,
    });

    const size = { widthPx: 827, heightPx: 1063, trouble: null };
    records.photos.setFinal(id, {
      ...size,
      finalImageId: null,
      answerImageId: answer,
      state: 'final-pending',
    });
    records.photos.setAnswer(id, null);
    records.photos.setFinal(id, {
      ...size,
      finalImageId: final,
      answerImageId: null,
      state: 'final',
      issues: [],
    });

    expect(records.photos.ofOrder(orderId)).toMatchObject([
      {
        ...{ state: 'final', photoUuid: 'u-1', issues: [], previewImageId: preview, finalImageId: final },
        ...{ answerImageId: null, document: passport, updatedAt: later, createdAt: at, ...size },
      },
    ]);
  });

  it('keep the preview’s issues when the final states none', () => {
    const records = exampleRecords();
    const id = addPhoto(records, addOrder(records));
    const none = { widthPx: null, heightPx: null, answerImageId: null, trouble: null };
    records.photos.setPreview(id, {
      ...none,
      photoUuid: 'u',
      issues: ['A'],
      previewImageId: null,
      state: 'preview',
    });

    records.photos.setFinal(id, { ...none, finalImageId: null, state: 'final' });

    expect(records.photos.get(id)?.issues).toEqual(['A']);
  });

  it('record what they were requested with, and clear an old trouble when they are requested again', () => {
    const records = exampleRecords();
    const id = addPhoto(records, addOrder(records));
    records.photos.setLost(id, 'chosen', 'image-expired');
    expect(records.photos.get(id)).toMatchObject({
      state: 'chosen',
      trouble: 'image-expired',
      sensitivity: {},
    });

    records.photos.setAsked(id, 'preview-asked', { ISSUE_HAT_NOT_ALLOWED: 'LOW' });

    expect(records.photos.get(id)).toMatchObject({
      ...{ state: 'preview-asked', trouble: null, sensitivity: { ISSUE_HAT_NOT_ALLOWED: 'LOW' } },
    });
  });

  it('are replaced by another photo and restored', () => {
    const records = exampleRecords();
    const orderId = addOrder(records);
    const id = addPhoto(records, orderId);
    const newer = newId('pho');
    records.photos.setAside(id, at);
    const personId = firstPerson(records, orderId);
    const like = { orderId, personId, specCode: 'uk-passport', document: passport, createdAt: at };
    records.photos.insert({ ...like, id: newer, replacesPhotoId: id });
    expect(records.photos.ofOrder(orderId)).toMatchObject([{ id: newer, replacesPhotoId: id }]);

    records.photos.setAside(newer, later);
    records.photos.bringBack(id);

    expect(records.photos.ofOrder(orderId).map((photo) => photo.id)).toEqual([id]);
  });

  it('are removed only when they are merely chosen and no call was made for them', () => {
    const records = exampleRecords();
    const orderId = addOrder(records);
    const [chosen, asked, called] = [
      addPhoto(records, orderId),
      addPhoto(records, orderId),
      addPhoto(records, orderId),
    ];
    records.photos.setState(asked, 'preview-asked');
    records.calls.insert({
      ...{
        id: newId('call'),
        orderId,
        photoId: called,
        sessionId: null,
        endpoint: 'x',
        region: 'eu',
        state: 'intent',
        createdAt: at,
      },
      ...{ replacesCallId: null, remainingBefore: null },
    });

    expect([chosen, asked, called].map((id) => records.photos.remove(id))).toEqual([true, false, false]);
    expect(records.photos.ofOrder(orderId).map((photo) => photo.id)).toEqual([asked, called]);
  });
});

describe('codes', () => {
  it('are shown with their order, customer and document', () => {
    const records = exampleRecords();
    const orderId = addOrder(records, { name: 'Ada' });
    const photoId = addPhoto(records, orderId);
    const id = newId('cod');
    const code = 'host.example/aB0Oll1I';
    records.codes.insert({ id, photoId, orderId, code, issuedAt: at, expiresAt: later, doubt: null });

    const view = {
      ...{ id, orderId, orderNumber: '261121-001', customerName: 'Ada', specCode: 'uk-passport', code },
      ...{ personName: 'Ada', phone: '', email: '', issuedAt: at, expiresAt: later, doubt: null },
      ...{ linked: null, reminded: null, reminderMail: null },
    };
    expect(records.codes.get(id)).toEqual(view);
    expect(records.codes.ofPhoto(photoId)).toEqual(view);
    expect(records.codes.valid(at, { skip: 0, limit: 5 })).toEqual([view]);
    const second = (): void =>
      records.codes.insert({
        id: newId('cod'),
        photoId,
        orderId,
        code,
        issuedAt: at,
        expiresAt: later,
        doubt: null,
      });
    expect(second).toThrow('UNIQUE');
  });

  it('expire from the first moment of a span until just before its last', () => {
    const records = exampleRecords();
    const orderId = addOrder(records);
    const photoId = addPhoto(records, orderId);
    records.codes.insert({
      id: newId('cod'),
      photoId,
      orderId,
      code: 'c',
      issuedAt: at,
      expiresAt: later,
      doubt: null,
    });

    expect(records.codes.expiringBetween(later, '2026-11-22T00:00:00.000Z', 5)).toHaveLength(1);
    expect(records.codes.expiringBetween(at, later, 5)).toHaveLength(0);
  });
});

describe('payments', () => {
  const bill = { currency: 'GBP', taxRateBasisPoints: 2000, lines: [], total: 1200, tax: 200, net: 1000 };

  const payment = { bill, total: 1200, currency: 'GBP', day: '261121', paidAt: at } as const;
  const add = (records: Records, orderId: OrderId, amount: number, takenAt = at): PaymentPartRow => {
    const part = { ...partPaid(amount, { id: newId('part'), takenAt }), orderId, currency: 'GBP' };
    records.payments.addPart(part, 'staff');
    return part;
  };

  it('get a receipt number and are recorded once per order', () => {
    const records = exampleRecords();
    const [one, two] = [addOrder(records), addOrder(records)];
    const part = add(records, one, 1200);
    add(records, two, 1200);

    records.payments.insert({ ...payment, orderId: one });
    expect(() => {
      records.payments.insert({ ...payment, orderId: one });
    }).toThrow('UNIQUE');
    records.payments.insert({ ...payment, orderId: two });

    expect(records.payments.ofOrder(one)).toEqual({
      ...{ orderId: one, bill, total: 1200, currency: 'GBP', paidAt: at },
      receiptNumber: 'R-261121-001',
      parts: [part],
    });
    expect(records.payments.ofOrder(two)?.receiptNumber).toBe('R-261121-002');
  });

  it('are complete only with parts that add up, and keep each part', () => {
    const records = exampleRecords();
    const orderId = addOrder(records);
    const first = add(records, orderId, 500);
    const wrong = add(records, orderId, 700, later);
    records.payments.returnPart(wrong.id, later, 'staff');
    expect(() => {
      records.payments.insert({ ...payment, orderId });
    }).toThrow('not the whole payment');
    const second = add(records, orderId, 700, later);

    records.payments.insert({ ...payment, orderId });

    expect(records.payments.ofOrder(orderId)?.parts).toEqual([first, second]);
    expect(() => add(records, orderId, 1)).toThrow('the order is paid');
    expect(() => {
      records.payments.returnPart(first.id, later, 'staff');
    }).toThrow('can no longer be given back');
  });

  it('give a part back once', () => {
    const records = exampleRecords();
    const orderId = addOrder(records);
    const part = add(records, orderId, 500);

    records.payments.returnPart(part.id, later, 'staff');

    expect(records.payments.partsOf(orderId)).toEqual([]);
    expect(() => {
      records.payments.returnPart(part.id, later, 'staff');
    }).toThrow('can no longer be given back');
  });
});

describe('documents and settings', () => {
  it('are replaced as a whole, by region', () => {
    const { specs } = exampleRecords();
    specs.replaceAll('eu', [{ specCode: 'old', details: {}, position: 0 }], at);
    specs.replaceAll('practice', [{ specCode: 'other', details: { a: 1 }, position: 0 }], at);

    const entries = [
      { specCode: 'b', details: { photoDpi: '300 DPI' }, position: 0 },
      { specCode: 'a', details: null, position: 1 },
    ];
    specs.replaceAll('eu', entries, later);

    expect(specs.list('eu')).toEqual(entries);
    expect(specs.fetchedAt('eu')).toBe(later);
    expect(specs.list('practice')).toHaveLength(1);
    expect(specs.fetchedAt('us')).toBe(null);
  });

  it('are null before they are first set', () => {
    const { settings } = exampleRecords();
    expect(settings.get()).toBe(null);

    settings.set({ studioName: 'One' }, at);
    settings.set({ studioName: 'Two' }, later);

    expect(settings.get()).toEqual({ studioName: 'Two' });
  });
});

describe('a transaction', () => {
  it('is all or nothing, and a nested one is part of it', () => {
    const records = exampleRecords();
    const id = newId('ord');
    const failing = (): void =>
      records.transaction(() => {
        records.transaction(() =>
          records.orders.insert({ id, day: '261121', practice: false, createdAt: at }),
        );
        throw new Error('later');
      });

    expect(failing).toThrow('later');
    expect(records.orders.get(id)).toBe(null);
  });

  it('cannot wait for a promise', () => {
    const records = exampleRecords();

    expect(() => records.transaction(() => Promise.resolve(addOrder(records)))).toThrow('promise');
    expect(records.orders.inHand(5)).toEqual([]);
  });
});
