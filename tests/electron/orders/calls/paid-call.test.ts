/** The state that a paid call has on disk at each step, and after each way of failing. */
import { describe, expect, it, vi } from 'vitest';
import {
  makePaidCall,
  type PaidCall,
  type PaidCallDeps,
} from '../../../../electron/orders/calls/paid-call.ts';
import { ServiceFailure } from '../../../../electron/service/failure.ts';
import type { CallId } from '../../../../shared/ids.ts';
import { KioskError } from '../../../../shared/errors.ts';
import { exampleRecords } from '../../../support/example-records.ts';
import { handClock } from '../../../support/hand-clock.ts';
import { memoryLog } from '../../../support/memory-log.ts';
import { rejectionOf } from '../../../support/thrown.ts';

const refused = new ServiceFailure({
  ...{ call: 'faceMatch', code: 'SERVICE_NO_FACE', outcome: 'refused', reason: 'no-face' },
});

/** A kiosk that compares faces: the only call that writes nothing except its own row. */
function openCalls() {
  const records = exampleRecords();
  const sealed: Uint8Array[] = [];
  const put = (_id: string, bytes: Uint8Array) => {
    sealed.push(bytes);
    return Promise.resolve({ bytes: bytes.byteLength, sha256: '0'.repeat(64) });
  };
  const putBack = vi.fn();
  const deps = {
    records,
    vault: { put },
    answerRoom: {
      missingBytes: 0,
      hold: () => Promise.resolve({ give: () => Promise.resolve(false), end: vi.fn() }),
    },
    service: {
      ...{ region: 'other', client: {}, credit: () => null },
      ...{ refreshCredit: () => Promise.resolve(), noteUse: () => () => undefined },
    },
    ...{ clock: handClock(), log: memoryLog() },
  } as unknown as PaidCallDeps;
  let id: CallId | null = null;
  const row = () => (id === null ? null : records.calls.get(id));
  const make = <Result>(steps: (call: PaidCall) => Promise<Result>): Promise<Result> =>
    makePaidCall(
      deps,
      {
        endpoint: 'faceMatch',
        begin(insertRow) {
          id = insertRow({ orderId: null, photoId: null, sessionId: null, replacesCallId: null });
        },
        putBack,
        changed: () => undefined,
      },
      steps,
    );
  return { make, putBack, sealed, row, stateNow: () => row()?.state };
}

const answered = () => Promise.resolve('answer');

describe('a paid call', () => {
  it('is on disk as intended before its request is made, as sent before it leaves, and as done with its answer', async () => {
    const { make, stateNow } = openCalls();
    const seen: (string | undefined)[] = [];
    await make(async (call) => {
      seen.push(stateNow());
      await call.send(() => {
        seen.push(stateNow());
        return answered();
      });
      seen.push(stateNow());
      await call.keep(() => Promise.resolve());
      await call.done(() => seen.push(stateNow()));
    });
    expect([...seen, stateNow()]).toEqual(['intent', 'sent', 'sent', 'sent', 'done']);
  });

  it('was not sent when its request could not be made, and undoes its changes', async () => {
    const { make, stateNow, putBack } = openCalls();
    await expect(make(() => Promise.reject(new Error('no picture')))).rejects.toThrow('no picture');
    expect(stateNow()).toBe('not-sent');
    expect(putBack).toHaveBeenCalledOnce();
  });

  it('is refused when the service says so, and undoes its changes', async () => {
    const { make, stateNow, putBack } = openCalls();
    const ended = make((call) => call.send(() => Promise.reject(refused)));
    expect(await rejectionOf(ended)).toContain('SERVICE_NO_FACE');
    expect(stateNow()).toBe('refused');
    expect(putBack).toHaveBeenCalledOnce();
  });

  it('is uncertain after an unexpected error during sending, because it may have counted', async () => {
    const { make, stateNow, putBack } = openCalls();
    await expect(make((call) => call.send(() => Promise.reject(new Error('a bug'))))).rejects.toThrow(
      'a bug',
    );
    expect(stateNow()).toBe('uncertain');
    expect(putBack).not.toHaveBeenCalled();
  });

  it('is uncertain when its steps leave out the end', async () => {
    const { make, stateNow } = openCalls();
    await expect(make((call) => call.send(answered))).rejects.toThrow('a paid call was left answered');
    expect(stateNow()).toBe('uncertain');
  });

  it('is sent once: a second attempt fails before a byte leaves', async () => {
    const { make, stateNow } = openCalls();
    const request = vi.fn(answered);
    const twice = make(async (call) => {
      await call.send(request);
      await call.send(request);
    });
    await expect(twice).rejects.toThrow('cannot be sent from its state');
    expect(request).toHaveBeenCalledOnce();
    expect(stateNow()).toBe('uncertain');
  });

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

  it('keeps the unchanged answer when its picture cannot be used', async () => {
    const { make, row, sealed } = openCalls();
    const ended = make(async (call) => {
      await call.send(answered);
      await call.keep(
        () => Promise.reject(new KioskError('IMAGE_NOT_RECOGNISED', 'no picture')),
        () => Buffer.from('as it came'),
      );
    });
    expect(await rejectionOf(ended)).toBe('SERVICE_UNCERTAIN not-an-image');
    expect(row()).toMatchObject({ state: 'uncertain', error: 'SERVICE_UNCERTAIN', reason: 'not-an-image' });
    expect(sealed.map((bytes) => Buffer.from(bytes).toString())).toEqual(['as it came']);
  });
});
