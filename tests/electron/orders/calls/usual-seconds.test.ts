import { describe, expect, it } from 'vitest';
import { usualSeconds } from '../../../../electron/orders/calls/usual-seconds.ts';
import type { CallEnd } from '../../../../electron/records/calls/calls.ts';
import { newId } from '../../../../shared/ids.ts';
import type { PhotoEndpoint } from '../../../../shared/service/wire.ts';
import { handClock } from '../../../support/kiosk/hand-clock.ts';
import { addOrder, exampleRecords } from '../../../support/records/example-records.ts';
import { rejectionOf } from '../../../support/thrown.ts';
import { json } from '../../service/scripted-server.ts';
import { forPhoto, openCounter, previewAnswer } from '../counter.ts';

const preview = 'makeIdPhotoWatermark';

/** Records in which calls are made that take as long as the test says. */
function calls() {
  const records = exampleRecords();
  const clock = handClock();
  const orderId = addOrder(records);
  const make = (
    seconds: number,
    endpoint: PhotoEndpoint = preview,
    state: CallEnd['state'] = 'done',
  ): void => {
    const id = newId('call');
    const now = (): string => clock.now().toISOString();
    records.calls.insert({
      ...{ id, orderId, endpoint, region: 'eu', state: 'intent', createdAt: now() },
      ...{ photoId: null, sessionId: null, replacesCallId: null, remainingBefore: null },
    });
    records.calls.markSent(id, now());
    clock.pass(seconds * 1000);
    records.calls.end(id, {
      ...{ state, at: now(), status: 200, requestBytes: 1, responseBytes: 1 },
      ...{ error: null, reason: null, detail: null, answerImageId: null },
    });
  };
  const usual = (endpoint: PhotoEndpoint = preview) => usualSeconds({ records }, endpoint);
  return { make, usual };
}

describe('the usual duration of the studio’s own calls', () => {
  it('is the slowest call but one, in whole seconds, rounded up, once there are five', () => {
    const { make, usual } = calls();
    for (const seconds of [3.2, 60, 2.5, 4.1]) make(seconds);
    expect(usual()).toBeNull();

    make(3.6);
    expect(usual()).toBe(5);
  });

  it('is longer than nine of ten calls, however long the others take', () => {
    const { make, usual } = calls();
    for (let seconds = 1; seconds <= 18; seconds += 1) make(seconds);
    for (const seconds of [60, 110]) make(seconds);

    expect(usual()).toBe(18);
  });

  it('is that of successful calls to the same endpoint', () => {
    const { make, usual } = calls();
    for (let call = 0; call < 5; call += 1) {
      make(3);
      make(8, 'getIdPhotoNoWatermark');
      make(30, preview, 'refused');
      make(120, preview, 'uncertain');
    }

    expect(usual()).toBe(3);
    expect(usual('getIdPhotoNoWatermark')).toBe(8);
    expect(usual('makeIdPhoto')).toBeNull();
  });

  it('follows the last calls', () => {
    const { make, usual } = calls();
    for (let call = 0; call < 20; call += 1) make(3);
    for (let call = 0; call < 20; call += 1) make(9);

    expect(usual()).toBe(9);
  });

  it('is at least a second', () => {
    const { make, usual } = calls();
    for (let call = 0; call < 5; call += 1) make(0);

    expect(usual()).toBe(1);
  });

  it('is known to the page after five previews', async () => {
    const clock = handClock(new Date().toISOString());
    const counter = await openCounter({}, clock);
    let order = await counter.order('uk-passport');
    const usual = () => counter.call('usualSeconds', { endpoint: preview });
    counter.answer('/v2/makeIdPhotoWatermark', json({}, 429));
    await rejectionOf(counter.call('requestPreview', forPhoto(order)));
    counter.answer('/v2/makeIdPhotoWatermark', (turn) => {
      clock.pass(2_400);
      return previewAnswer(counter.server)(turn);
    });
    const levels = ['HIGH', 'LOW', 'HIGH', 'LOW', 'HIGH'] as const;
    for (const level of levels) {
      expect(await usual()).toBeNull();
      const sensitivity = { ISSUE_PHOTO_SHARPNESS_BAD: level } as const;
      order = await counter.call('requestPreview', { ...forPhoto(order), sensitivity });
    }

    expect(await usual()).toBe(3);
  });
});
