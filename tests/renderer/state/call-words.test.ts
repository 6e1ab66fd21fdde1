import { describe, expect, it } from 'vitest';
import type { CallView } from '../../../shared/model/calls.ts';
import {
  amountWords,
  bytesWords,
  callPurpose,
  counterWords,
  reachWords,
  sentWords,
} from '../../../renderer/state/call-words.ts';
import { sceneOrder } from '../../support/fixture/scenes.ts';

const [uncertain] = sceneOrder('uncertain').openCalls;
const call = (more: Partial<CallView> = {}): CallView => {
  if (uncertain === undefined) throw new Error('the scene holds a call');
  return { ...uncertain, ...more };
};
const sentAt = '2026-11-21T14:32:05.000Z';
const after = (seconds: number): number => Date.parse(sentAt) + seconds * 1_000;

describe('the words for a call', () => {
  it.each([
    ['makeIdPhotoWatermark', 'The watermarked preview'],
    ['getIdPhotoNoWatermark', 'The final photo'],
    ['somethingNew', 'somethingNew'],
  ])('say of %s that it was to bring: %s', (endpoint, words) => {
    expect(callPurpose(call({ endpoint }))).toBe(words);
  });

  it.each([
    [20, /, just now$/],
    [60, /, 1 minute ago$/],
    [190, /, 3 minutes ago$/],
    [7_200, /^\d\d:\d\d:05$/],
  ])('say %i seconds later when it was sent', (seconds, words) => {
    expect(sentWords(call({ sentAt }), after(seconds))).toMatch(words);
  });

  it.each([
    [95, '95 bytes'],
    [812_004, '812 kB'],
    [3_400_000, '3.4 MB'],
  ])('say %i bytes as %s', (bytes, words) => {
    expect(bytesWords(bytes)).toBe(words);
  });

  it('say that the amount is not known when a crash hid it', () => {
    expect(amountWords(call({ requestBytes: null }))).toBe('How much of it left this computer is not known.');
  });

  it.each([
    [{ reason: 'time-out' }, 'No complete answer came in time. Nothing came back.'],
    [
      { reason: 'cut', responseBytes: 2_048 },
      /broke off in the middle\. Only 2 kB of an answer came back\.$/,
    ],
    [
      { reason: 'processing-failed', status: 500 },
      /processing failed\. The service sent an unexpected answer\.$/,
    ],
    [
      { reason: 'brand-new', status: 418 },
      'It ended for a reason that Headroom does not know. The service sent an unexpected answer.',
    ],
    [{ reason: null, endedAt: null }, 'Headroom was stopped while it waited for the answer.'],
  ])('say how far it came: %j', (more, words) => {
    expect(reachWords(call({ responseBytes: null, status: null, ...more }))).toMatch(words);
  });

  it.each([
    [182, 181, '182 before the request, 181 now: it went down.'],
    [182, 182, '182 before the request and now: it did not move.'],
    [182, 500, '182 before the request, 500 now: it was filled up.'],
    [182, null, '182 before the request; not known since.'],
    [null, 181, '181 now; not known before.'],
    [null, null, 'Not known.'],
  ])('say what a counter of %s and then %s hints at', (remainingBefore, remainingAfter, words) => {
    expect(counterWords(call({ remainingBefore, remainingAfter }))).toBe(words);
  });

  it('say that there is no counter where the account keeps none', () => {
    const final = call({
      endpoint: 'getIdPhotoNoWatermark',
      remainingBefore: null,
      remainingAfter: null,
    });

    expect(counterWords(final)).toBe('The account shows no credit for this kind of request.');
  });
});
