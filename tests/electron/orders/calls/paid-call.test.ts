/** The state that a paid call has on disk at each step, and what it tells to others. */
import { describe, expect, it, vi } from 'vitest';
import { storedLimit } from '../../../../electron/service/endpoint-rules.ts';
import type { Vault } from '../../../../electron/vault/vault.ts';
import { KioskError } from '../../../../shared/errors.ts';
import { newId } from '../../../../shared/ids.ts';
import { rejectionOf } from '../../../support/thrown.ts';
import { answered, facts, failure, openCalls } from './open-calls.ts';
import { eventually } from '../../../support/eventually.ts';

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
    expect(putBack.mock.calls).toEqual([['two faces']]);
  });

  it('is refused when the service says so, and undoes its changes', async () => {
    const { make, stateNow, putBack } = openCalls();
    const ended = make((call) => call.send(() => Promise.reject(failure())));
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

  it('has a row with what is known before it begins', async () => {
    const { make, row, service, clock } = openCalls();
    service.credit.mockReturnValue({ remaining: 7, at: clock.now().toISOString() });
    await expect(make(() => Promise.reject(new Error('no picture')))).rejects.toThrow('no picture');
    expect(row()).toMatchObject({
      ...{ endpoint: 'faceMatch', region: 'other', remainingBefore: 7 },
      createdAt: '2026-11-21T10:00:00.000Z',
    });
    expect(service.credit).toHaveBeenCalledWith('faceMatch');
  });

  it('has a row with the figures of its last attempt, its times and its sealed answer', async () => {
    const { make, row, imageOf, clock } = openCalls();
    const sealed = { id: newId('img'), bytes: 9, sha256: '1'.repeat(64) };
    const writtenAt = vi.fn();
    await make(async (call) => {
      clock.pass(1000);
      await call.send((_client, { onFacts }) => {
        onFacts?.({ ...facts, bytesSent: 1, bytesReceived: 0, status: 503 });
        onFacts?.(facts);
        return answered();
      });
      clock.pass(1000);
      await call.done(writtenAt, sealed);
    });
    expect(row()).toMatchObject({
      ...{ state: 'done', sentAt: '2026-11-21T10:00:01.000Z', endedAt: '2026-11-21T10:00:02.000Z' },
      ...{ status: 200, requestBytes: 4000, responseBytes: 60, error: null, reason: null, detail: null },
      ...{ answerImageId: sealed.id, remainingBefore: null },
    });
    expect(writtenAt.mock.calls).toEqual([['2026-11-21T10:00:02.000Z']]);
    expect(imageOf(sealed.id)).toMatchObject({ ...sealed, kind: 'answer' });
  });

  it('returns the result of its steps, which know its row and its subject', async () => {
    const { make, row } = openCalls();
    const ended = make(async (call, subject) => {
      const kept = await call.keep(() => Promise.resolve(subject));
      const answer = await call.send(answered);
      await call.done(() => undefined);
      return [call.id, kept, answer];
    });
    expect(await ended).toEqual([row()?.id, 'two faces', 'answer']);
  });

  it('is not begun while the records are not safe', async () => {
    const { make, row, records, changed } = openCalls();
    vi.spyOn(records, 'assertSafe').mockImplementation(() => {
      throw new KioskError('RECORDS_UNSAFE', 'not safe');
    });
    expect(await rejectionOf(make(() => Promise.resolve()))).toBe('RECORDS_UNSAFE');
    expect(row()).toBeNull();
    expect(changed).not.toHaveBeenCalled();
  });

  it('is not sent when the disk has filled up since it began', async () => {
    const { make, stateNow, records, service } = openCalls();
    const request = vi.fn(answered);
    const ended = make((call) => {
      vi.spyOn(records, 'assertSafe').mockImplementation(() => {
        throw new KioskError('DISK_FULL', 'no space');
      });
      return call.send(request);
    });
    expect(await rejectionOf(ended)).toBe('DISK_FULL');
    expect(stateNow()).toBe('not-sent');
    expect([request, service.noteUse].map(({ mock }) => mock.calls)).toEqual([[], []]);
  });

  it('tells the page when it has begun, when it has ended and when the credit is known', async () => {
    const seen: (string | undefined)[] = [];
    const { make, stateNow } = openCalls({ changed: () => void seen.push(stateNow()) });
    await make(async (call) => {
      await call.send(answered);
      await call.done(() => undefined);
    });
    expect(seen).toEqual(['intent', 'done']);
    await eventually(() => expect(seen).toEqual(['intent', 'done', 'done']));
  });

  it.each(['done', 'refused'])('frees its space and ends the credit watch when it is %s', async (how) => {
    const { make, hold, endHold, service, noteEnd } = openCalls();
    const ended = make(async (call) => {
      await call.send(() => (how === 'done' ? answered() : Promise.reject(failure())));
      expect([noteEnd, endHold].map(({ mock }) => mock.calls)).toEqual([[], []]);
      await call.done(() => undefined);
    });
    await Promise.allSettled([ended]);
    expect(hold.mock.calls).toEqual([[storedLimit('faceMatch')]]);
    expect(service.noteUse.mock.calls).toEqual([['faceMatch']]);
    expect([noteEnd, endHold].map(({ mock }) => mock.calls)).toEqual([[[]], [[]]]);
  });

  it('records the credit that the service reports after it', async () => {
    const { make, row, service, clock } = openCalls();
    await make(async (call) => {
      await call.send(answered);
      await call.done(() => undefined);
      service.refreshCredit.mockImplementation(() => {
        service.credit.mockReturnValue({ remaining: 6, at: clock.now().toISOString() });
        return Promise.resolve();
      });
    });
    await eventually(() => expect(row()?.remainingAfter).toBe(6));
  });

  it('stores its answer in its reserved space when the disk is full', async () => {
    const { make, stateNow, put, give, sealed } = openCalls();
    const store = (vault: Vault) => vault.put(newId('img'), Buffer.from('a face'));
    put.mockRejectedValueOnce(new KioskError('DISK_FULL', 'no space'));
    give.mockResolvedValueOnce(true);
    await make(async (call) => {
      await call.send(answered);
      await call.keep(store);
      await call.done(() => undefined);
    });
    expect(stateNow()).toBe('done');
    expect(give.mock.calls).toEqual([['answer']]);
    expect(sealed).toEqual(['a face']);
  });

  it('stays done when a step after its end fails', async () => {
    const { make, stateNow, putBack } = openCalls();
    const ended = make(async (call) => {
      await call.send(answered);
      await call.done(() => undefined);
      throw new Error('a later step');
    });
    await expect(ended).rejects.toThrow('a later step');
    expect(stateNow()).toBe('done');
    expect(putBack).not.toHaveBeenCalled();
  });
});
