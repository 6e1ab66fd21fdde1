import { describe, expect, it } from 'vitest';
import { rejectionOf } from '../../../support/thrown.ts';
import { json } from '../../service/scripted-server.ts';
import { directAnswer, forPhoto, openCounter, photoOf, portrait } from '../counter.ts';

describe('in direct mode', () => {
  it('an order is paid after its shot, and one call makes the final', async () => {
    const counter = await openCounter({ photoMode: 'direct' });
    const order = await counter.order('uk-passport');
    expect(order).toMatchObject({ photoMode: 'direct', photos: [{ state: 'chosen' }] });

    const paid = await counter.paid(order);
    expect(photoOf(paid).owed).toMatchObject({ reason: 'waiting', ways: ['ask', 'take-again', 'refund'] });
    const done = await counter.call('requestFinal', forPhoto(paid));

    expect(done).toMatchObject({ step: 'handover', openCalls: [] });
    expect(photoOf(done)).toMatchObject({ state: 'final', owed: null, preview: null });
    expect(photoOf(done).code?.code).toBe('photos.example/EF56gh78');
    expect(counter.server.paidCalls()).toBe(1);
    expect(counter.sent('/v2/makeIdPhoto')[0]).toMatchObject({
      ...{ specCode: 'uk-passport', outputFormat: 'IMAGE_BASE64' },
    });
    expect((await counter.call('finishOrder', { orderId: order.id })).state).toBe('done');
  });

  it('has no preview step and makes no preview', async () => {
    const counter = await openCounter({ photoMode: 'direct' });
    const order = await counter.order('uk-passport');
    const { id: orderId } = order;

    expect(await rejectionOf(counter.call('goToStep', { orderId, step: 'preview' }))).toBe('WRONG_STEP');
    expect(await rejectionOf(counter.call('requestPreview', forPhoto(order)))).toBe('WRONG_STEP');
    expect(await rejectionOf(counter.call('requestFinal', forPhoto(order)))).toBe('WRONG_STEP');
    expect(counter.server.paidCalls()).toBe(0);
  });

  it('shows the issues of the final before hand-over, and allows another one without another payment', async () => {
    const counter = await openCounter({ photoMode: 'direct' });
    const order = await counter.paid(await counter.order('uk-passport'));
    counter.answer('/v2/makeIdPhoto', directAnswer({ issues: ['ISSUE_HAT_NOT_ALLOWED', 'ISSUE_NEW'] }));
    const seen = await counter.call('requestFinal', forPhoto(order));
    expect(seen.step).not.toBe('handover');
    expect(photoOf(seen)).toMatchObject({ state: 'final', issues: ['ISSUE_HAT_NOT_ALLOWED', 'ISSUE_NEW'] });

    const again = await counter.call('takeAgain', forPhoto(seen));
    expect(again).toMatchObject({ step: 'shot', photos: [{ state: 'chosen', shotId: null }] });
    const { id: orderId } = order;
    await counter.call('addShot', { orderId, source: 'camera', origin: 'Test', bytes: portrait });
    counter.answer('/v2/makeIdPhoto', directAnswer({ idPhotoCode: 'photos.example/Zz99yy88' }));
    const done = await counter.call('requestFinal', forPhoto(again));

    expect(photoOf(done)).toMatchObject({ state: 'final', issues: [], owed: null });
    expect(
      (await counter.call('listCodes', { list: 'all', text: '', skip: 0 })).codes.map(({ code }) => code),
    ).toEqual(['photos.example/Zz99yy88']);
    expect(done.payment?.receiptNumber).toBe(order.payment?.receiptNumber);
    expect(counter.server.paidCalls()).toBe(2);
  });

  it('a success without an image is no photo: it is owed, and is not requested again with the same shot', async () => {
    const counter = await openCounter({ photoMode: 'direct' });
    const order = await counter.paid(await counter.order('uk-passport'));
    counter.answer('/v2/makeIdPhoto', json({ photoUuid: null, issues: ['ISSUE_FACE_NOT_FOUND'] }));

    const after = await counter.call('requestFinal', forPhoto(order));

    expect(photoOf(after)).toMatchObject({
      ...{ state: 'no-face', final: null, issues: ['ISSUE_FACE_NOT_FOUND'], trouble: 'no-image' },
      owed: { reason: 'no-image', ways: ['take-again', 'refund'] },
    });
  });

  it('an order keeps the mode that it began with', async () => {
    const counter = await openCounter();
    const before = await counter.call('createOrder');
    await counter.call('saveSettings', {
      settings: { ...(await counter.call('settings')), photoMode: 'direct' },
    });

    expect((await counter.call('openOrder', { orderId: before.id })).photoMode).toBe('preview');
    expect((await counter.call('createOrder')).photoMode).toBe('direct');
  });
});
