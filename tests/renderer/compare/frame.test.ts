import { describe, expect, it } from 'vitest';
import { frameOf, boxInFrame } from '../../../renderer/compare/frame.ts';

const shot = { width: 3_000, height: 4_000 };
const enlarged = { width: 6_000, height: 8_000 };

describe('the frame that two pictures share', () => {
  it('has the pixels of the larger one', () => {
    expect(frameOf([shot, enlarged])).toEqual(enlarged);
    expect(frameOf([enlarged, shot])).toEqual(enlarged);
    expect(frameOf([])).toBeNull();
  });

  it('is filled by a picture with the same crop, whatever its size', () => {
    const all = { left: 0, top: 0, width: 1, height: 1 };

    expect(boxInFrame(shot, enlarged)).toEqual(all);
    // 1535.25 rounded: the service cannot keep a ratio to more than a pixel.
    expect(boxInFrame({ width: 1_535, height: 2_047 }, enlarged)).toEqual(all);
  });

  it('has a picture with another crop in its middle, whole and undistorted', () => {
    expect(boxInFrame({ width: 1_000, height: 1_000 }, shot)).toEqual({
      left: 0,
      top: 0.125,
      width: 1,
      height: 0.75,
    });
    expect(boxInFrame({ width: 600, height: 1_600 }, shot)).toEqual({
      left: 0.25,
      top: 0,
      width: 0.5,
      height: 1,
    });
  });
});
