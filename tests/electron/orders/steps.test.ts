import { describe, expect, it } from 'vitest';
import { orderSteps } from '../../../shared/model/order.ts';
import { canGoTo, furthestStep, type OrderFacts } from '../../../electron/orders/steps.ts';

const nothing: OrderFacts = {
  mode: 'preview',
  hasCustomer: false,
  hasDocuments: false,
  photos: [],
  paid: false,
};
const photo = { hasShot: false, approved: false, isFormat: false };

describe('the steps of an order', () => {
  it.each<[string, OrderFacts]>([
    ['customer', nothing],
    ['document', { ...nothing, hasCustomer: true }],
    ['shot', { mode: 'preview', hasCustomer: true, hasDocuments: true, photos: [photo], paid: false }],
    [
      'preview',
      {
        mode: 'preview',
        hasCustomer: true,
        hasDocuments: true,
        photos: [{ ...photo, hasShot: true }],
        paid: false,
      },
    ],
    [
      'preview',
      {
        mode: 'preview',
        hasCustomer: true,
        hasDocuments: true,
        photos: [
          { hasShot: true, approved: true, isFormat: false },
          { ...photo, hasShot: true },
        ],
        paid: false,
      },
    ],
    [
      'payment',
      {
        mode: 'preview',
        hasCustomer: true,
        hasDocuments: true,
        photos: [{ hasShot: true, approved: true, isFormat: false }],
        paid: false,
      },
    ],
    [
      'handover',
      {
        mode: 'preview',
        hasCustomer: true,
        hasDocuments: true,
        photos: [{ hasShot: true, approved: true, isFormat: false }],
        paid: true,
      },
    ],
  ])('open up to %s', (step, facts) => {
    expect(furthestStep(facts)).toBe(step);
  });

  it('can always be repeated, and never skipped', () => {
    const atShot: OrderFacts = {
      mode: 'preview',
      hasCustomer: true,
      hasDocuments: true,
      photos: [photo],
      paid: false,
    };
    const open = (['customer', 'document', 'shot', 'preview', 'payment', 'handover'] as const).filter(
      (step) => canGoTo(step, atShot),
    );
    expect(open).toEqual(['customer', 'document', 'shot']);
  });

  it.each<[string, OrderFacts]>([
    [
      'payment',
      {
        mode: 'direct',
        hasCustomer: true,
        hasDocuments: true,
        photos: [{ ...photo, hasShot: true }],
        paid: false,
      },
    ],
    ['shot', { mode: 'direct', hasCustomer: true, hasDocuments: true, photos: [photo], paid: false }],
  ])('open up to %s in direct mode', (step, facts) => {
    expect(furthestStep(facts)).toBe(step);
  });

  it('have no preview in direct mode, and are all open once the order is paid', () => {
    const paid: OrderFacts = {
      mode: 'direct',
      hasCustomer: true,
      hasDocuments: true,
      photos: [photo],
      paid: true,
    };
    const open = orderSteps.filter((step) => canGoTo(step, paid));

    expect(open).toEqual(['customer', 'document', 'shot', 'payment', 'handover']);
  });

  it('lead to the preview in direct mode only for a format of the studio’s', () => {
    const direct = { mode: 'direct', hasCustomer: true, hasDocuments: true, paid: false } as const;
    const document = { ...photo, hasShot: true };
    const format = { ...document, isFormat: true };

    expect(furthestStep({ ...direct, photos: [document] })).toBe('payment');
    expect(furthestStep({ ...direct, photos: [document, format] })).toBe('preview');
    expect(furthestStep({ ...direct, photos: [document, { ...format, approved: true }] })).toBe('payment');
    expect(canGoTo('preview', { ...direct, photos: [document] })).toBe(false);
    expect(canGoTo('preview', { ...direct, photos: [document, { ...format, approved: true }] })).toBe(true);
  });
});
