import { describe, expect, it } from 'vitest';
import type { NewCall } from '../../../electron/records/calls/calls.ts';
import type { Records } from '../../../electron/records/open.ts';
import { newId, type CallId, type OrderId, type PhotoId } from '../../../shared/ids.ts';
import { addOrder, addPhoto, at, exampleRecords, later } from '../../support/records/example-records.ts';
import { thrownBy } from '../../support/thrown.ts';

const answered = {
  at: later,
  status: 200,
  requestBytes: 100,
  responseBytes: 5,
  error: null,
  reason: null,
  detail: null,
  answerImageId: null,
} as const;
const lost = {
  ...answered,
  state: 'uncertain',
  status: null,
  error: 'SERVICE_UNCERTAIN',
  reason: 'time-out',
} as const;
const settled = { resolution: 'counted', by: 'Sam', at: later } as const;

function addCall(
  records: Records,
  orderId: OrderId,
  photoId: PhotoId | null,
  change: Partial<NewCall> = {},
): CallId {
  const id = newId('call');
  records.calls.insert({
    ...{
      id,
      orderId,
      photoId,
      sessionId: null,
      endpoint: 'makeIdPhotoWatermark',
      region: 'eu',
      state: 'intent',
      createdAt: at,
    },
    ...{ replacesCallId: null, remainingBefore: 9, ...change },
  });
  return id;
}

function counter(): { records: Records; orderId: OrderId; photoId: PhotoId } {
  const records = exampleRecords();
  const orderId = addOrder(records);
  return { records, orderId, photoId: addPhoto(records, orderId) };
}

describe('a call', () => {
  it('goes from intent over sent to done', () => {
    const { records, orderId, photoId } = counter();
    const id = addCall(records, orderId, photoId);
    expect(records.calls.anyOpen()).toBe(true);

    records.calls.markSent(id, at);
    records.calls.end(id, { ...answered, state: 'done' });
    records.calls.setRemainingAfter(id, 8);

    expect(records.calls.get(id)).toMatchObject({
      ...{ state: 'done', sentAt: at, endedAt: later, status: 200, responseBytes: 5, remainingAfter: 8 },
      ...{ remainingBefore: 9, requestBytes: 100, resolution: null },
    });
    expect(records.calls.anyOpen()).toBe(false);
  });

  it('is open while its outcome is unknown', () => {
    const { records, orderId, photoId } = counter();
    const id = addCall(records, orderId, photoId);
    records.calls.markSent(id, at);
    records.calls.end(id, lost);

    expect(records.calls.openOf(orderId).map((call) => call.id)).toEqual([id]);
    expect(thrownBy(() => addCall(records, orderId, photoId))).toBe('CALL_OPEN');

    records.calls.resolve(id, settled);

    expect(records.calls.openOf(orderId)).toEqual([]);
    const again = addCall(records, orderId, photoId, { replacesCallId: id, createdAt: later });
    expect(records.calls.ofOrder(orderId).map((call) => call.id)).toEqual([again, id]);
    expect(records.calls.get(id)).toMatchObject({ state: 'resolved', resolvedBy: 'Sam', resolvedAt: later });
  });

  it('is settled once, and only when there is something to settle', () => {
    const { records, orderId, photoId } = counter();
    const id = addCall(records, orderId, photoId);
    records.calls.markSent(id, at);
    expect(thrownBy(() => records.calls.resolve(id, settled))).toBe('WRONG_STEP');
    records.calls.end(id, lost);
    records.calls.resolve(id, settled);

    expect(thrownBy(() => records.calls.resolve(id, { ...settled, resolution: 'not-counted' }))).toBe(
      'WRONG_STEP',
    );
    expect(records.calls.get(id)?.resolution).toBe('counted');
  });

  it('ends once, and is sent once', () => {
    const { records, orderId, photoId } = counter();
    const id = addCall(records, orderId, photoId);
    const done = { ...answered, state: 'done' } as const;
    expect(() => records.calls.end(id, done)).toThrow('cannot be ended as done');
    records.calls.markSent(id, at);
    expect(() => records.calls.markSent(id, at)).toThrow('cannot be sent');
    records.calls.end(id, done);

    expect(() => records.calls.end(id, lost)).toThrow('cannot be ended as uncertain');
  });

  it('that was never sent may end as not sent', () => {
    const { records, orderId, photoId } = counter();
    const id = addCall(records, orderId, photoId);

    records.calls.end(id, { ...lost, state: 'not-sent', error: 'SERVICE_UNREACHABLE' });

    expect(records.calls.get(id)).toMatchObject({
      state: 'not-sent',
      sentAt: null,
      error: 'SERVICE_UNREACHABLE',
    });
    addCall(records, orderId, photoId);
  });

  it('of two that start at once, one is refused', () => {
    const { records, orderId, photoId } = counter();
    addCall(records, orderId, photoId);

    expect(thrownBy(() => addCall(records, orderId, photoId))).toBe('CALL_OPEN');
    expect(records.calls.ofOrder(orderId)).toHaveLength(1);
  });
});

it('after a crash, sent calls are uncertain and mere intents were not sent; the rest stays', () => {
  const { records, orderId } = counter();
  const add = (): CallId => addCall(records, orderId, addPhoto(records, orderId));
  const [intent, sent, done, uncertain] = [add(), add(), add(), add()];
  for (const id of [sent, done, uncertain]) records.calls.markSent(id, at);
  records.calls.end(done, { ...answered, state: 'done' });
  records.calls.end(uncertain, { ...lost, detail: 'before' });

  const touched = records.calls.recover('2026-11-21T12:00:00.000Z');

  expect(touched.map(({ id, state, endedAt }) => [id, state, endedAt]).sort()).toEqual(
    [
      [intent, 'not-sent', '2026-11-21T12:00:00.000Z'],
      [sent, 'uncertain', '2026-11-21T12:00:00.000Z'],
    ].sort(),
  );
  expect(records.calls.get(done)?.state).toBe('done');
  expect(records.calls.get(uncertain)).toMatchObject({ detail: 'before', endedAt: later });
  expect(records.calls.recover(later)).toEqual([]);
});
