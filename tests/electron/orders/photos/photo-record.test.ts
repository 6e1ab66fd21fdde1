/** The photo record of an order: what was measured, found and decided, as the order has it. */
import { expect, it, vi } from 'vitest';
import type { ImageId } from '../../../../shared/ids.ts';
import { newId } from '../../../../shared/ids.ts';
import type { OrderView } from '../../../../shared/model/order.ts';
import type { StudioSettings } from '../../../../shared/model/settings.ts';
import { textOf } from '../../../support/printing/papers.ts';
import { rightFace, rightView, viewWith } from '../../../support/pictures/sitter-view.ts';
import { rejectionOf } from '../../../support/thrown.ts';
import { json } from '../../service/scripted-server.ts';
import { openCounter, photoOf, previewAnswer } from '../counter.ts';

const specification = {
  ...{ specCode: 'uk-passport', specCodeName: 'UK passport', photoSize: '35 x 45 mm' },
  ...{ headHeight: '29-34 mm', photoPixel: '413 x 531 px' },
};

/** A counter whose UK passport states its head height, with an order that has a shot. */
async function withShot(settings: Partial<StudioSettings> = {}) {
  const counter = await openCounter(settings);
  counter.answer('/v2/getIdPhotoSpec', json(specification));
  const order = await counter.order('uk-passport');
  const [shot] = order.shots;
  if (shot === undefined) throw new Error('the order has no shot');
  const measure = (view = rightView, imageId: ImageId = shot.image.id) =>
    counter.call('keepMeasures', { imageId, view });
  const finish = async (paid: OrderView): Promise<OrderView> =>
    counter.call('requestFinal', { orderId: paid.id, photoId: photoOf(paid).id });
  const text = async (): Promise<string> =>
    textOf((await counter.call('recordFile', { orderId: order.id })).bytes);
  return { counter, order, shot, measure, finish, text };
}

it('says of a shot that passed what was measured and found', async () => {
  const { counter, order, measure, finish, text } = await withShot();
  await measure();
  expect(await rejectionOf(counter.call('recordFile', { orderId: order.id }))).toBe('WRONG_STEP');

  const done = await finish(await counter.paid(order));
  // Only a shot or an edited version is measured.
  expect(await rejectionOf(measure(rightView, newId('img')))).toBe('NOT_FOUND');
  expect(await rejectionOf(measure(rightView, photoOf(done).final?.id))).toBe('NOT_FOUND');

  const record = await text();
  expect(record).toContain(`Order ${order.number}`);
  expect(record).toContain('Head height 31.5 mm 29 to 34 mm');
  expect(record).toContain('Tilt 0° At most 6°');
  expect(record).toContain('Pixels of the photo 413 × 531 px 413 × 531 px');
  expect(record).toContain('It reported no issue.');
  expect(record).toContain('Nothing against a warning, and no edit.');
  expect((await counter.call('recordFile', { orderId: order.id })).name).toBe(`${order.number}-record.pdf`);
});

it('says when staff went on past a warning, and with which levels the service checked', async () => {
  const { counter, order, shot, measure, finish, text } = await withShot();
  const { id: orderId } = order;
  counter.answer(
    '/v2/makeIdPhotoWatermark',
    previewAnswer(counter.server, { issues: ['ISSUE_EXPRESSION_NOT_NEUTRAL'] }),
  );
  await measure(viewWith({ features: { ...rightFace.features, mouthWidth: 0.42 } }));
  await counter.call('goOnAnyway', { orderId, step: 'shot', imageId: shot.image.id, points: ['smiling'] });
  // A decision about another picture says nothing about this one.
  await counter.call('goOnAnyway', { orderId, step: 'shot', imageId: newId('img'), points: ['blurred'] });
  const photoId = photoOf(order).id;
  const sensitivity = { ISSUE_HAT_NOT_ALLOWED: 'VERY_LOW' } as const;
  await counter.call('requestPreview', { orderId, photoId, sensitivity });
  const { photos } = await counter.call('approvePreview', { orderId, photoId });
  expect(photos[0]?.sensitivity).toEqual(sensitivity);

  const approved = await counter.call('openOrder', { orderId });
  await finish(await counter.paid({ ...approved, photoMode: 'direct' }));

  const record = await text();
  expect(record).toContain('Mouth Smiling Neutral, closed');
  expect(record).toMatch(/Went on past a warning on .*: Smiling /);
  expect(record).not.toContain('Not sharp');
  expect(record).toContain('Issue reported: Expression not neutral');
  expect(record).toContain('Levels of the checks: Hat or head covering: very low.');
});

it('says of an order in direct mode what the one call found, and that a shot without a check was not measured', async () => {
  const { counter, order, finish, text } = await withShot({ photoMode: 'direct' });
  await finish(await counter.paid(order));

  const record = await text();
  expect(record).toContain('Head height Not measured 29 to 34 mm');
  expect(record).toContain('The shot was not measured.');
  expect(record).toContain('It reported no issue.');
});

it('is printed once on the printer of receipts, only when it is asked for', async () => {
  const { counter, order, finish } = await withShot({ receipts: { printerId: 'file', paper: 'a4' } });
  const { id: orderId } = order;
  await finish(await counter.paid(order));
  const print = () => counter.call('printPapers', { orderId, papers: [{ kind: 'record' }] });

  await print();
  await print();

  await vi.waitFor(
    async () => {
      const { prints } = await counter.call('openOrder', { orderId });
      expect(prints).toMatchObject([{ kind: 'record', state: 'printed', layout: { mediumId: 'a4' } }]);
    },
    { timeout: 20_000, interval: 50 },
  );
  await counter.call('saveSettings', { settings: { ...(await counter.call('settings')), receipts: null } });
  const [first] = (await counter.call('openOrder', { orderId })).prints;
  const again = counter.call('reprint', { printId: first?.id ?? newId('prt'), reason: 'Lost' });
  expect(await rejectionOf(again)).toBe('WRONG_STEP');
});
