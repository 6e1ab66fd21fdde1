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

  it('stay where they are while none covers another', () => {
    expect(spread([200, 50], 30, room)).toEqual([200, 50]);
  });

  it('move apart, in the sequence of their marks', () => {
    expect(spread([100, 110, 105], 30, room)).toEqual([100, 160, 130]);
  });

  it('stay inside at both ends', () => {
    expect(spread([0, 2], 30, room)).toEqual([15, 45]);
    expect(spread([299, 300], 30, room)).toEqual([255, 285]);
  });
});
