import { describe, expect, it } from 'vitest';
import { cutOff } from '../../../../electron/orders/calls/sealed-answer.ts';
import { endpointRules, rawAnswerLimit, storedLimit } from '../../../../electron/service/endpoint-rules.ts';

const MiB = 1024 * 1024;

describe('an answer that is stored unchanged', () => {
  it('is complete up to the limit', () => {
    const raw = Buffer.from('0123456789'.repeat(20));
    expect(cutOff(raw, 200)).toBe(raw);
  });

  it('is cut off beyond the limit, and its last line says how much is missing', () => {
    const kept = Buffer.from(cutOff(Buffer.from('0123456789'.repeat(100)), 200)).toString();
    expect(kept.length).toBeLessThanOrEqual(200);
    const said = /^(\d+)\n\[Headroom cut this answer off: (\d+) of 1000 bytes are kept\]\n$/.exec(kept);
    expect(said?.[1]?.length).toBe(Number(said?.[2]));
  });

  it('is at most 32 MiB', () => {
    expect(cutOff(Buffer.alloc(33 * MiB)).byteLength).toBeLessThanOrEqual(32 * MiB);
    expect(rawAnswerLimit).toBe(32 * MiB);
  });

  it('has enough reserved space for the largest answer with its pictures', () => {
    expect(storedLimit('makeIdPhoto')).toBe(48 * MiB);
    expect(storedLimit('generatePortrait')).toBe(144 * MiB);
    expect(storedLimit('faceMatch')).toBe(endpointRules.faceMatch.answerLimit);
  });
});
