/** Families: several people in one order, each with shots, documents and photos of their own. */
import { describe, expect, it } from 'vitest';
import type { OrderView } from '../../../../shared/model/order.ts';
import { layoutOf } from '../../../support/printing/layouts.ts';
import { textOf } from '../../../support/printing/papers.ts';
import { rejectionOf } from '../../../support/thrown.ts';
import { finalAnswer, openCounter, photoOf, portrait, type Counter } from '../counter.ts';

const shot = { source: 'camera', origin: 'Test', bytes: portrait } as const;

/** An order of the customer Ada and her son Ben, a child under six. */
async function family(counter: Counter): Promise<OrderView> {
  const { id: orderId } = await counter.call('createOrder');
  const customer = { customerId: null, name: 'Ada', phone: '', email: '', keepPhotos: true };
  await counter.call('setCustomer', { orderId, ...customer });
  return counter.call('addPerson', { orderId, name: 'Ben', age: 'child' });
}

function idsOf(order: OrderView) {
  const [ada, ben] = order.people.map((person) => person.id);
  if (ada === undefined || ben === undefined) throw new Error('the order is not of a family');
  return { orderId: order.id, ada, ben };
}

/** Gives each of them a UK passport and a shot. */
async function familyWithShots(counter: Counter): Promise<OrderView> {
  const { orderId, ada, ben } = idsOf(await family(counter));
  for (const personId of [ada, ben]) {
    await counter.call('addDocument', { orderId, personId, specCode: 'uk-passport' });
    await counter.call('addShot', { orderId, personId, ...shot });
  }
  return counter.call('openOrder', { orderId });
}

describe('the people of an order', () => {
  it('are one adult at first, named like the customer', async () => {
    const counter = await openCounter();
    const { id: orderId, people } = await counter.call('createOrder');
    expect(people).toMatchObject([{ name: '', age: 'adult' }]);

    const customer = { customerId: null, name: 'Ada', phone: '', email: '', keepPhotos: true };
    const order = await counter.call('setCustomer', { orderId, ...customer });

    expect(order.people).toEqual([{ id: people[0]?.id, name: 'Ada', age: 'adult' }]);
  });

  it('are named while the order stays at the customer step, where staff left it', async () => {
    const counter = await openCounter();
    const { id: orderId } = await counter.call('createOrder');
    const customer = { customerId: null, name: 'Ad', phone: '', email: '', keepPhotos: false };

    const left = await counter.call('setCustomer', { orderId, ...customer, stay: true });
    const done = await counter.call('setCustomer', { orderId, ...customer, name: 'Ada' });

    expect([left.step, left.customer?.name]).toEqual(['customer', 'Ad']);
    expect([done.step, done.customer?.name, done.customer?.id]).toEqual([
      'document',
      'Ada',
      left.customer?.id,
    ]);
  });

  it('are added, renamed, given an age, and removed again', async () => {
    const counter = await openCounter();
    const { orderId, ada, ben } = idsOf(await family(counter));

    await counter.call('changePerson', { orderId, personId: ada, name: 'Ada the younger' });
    const changed = await counter.call('changePerson', { orderId, personId: ben, age: 'baby' });
    expect(changed.people).toEqual([
      { id: ada, name: 'Ada the younger', age: 'adult' },
      { id: ben, name: 'Ben', age: 'baby' },
    ]);

    const alone = await counter.call('removePerson', { orderId, personId: ben });
    expect(alone.people.map((person) => person.id)).toEqual([ada]);
    expect(await rejectionOf(counter.call('removePerson', { orderId, personId: ada }))).toBe('WRONG_STEP');
  });

  it('have names, except the first, who can have the customer’s', async () => {
    const counter = await openCounter();
    const { orderId, ada, ben } = idsOf(await family(counter));
    await counter.call('changePerson', { orderId, personId: ada, name: 'Someone' });

    const nameless = rejectionOf(counter.call('changePerson', { orderId, personId: ben, name: ' ' }));
    const first = await counter.call('changePerson', { orderId, personId: ada, name: '' });

    expect(await nameless).toBe('INVALID_INPUT');
    expect(first.people.map((person) => person.name)).toEqual(['Ada', 'Ben']);
  });

  it('do not belong to another order', async () => {
    const counter = await openCounter();
    const { ben } = idsOf(await family(counter));
    const other = await counter.order('uk-passport');
    const ofBen = { orderId: other.id, personId: ben };

    expect(await rejectionOf(counter.call('addShot', { ...ofBen, ...shot }))).toBe('NOT_FOUND');
    expect(await rejectionOf(counter.call('changePerson', { ...ofBen, age: 'baby' }))).toBe('NOT_FOUND');
    expect(await rejectionOf(counter.call('addDocument', { ...ofBen, specCode: 'us-passport' }))).toBe(
      'NOT_FOUND',
    );
  });

  it('cannot be changed after the payment', async () => {
    const counter = await openCounter();
    const { orderId, ben } = idsOf(await familyWithShots(counter));
    await counter.paid(await counter.call('openOrder', { orderId }));

    expect(await rejectionOf(counter.call('addPerson', { orderId, name: 'Cleo', age: 'baby' }))).toBe(
      'WRONG_STEP',
    );
    expect(await rejectionOf(counter.call('removePerson', { orderId, personId: ben }))).toBe('WRONG_STEP');
    const renamed = await counter.call('changePerson', { orderId, personId: ben, name: 'Benjamin' });
    expect(renamed.people[1]?.name).toBe('Benjamin');
  });
});

describe('a family’s order', () => {
  it('goes on to the shot once everyone has a document', async () => {
    const counter = await openCounter();
    const { orderId, ada, ben } = idsOf(await family(counter));
    const choose = { orderId, specCode: 'uk-passport' };

    const first = await counter.call('addDocument', { ...choose, personId: ada });
    const second = await counter.call('addDocument', { ...choose, personId: ben });

    expect([first.step, second.step]).toEqual(['document', 'shot']);
    expect(second.photos.map((photo) => photo.personId)).toEqual([ada, ben]);
  });

  it('stays at its documents after a first one while staff choose another', async () => {
    const counter = await openCounter();
    const { orderId, ada, ben } = idsOf(await family(counter));
    await counter.call('addDocument', { orderId, personId: ada, specCode: 'uk-passport' });
    const forBen = { orderId, personId: ben } as const;

    const more = await counter.call('addDocument', { ...forBen, specCode: 'uk-passport', more: true });
    const last = await counter.call('addDocument', { ...forBen, specCode: 'us-passport' });

    expect([more.step, more.photos.length]).toEqual(['document', 2]);
    expect([last.step, last.photos.length]).toEqual(['document', 3]);
  });

  it('adds a second document to the first, and stays where staff see both', async () => {
    const counter = await openCounter();
    const { orderId, ada, ben } = idsOf(await familyWithShots(counter));
    await counter.call('goToStep', { orderId, step: 'document' });

    const order = await counter.call('addDocument', { orderId, personId: ben, specCode: 'us-passport' });

    expect(order.photos.map(({ personId, specCode }) => [personId, specCode])).toEqual([
      [ada, 'uk-passport'],
      [ben, 'uk-passport'],
      [ben, 'us-passport'],
    ]);
    expect(order.step).toBe('document');
    expect(order.photos[2]?.shotId).toBe(order.photos[1]?.shotId);
  });

  it('uses a shot for its own person’s photos only, and for all of those', async () => {
    const counter = await openCounter();
    const { orderId, ada, ben } = idsOf(await family(counter));
    await counter.call('addDocument', { orderId, personId: ada, specCode: 'uk-passport' });
    await counter.call('addDocument', { orderId, personId: ben, specCode: 'uk-passport' });
    await counter.call('addDocument', { orderId, personId: ben, specCode: 'us-passport' });

    const order = await counter.call('addShot', { orderId, personId: ben, ...shot });

    const [taken] = order.shots;
    expect(taken?.personId).toBe(ben);
    expect(order.photos.map((photo) => photo.shotId)).toEqual([null, taken?.id, taken?.id]);
    const preview = rejectionOf(counter.call('goToStep', { orderId, step: 'preview' }));
    expect(await preview).toBe('WRONG_STEP');
  });

  it('chooses an earlier shot for its own person again, and changes no other', async () => {
    const counter = await openCounter();
    const before = await familyWithShots(counter);
    const { orderId, ada } = idsOf(before);
    await counter.call('addShot', { orderId, personId: ada, ...shot });
    const [adasFirst, bens] = before.photos.map((photo) => photo.shotId);
    if (adasFirst == null) throw new Error('a photo without its shot');

    const order = await counter.call('chooseShot', { orderId, shotId: adasFirst });

    expect(order.photos.map((photo) => photo.shotId)).toEqual([adasFirst, bens]);
  });

  it('keeps one document for each person, whatever the others have', async () => {
    const counter = await openCounter();
    const order = await familyWithShots(counter);
    const [photo] = order.photos;
    if (photo === undefined) throw new Error('an order without photos');

    const removed = rejectionOf(counter.call('removeDocument', { orderId: order.id, photoId: photo.id }));

    expect(await removed).toBe('WRONG_STEP');
  });

  it('returns to the document step when someone is added later', async () => {
    const counter = await openCounter();
    const order = await counter.order('uk-passport');
    expect(order.step).toBe('shot');

    const joined = await counter.call('addPerson', { orderId: order.id, name: 'Ben', age: 'child' });

    expect(joined.step).toBe('document');
  });

  it('sets aside the photos of someone who is removed', async () => {
    const counter = await openCounter();
    const { orderId, ada, ben } = idsOf(await familyWithShots(counter));

    const order = await counter.call('removePerson', { orderId, personId: ben });

    expect(order.photos.map((photo) => photo.personId)).toEqual([ada]);
    expect(order.shots.map((one) => one.personId)).toEqual([ada]);
    expect(order.bill.lines).toMatchObject([{ text: 'UK passport', quantity: 1, unitPrice: 1_200 }]);
  });

  it('names everyone on bill and receipt, on the desk, the slips and in the file names', async () => {
    const counter = await openCounter();
    const made = await familyWithShots(counter);
    counter.answer('/v2/getIdPhotoNoWatermark', finalAnswer(counter.server));
    const paid = await counter.paid(made);
    const { id: orderId, number } = paid;
    for (const { id: photoId } of paid.photos) await counter.call('requestFinal', { orderId, photoId });

    const titles = ['UK passport · Ada', 'UK passport · Ben'];
    const order = await counter.call('openOrder', { orderId });
    expect(order.payment?.bill.lines.map((line) => line.text)).toEqual(titles);
    expect((await counter.call('desk')).inHand[0]?.documents).toEqual(titles);
    expect(order.photos.map((photo) => photo.code?.personName)).toEqual(['Ada', 'Ben']);
    const names = await Promise.all(
      order.photos.map(({ id: photoId }) => counter.call('finalFile', { orderId, photoId })),
    );
    const receipt = await counter.call('receiptFile', { orderId });
    const paper = await textOf(receipt.bytes);
    expect(titles.filter((title) => paper.includes(title))).toEqual(titles);
    const slips = await Promise.all(
      order.photos.flatMap(({ code }) =>
        code === null ? [] : counter.call('slipFile', { codeId: code.id }),
      ),
    );
    expect(slips.map((file) => file.name)).toEqual([`${number}-Ada-code.pdf`, `${number}-Ben-code.pdf`]);
    expect(await textOf(slips[1]?.bytes ?? new Uint8Array())).toContain('Ben');
    expect(names.map((file) => file.name)).toEqual([
      `${number}-Ada-uk-passport.jpg`,
      `${number}-Ben-uk-passport.jpg`,
    ]);
  });

  it('fits on one sheet, everyone’s photos together', async () => {
    const counter = await openCounter();
    const paid = await counter.paid(await familyWithShots(counter));
    const { id: orderId } = paid;
    for (const { id: photoId } of paid.photos) await counter.call('requestFinal', { orderId, photoId });

    const photos = paid.photos.map(({ id: photoId }) => ({ photoId, count: 2 }));
    const layout = layoutOf([], { photos });
    const { plan } = await counter.call('planSheet', { orderId, printerId: 'file', layout });

    const placed = plan.placements.map((placement) => placement.photoId);
    expect(photos.map(({ photoId }) => placed.filter((id) => id === photoId).length)).toEqual([2, 2]);
  });

  it('takes one person’s paid photo again, and no one else’s', async () => {
    const counter = await openCounter();
    const paid = await counter.paid(await familyWithShots(counter));
    const { orderId, ada, ben } = idsOf(paid);
    const bens = paid.photos.find((photo) => photo.personId === ben);
    if (bens === undefined) throw new Error('Ben has no photo');
    await counter.call('takeAgain', { orderId, photoId: bens.id });

    const forAda = rejectionOf(counter.call('addShot', { orderId, personId: ada, ...shot }));
    const order = await counter.call('addShot', { orderId, personId: ben, ...shot });

    expect(await forAda).toBe('WRONG_STEP');
    expect(order.photos.map((photo) => photo.shotId)).toEqual([photoOf(paid).shotId, order.shots.at(-1)?.id]);
  });

  it('is found by any person in it', async () => {
    const counter = await openCounter();
    const { orderId, ben } = idsOf(await family(counter));
    const found = async (text: string) =>
      (await counter.call('findOrders', { text })).map((order) => order.id);
    expect(await found('ben')).toEqual([orderId]);

    await counter.call('removePerson', { orderId, personId: ben });

    expect(await found('ben')).toEqual([]);
    expect(await found('ada')).toEqual([orderId]);
  });
});
