import { describe, expect, it } from 'vitest';
import { resample, type Pixels } from '../../../../electron/practice/images/resample.ts';

/** Red grows to the right, green downwards: a sample's colour shows its position. */
function ramp(width: number, height: number): Pixels {
  const data = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * height; i += 1) {
    data[i * 3] = i % width;
    data[i * 3 + 1] = Math.floor(i / width);
  }
  return { data, width, height };
}

const pixel = ({ data, width }: Pixels, x: number, y: number): readonly (number | undefined)[] => {
  const at = (y * width + x) * 3;
  return [data[at], data[at + 1]];
};

describe('resampling', () => {
  it('leaves a picture unchanged when nothing is requested', () => {
    const source = ramp(40, 30);
    const same = resample(source, { scale: 1, angle: 0, origin: { x: 0, y: 0 } }, 40, 30);
    expect(same.data).toEqual(source.data);
  });

  it('takes the mean of each square when it halves', () => {
    const half = resample(ramp(200, 200), { scale: 2, angle: 0, origin: { x: 0, y: 0 } }, 100, 100);
    expect(pixel(half, 50, 20)).toEqual([101, 41]);
  });

  it('keeps positions within half a pixel when it reduces by an odd factor and shifts', () => {
    const small = resample(ramp(250, 250), { scale: 3.3, angle: 0, origin: { x: 20, y: 10 } }, 60, 60);
    const [x, y] = pixel(small, 30, 40);
    expect(Math.abs((x ?? 0) - (20 + 30.5 * 3.3 - 0.5))).toBeLessThan(1);
    expect(Math.abs((y ?? 0) - (10 + 40.5 * 3.3 - 0.5))).toBeLessThan(1);
  });

  it('enlarges without a shift', () => {
    const large = resample(ramp(60, 60), { scale: 0.25, angle: 0, origin: { x: 10, y: 10 } }, 100, 100);
    expect(pixel(large, 42, 82)).toEqual([20, 30]);
  });

  it('repeats the last pixels beyond the edge', () => {
    const beyond = resample(ramp(50, 50), { scale: 1, angle: 0, origin: { x: -20, y: 30 } }, 50, 50);
    expect(pixel(beyond, 0, 0)).toEqual([0, 30]);
    expect(pixel(beyond, 49, 49)).toEqual([29, 49]);
  });
});
