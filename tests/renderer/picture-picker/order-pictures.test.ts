import { describe, expect, it } from 'vitest';
import { finalsOf, shotsOf } from '../../../renderer/picture-picker/order-pictures.ts';
import { customers, final, fixtureId, order, photo, shot } from '../../support/fixture/data.ts';

const holding = order(1, {
  customer: customers[0] ?? null,
  shots: [shot(1), shot(2)],
  photos: [photo(), photo({ id: fixtureId('pho', 2), state: 'final', final })],
});

describe('the pictures of an order', () => {
  it('are its shots, the newest first', () => {
    expect(shotsOf(holding).map(({ source }) => source)).toEqual([
      { from: 'shot', shotId: shot(2).id },
      { from: 'shot', shotId: shot(1).id },
    ]);
  });

  it('are its finished photos, and no preview', () => {
    expect(finalsOf(holding).map(({ source, image }) => ({ source, image }))).toEqual([
      { source: { from: 'photo', photoId: fixtureId('pho', 2) }, image: final },
    ]);
  });

  it('are named after their person and the order', () => {
    expect(shotsOf(holding)[0]?.name).toBe(`Amelia Okafor · ${holding.number}`);
    expect(finalsOf(holding)[0]?.words).toBe('UK passport, Amelia Okafor');
  });
});
