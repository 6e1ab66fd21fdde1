import { describe, expect, it } from 'vitest';
import { rejectionOf } from '../../../support/thrown.ts';
import { json, raw } from '../../service/scripted-server.ts';
import { forPhoto, openCounter, photoOf, previewAnswer } from '../counter.ts';

const strict = { ISSUE_EYEGLASSES_REFLECTION: 'HIGH' } as const;
const loose = { ISSUE_EYEGLASSES_REFLECTION: 'VERY_LOW' } as const;

describe('the sensitivity of the checks', () => {
  it('is the service’s default unless the studio has set it', async () => {
    const counter = await openCounter();
    const order = await counter.order('uk-passport');
    await counter.call('requestPreview', forPhoto(order));

    expect(counter.sent('/v2/makeIdPhotoWatermark')[0]).not.toHaveProperty('issueSensitivityOverride');
  });

  it('is the studio’s setting for the document', async () => {
    const counter = await openCounter({ sensitivity: { 'uk-passport': strict }, watermarkText: 'Aperçu' });
    const order = await counter.order('uk-passport', 'us-passport');
    expect(photoOf(order).sensitivity).toEqual(strict);
    await counter.call('requestPreview', forPhoto(order, 'us-passport'));
    const asked = await counter.call('requestPreview', forPhoto(order));

    const [forUs, forUk] = counter.sent('/v2/makeIdPhotoWatermark');
    expect(forUs).not.toHaveProperty('issueSensitivityOverride');
    expect(forUk).toMatchObject({ issueSensitivityOverride: strict, watermarkText: 'Aperçu' });
    expect(photoOf(asked).sensitivity).toEqual(strict);
  });

  it('changed for one photo is one more call, whose preview replaces the first', async () => {
    const counter = await openCounter({ sensitivity: { 'uk-passport': strict } });
    const first = await counter.call('requestPreview', forPhoto(await counter.order('uk-passport')));
    counter.answer('/v2/makeIdPhotoWatermark', previewAnswer(counter.server, { photoUuid: 'uuid-2' }));

    const second = await counter.call('requestPreview', { ...forPhoto(first), sensitivity: loose });

    expect(counter.sent('/v2/makeIdPhotoWatermark')[1]).toMatchObject({ issueSensitivityOverride: loose });
    expect(photoOf(second)).toMatchObject({ state: 'preview', sensitivity: loose });
    expect(photoOf(second).id).not.toBe(photoOf(first).id);
    expect(second.photos).toHaveLength(1);
    expect(counter.server.paidCalls()).toBe(2);
  });

  it.each([
    ['refused', json({ message: 'no' }, 429)],
    ['lost, and settled by a person,', raw('', 'reset')],
  ])('that was changed in a call that is %s leaves the earlier preview', async (_what, script) => {
    const counter = await openCounter();
    const first = await counter.call('requestPreview', forPhoto(await counter.order('uk-passport')));
    counter.answer('/v2/makeIdPhotoWatermark', script);
    await rejectionOf(counter.call('requestPreview', { ...forPhoto(first), sensitivity: loose }));
    const { openCalls } = await counter.call('openOrder', { orderId: first.id });
    for (const { id: callId } of openCalls) {
      await counter.call('resolveCall', { callId, resolution: 'not-counted' });
    }

    const after = await counter.call('openOrder', { orderId: first.id });

    // The settlement is shown beside the preview; the preview itself has not changed.
    const settledCalls = expect.any(Array) as unknown;
    expect(after.photos).toEqual(first.photos.map((photo) => ({ ...photo, settledCalls })));
  });

  it('is not requested twice by a double click', async () => {
    const counter = await openCounter();
    const first = await counter.call('requestPreview', forPhoto(await counter.order('uk-passport')));
    const change = () => counter.call('requestPreview', { ...forPhoto(first), sensitivity: loose });

    const results = await Promise.allSettled([change(), change()]);

    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(counter.server.paidCalls()).toBe(2);
  });

  it('is not sent for a check that does not exist', async () => {
    const counter = await openCounter();
    const order = await counter.order('uk-passport');
    const sensitivity = { ISSUE_FACE_NOT_FOUND: 'LOW' };

    expect(
      await counter.kiosk.dispatch('requestPreview', { trusted: true }, { ...forPhoto(order), sensitivity }),
    ).toMatchObject({ ok: false, error: { code: 'INVALID_INPUT' } });
  });
});
