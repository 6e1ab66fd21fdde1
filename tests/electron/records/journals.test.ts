import { describe, expect, it } from 'vitest';
import type { NewCall } from '../../../electron/records/calls.ts';
import type { Records } from '../../../electron/records/open.ts';
import { newId, type CallId, type OrderId, type PhotoId, type PrintId } from '../../../shared/ids.ts';
import { addOrder, addPhoto, at, exampleRecords, later } from '../../support/example-records.ts';
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
      benchId: null,
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

  it('is open while it is not known how it went', () => {
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

  it('that was never sent may end as such', () => {
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

  it('of two that are started at once, one is refused', () => {
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

describe('a print', () => {
  const layout = { mediumId: '4x6in', gapMm: 2, edgeMm: 3, cutMarks: true, photos: [] } as const;

  function addPrint(records: Records, orderId: OrderId, reprintOf: PrintId | null = null): PrintId {
    const id = newId('prt');
    records.prints.insert({
      ...{
        id,
        orderId,
        benchId: null,
        versionId: null,
        printerId: 'cups:photo',
        printerName: 'Photo',
        layout,
        copies: 2,
        state: 'submitted',
      },
      ...{
        fileSha256: 'a'.repeat(64),
        reason: reprintOf === null ? '' : 'smeared',
        reprintOf,
        submittedAt: at,
      },
    });
    return id;
  }

  it('is followed from submitted to printed', () => {
    const { records, orderId } = counter();
    const id = addPrint(records, orderId);
    records.prints.setJob(id, 'photo-17');
    records.prints.setState(id, 'printing', 'page 1', later);
    expect(records.prints.unfinished().map((print) => print.id)).toEqual([id]);

    records.prints.setState(id, 'printed', '', later);

    expect(records.prints.unfinished()).toEqual([]);
    expect(records.prints.get(id)).toMatchObject({
      state: 'printed',
      jobId: 'photo-17',
      layout,
      copies: 2,
      reason: '',
    });
  });

  it('is made again with a reason, and says of what', () => {
    const { records, orderId } = counter();
    const first = addPrint(records, orderId);
    const second = addPrint(records, orderId, first);

    expect(records.prints.ofOrder(orderId).map((print) => [print.id, print.reprintOf])).toEqual([
      [second, first],
      [first, null],
    ]);
  });

  it('that the spooler never named may be on paper or not, after a crash', () => {
    const { records, orderId } = counter();
    const [unnamed, named] = [addPrint(records, orderId), addPrint(records, orderId)];
    records.prints.setJob(named, 'photo-18');

    const touched = records.prints.recover(later);

    expect(touched.map((print) => [print.id, print.state])).toEqual([[unnamed, 'uncertain']]);
    expect(records.prints.get(named)?.state).toBe('submitted');
    expect(records.prints.recover(later)).toEqual([]);
  });
});
