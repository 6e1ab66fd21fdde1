import { describe, expect, it } from 'vitest';
import { isWhollyRefunded, refundedOf } from '../../shared/refunds.ts';

const payment = { bill: { total: 3_000, currency: 'GBP' } };
const refund = { kind: 'refund', amount: 1_000 } as const;
const cancelled = { kind: 'void', amount: 2_000 } as const;
const accepted = { kind: 'accepted', amount: 0 } as const;

describe('the refund of a payment', () => {
  it('is null without a payment, without a settlement, and for an accepted photo', () => {
    expect(refundedOf(null, [refund])).toBeNull();
    expect(refundedOf(payment, [])).toBeNull();
    expect(refundedOf(payment, [accepted])).toBeNull();
  });

  it('is the sum of its refunds and voids, with the payment’s total', () => {
    expect(refundedOf(payment, [refund, accepted, cancelled])).toEqual({
      kind: 'refund',
      amount: 3_000,
      total: 3_000,
      currency: 'GBP',
    });
  });

  it('is a void when every part was a void', () => {
    expect(refundedOf(payment, [cancelled, cancelled, accepted])).toMatchObject({
      kind: 'void',
      amount: 4_000,
    });
  });

  it('is complete only with the last penny', () => {
    const given = { kind: 'refund', total: 3_000, currency: 'GBP' } as const;
    expect(isWhollyRefunded(null)).toBe(false);
    expect(isWhollyRefunded({ ...given, amount: 2_999 })).toBe(false);
    expect(isWhollyRefunded({ ...given, amount: 3_000 })).toBe(true);
  });
});
