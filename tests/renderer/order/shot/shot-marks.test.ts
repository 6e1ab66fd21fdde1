import { describe, expect, it } from 'vitest';
import { markPosition, spread } from '../../../../renderer/order/shot/shot-marks.ts';
import { rightFace } from '../../../support/pictures/sitter-view.ts';

describe('the mark of a fault', () => {
  it('is at the eyes for closed eyes and at the chin for a chin that is too low', () => {
    expect(markPosition('eyes-closed', rightFace)).toEqual(rightFace.eyes);
    expect(markPosition('chin-up', rightFace)).toEqual(rightFace.chin);
  });

  it('is between eyes and chin for a smile, nearer to the chin', () => {
    const { y } = markPosition('smiling', rightFace);
    expect(y).toBeGreaterThan((rightFace.eyes.y + rightFace.chin.y) / 2);
    expect(y).toBeLessThan(rightFace.chin.y);
  });

  it('is beside the head for the background', () => {
    expect(markPosition('backdrop', rightFace).x).toBeGreaterThan(
      rightFace.crown.x + rightFace.headPx * 0.45,
    );
  });
});

describe('labels', () => {
  const room = { from: 0, to: 300 };
  const labels = (...middles: number[]) => middles.map((y) => ({ y, height: 30 }));

  it('stay where they are while none covers another', () => {
    expect(spread(labels(200, 50), room)).toEqual([200, 50]);
  });

  it('move apart, in the sequence of their marks', () => {
    expect(spread(labels(100, 110, 105), room)).toEqual([100, 160, 130]);
  });

  it('of different heights only touch', () => {
    const [tall, low] = [
      { y: 100, height: 60 },
      { y: 101, height: 20 },
    ];
    expect(spread([low, tall], room)).toEqual([140, 100]);
  });

  it('stay inside at both ends', () => {
    expect(spread(labels(0, 2), room)).toEqual([15, 45]);
    expect(spread(labels(299, 300), room)).toEqual([255, 285]);
  });
});
