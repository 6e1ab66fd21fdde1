/** The row that a failed paid call leaves, and the error that staff get. */
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { KioskError } from '../../../../shared/errors.ts';
import { rejectionOf } from '../../../support/thrown.ts';
import { answered, facts, failure, openCalls } from './open-calls.ts';

const readOnly = new KioskError('RECORDS_READ_ONLY', 'no more');
const throwing = (error: Error) => () => {
  throw error;
};

describe('a paid call that failed', () => {
  it('is uncertain when its answer cannot be recorded, and nothing of that answer is', async () => {
    const { make, row } = openCalls();
    const ended = make(async (call) => {
      await call.send(answered);
      await call.done(() => {
        throw new KioskError('RECORDS_READ_ONLY', 'no more');
      });
    });
    await expect(ended).rejects.toMatchObject({
      details: { outcome: 'uncertain', reason: 'answer-not-kept' },
    });
    expect(row()).toMatchObject({
      state: 'uncertain',
      error: 'RECORDS_READ_ONLY',
      reason: 'answer-not-kept',
    });
  });

  it.each(['IMAGE_NOT_RECOGNISED', 'IMAGE_TOO_LARGE', 'IMAGE_DECODER_FAILED'] as const)(
    'keeps the unchanged answer when its picture cannot be used: %s',
    async (code) => {
      const { make, row, sealed } = openCalls();
      const ended = make(async (call) => {
        await call.send(answered);
        await call.keep(
          () => Promise.reject(new KioskError(code, 'no picture')),
          () => Buffer.from('as it came'),
        );
      });
      expect(await rejectionOf(ended)).toBe('SERVICE_UNCERTAIN not-an-image');
      expect(row()).toMatchObject({ state: 'uncertain', error: 'SERVICE_UNCERTAIN', reason: 'not-an-image' });
      expect(sealed).toEqual(['as it came']);
    },
  );

  it('keeps no answer when its picture cannot be used and nothing else came', async () => {
    const { make, row, sealed } = openCalls();
    const ended = make(async (call) => {
      await call.send(answered);
      await call.keep(() => Promise.reject(new KioskError('IMAGE_TOO_LARGE', 'no picture')));
    });
    await expect(ended).rejects.toMatchObject({
      code: 'SERVICE_UNCERTAIN',
      details: { outcome: 'uncertain', reason: 'not-an-image' },
    });
    expect(row()?.answerImageId).toBeNull();
    expect(sealed).toEqual([]);
  });

  it('does not blame the picture when the disk could not store it', async () => {
    const { make, row } = openCalls();
    const full = new KioskError('DISK_FULL', 'no space', { freeMb: 3 });
    const error: unknown = await make(async (call) => {
      await call.send(answered);
      await call.keep(() => Promise.reject(full));
    }).catch((caught: unknown) => caught);
    expect(error).toMatchObject({
      ...{ code: 'DISK_FULL', message: 'no space', cause: full },
      details: { freeMb: 3, call: 'faceMatch', outcome: 'uncertain', reason: 'answer-not-kept' },
    });
    expect(row()).toMatchObject({ state: 'uncertain', error: 'DISK_FULL', reason: 'answer-not-kept' });
  });

  it('is shown to staff as it is when it says itself whether it may have counted', async () => {
    const { make } = openCalls();
    const error = new KioskError('SERVICE_UNCERTAIN', 'cut off', { outcome: 'uncertain' });
    await expect(make((call) => call.send(() => Promise.reject(error)))).rejects.toBe(error);
  });

  it('is shown to staff as it is when nothing was sent, and its row names the error', async () => {
    const { make, row } = openCalls();
    const error = new KioskError('IMAGE_TOO_SMALL', 'too small');
    await expect(make(() => Promise.reject(error))).rejects.toBe(error);
    expect(row()).toMatchObject({
      ...{ state: 'not-sent', error: 'IMAGE_TOO_SMALL', reason: null, detail: null },
      ...{ status: null, requestBytes: 0, responseBytes: null },
    });
  });

  it('was not sent when it failed before its request, whatever the failure says', async () => {
    const { make, stateNow } = openCalls();
    await rejectionOf(make(() => Promise.reject(failure({ outcome: 'uncertain' }))));
    expect(stateNow()).toBe('not-sent');
  });

  it('may have counted when it failed after its answer, whatever the failure says', async () => {
    const { make, stateNow } = openCalls();
    const ended = make(async (call) => {
      await call.send(answered);
      throw failure();
    });
    expect(await rejectionOf(ended)).toBe('SERVICE_NO_FACE no-face');
    expect(stateNow()).toBe('uncertain');
  });

  it('has a row with the service’s reason and words, and no answer when it did not count', async () => {
    const { make, row, sealed } = openCalls();
    const refused = failure({ status: 422, redactedBody: 'no face', rawAnswer: Buffer.from('raw') });
    const ended = make((call) =>
      call.send((_client, { onFacts }) => {
        onFacts?.({ ...facts, status: 422 });
        return Promise.reject(refused);
      }),
    );
    await expect(ended).rejects.toBe(refused);
    expect(row()).toMatchObject({
      ...{ state: 'refused', error: 'SERVICE_NO_FACE', reason: 'no-face', detail: 'no face' },
      ...{ status: 422, requestBytes: 4000, responseBytes: 60, answerImageId: null },
      endedAt: '2026-11-21T10:00:00.000Z',
    });
    expect(sealed).toEqual([]);
  });

  it('has a row with the sealed answer when it may have counted', async () => {
    const { make, row, imageOf } = openCalls();
    const cut = failure({ outcome: 'uncertain', rawAnswer: Buffer.from('half') });
    await rejectionOf(make((call) => call.send(() => Promise.reject(cut))));
    expect(imageOf(row()?.answerImageId)).toMatchObject({ kind: 'answer', bytes: 4 });
  });

  it('leaves nothing of its answer when the call promised that', async () => {
    const { make, row, sealed } = openCalls({ traceless: true });
    const parts = { rawAnswer: Buffer.from('a face'), redactedBody: 'a face' };
    await rejectionOf(
      make((call) => call.send(() => Promise.reject(failure({ outcome: 'uncertain', ...parts })))),
    );
    expect(row()).toMatchObject({ state: 'uncertain', detail: null, answerImageId: null });
    expect(sealed).toEqual([]);
  });

  it('is recorded as a bug when the error is no expected one', async () => {
    const { make, row } = openCalls();
    await expect(make((call) => call.send(() => Promise.reject(new Error('a bug'))))).rejects.toThrow(
      'a bug',
    );
    expect(row()).toMatchObject({ error: 'INTERNAL', reason: null, detail: null });
  });

  it('is recorded although its intent has nothing to undo', async () => {
    const { make, stateNow } = openCalls({ canUndo: false });
    await rejectionOf(make((call) => call.send(() => Promise.reject(failure()))));
    expect(stateNow()).toBe('refused');
  });
});

describe('the end of a paid call that cannot be written', () => {
  /** A call of unknown outcome whose end fails with these errors, one after the other. */
  async function endWith(...errors: Error[]) {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const calls = openCalls();
    const { make, records, row, changed } = calls;
    const write = vi.spyOn(records, 'transaction');
    const ended = make((call) => {
      write.mockClear();
      for (const error of errors) write.mockImplementationOnce(throwing(error));
      return call.send(() => Promise.reject(failure({ outcome: 'uncertain' })));
    });
    const error: unknown = await ended.catch((caught: unknown) => caught);
    // The page has also been told about the credit.
    await vi.advanceTimersByTimeAsync(0);
    changed.mockClear();
    const settle = (): void => {
      const callId = row()?.id ?? 'call_';
      records.calls.resolve(callId, { resolution: 'counted', by: 'Ada', at: '2026-11-21T11:00:00.000Z' });
    };
    const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
    return { ...calls, write, error, settle, pass };
  }

  it('is uncertain at once, and staff cannot settle the call until it is written', async () => {
    const { error, stateNow, settle, pass, log } = await endWith(readOnly);
    expect(error).toMatchObject({ code: 'SERVICE_NO_FACE' });
    expect(stateNow()).toBe('uncertain');
    expect(settle).toThrow(readOnly);
    expect(log.lines).toMatchObject([{ level: 'warn', facts: { code: 'RECORDS_READ_ONLY' } }]);

    await pass(4_999);
    expect(settle).toThrow(readOnly);
    await pass(1);
    settle();
    expect(stateNow()).toBe('resolved');
  });

  it('is written again every 5 seconds until that works, and the page is told each time', async () => {
    const { settle, pass, changed } = await endWith(readOnly, readOnly, readOnly);
    await pass(10_000);
    expect(settle).toThrow(readOnly);
    await pass(5_000);
    settle();
    expect(changed).toHaveBeenCalledTimes(3);
    await pass(60_000);
    expect(changed).toHaveBeenCalledTimes(3);
  });

  it('is not written again after the records were closed', async () => {
    const { records, write, pass, changed, log } = await endWith(readOnly, readOnly);
    records.isOpen = false;
    await pass(60_000);
    expect(write).toHaveBeenCalledTimes(1);
    expect(changed).not.toHaveBeenCalled();
    expect(log.lines).toHaveLength(1);
  });

  it('uses the call’s reserved space while the call has it, but not later', async () => {
    const full = new KioskError('DISK_FULL', 'no space');
    const { give, pass, settle } = await endWith(full, full);
    expect(give.mock.calls).toEqual([['rows']]);
    await pass(5_000);
    expect(settle).toThrow(full);
    expect(give.mock.calls).toEqual([['rows']]);
  });

  it('is written once more at once when the disk has failed', async () => {
    const failed = new KioskError('DISK_FAILED', 'EIO', { reason: 'write' });
    const { stateNow, settle, write, log } = await endWith(failed);
    expect(stateNow()).toBe('uncertain');
    expect(write).toHaveBeenCalledTimes(2);
    expect(log.lines).toEqual([]);
    settle();
    expect(stateNow()).toBe('resolved');
  });

  it('does not hide a bug in the writing', async () => {
    const bug = new Error('a bug');
    const { error, log } = await endWith(bug);
    expect(error).toBe(bug);
    expect(log.lines).toEqual([]);
  });
});
