import { describe, expect, it } from 'vitest';
import { canStandOn, furthestStep, type OrderFacts } from '../../../electron/orders/steps.ts';

const nothing: OrderFacts = { hasCustomer: false, photos: [], paid: false };
const photo = { hasShot: false, approved: false };

describe('the steps of an order', () => {
  it.each<[string, OrderFacts]>([
    ['customer', nothing],
    ['document', { ...nothing, hasCustomer: true }],
    ['shot', { hasCustomer: true, photos: [photo], paid: false }],
    ['preview', { hasCustomer: true, photos: [{ ...photo, hasShot: true }], paid: false }],
    [
      'preview',
      {
        hasCustomer: true,
        photos: [
          { hasShot: true, approved: true },
          { ...photo, hasShot: true },
        ],
        paid: false,
      },
    ],
    ['payment', { hasCustomer: true, photos: [{ hasShot: true, approved: true }], paid: false }],
    ['handover', { hasCustomer: true, photos: [{ hasShot: true, approved: true }], paid: true }],
  ])('open up to %s', (step, facts) => {
    expect(furthestStep(facts)).toBe(step);
  });

  it('can always be gone back to, and never skipped', () => {
    const atShot: OrderFacts = { hasCustomer: true, photos: [photo], paid: false };
    const open = (['customer', 'document', 'shot', 'preview', 'payment', 'handover'] as const).filter(
      (step) => canStandOn(step, atShot),
    );
    expect(open).toEqual(['customer', 'document', 'shot']);
  });
});
