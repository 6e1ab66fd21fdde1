import { describe, expect, it } from 'vitest';
import { cropFor, missingOf, type SourceHead } from '../../../../electron/practice/images/crop.ts';
import { toTarget } from '../../../../electron/practice/images/similarity.ts';
import { requireSpec, specs } from '../../../../electron/practice/specs.ts';

const level: SourceHead = { eyes: { x: 2000, y: 1400 }, eyesToCrown: 500, eyesToChin: 500, tilt: 0 };

/** Returns the position of the head in the photo, mm from the left and from the bottom. */
function inPhoto(head: SourceHead, specCode: string) {
  const spec = requireSpec(specCode);
  const crop = cropFor(spec, head);
  const mm = spec.heightMm / spec.heightPx;
  const [sin, cos] = [Math.sin(head.tilt), Math.cos(head.tilt)];
  const place = (along: number) => {
    const point = { x: head.eyes.x - sin * along, y: head.eyes.y + cos * along };
    const found = toTarget(crop, point);
    return { x: found.x * mm, up: (spec.heightPx - found.y) * mm };
  };
  return { spec, crown: place(-head.eyesToCrown), eyes: place(0), chin: place(head.eyesToChin) };
}

describe.each(specs.map(({ specCode }) => specCode))('the crop for %s', (specCode) => {
  it('makes the head as high as the middle of the allowed range', () => {
    const { spec, crown, chin } = inPhoto(level, specCode);
    expect(crown.up - chin.up).toBeCloseTo((spec.headMm.min + spec.headMm.max) / 2, 6);
  });

  it('puts the eye line inside its range and the head in the middle', () => {
    const { spec, eyes } = inPhoto(level, specCode);
    expect(eyes.up).toBeGreaterThanOrEqual(spec.eyeToBottomMm.min);
    expect(eyes.up).toBeLessThanOrEqual(spec.eyeToBottomMm.max);
    expect(eyes.x).toBeCloseTo(spec.widthMm / 2, 1);
  });

  it('levels a tilted head', () => {
    const { crown, chin } = inPhoto({ ...level, tilt: 0.17 }, specCode);
    expect(crown.x).toBeCloseTo(chin.x, 6);
    expect(crown.up).toBeGreaterThan(chin.up);
  });

  it('keeps a high skull inside the photo', () => {
    const { spec, crown } = inPhoto({ ...level, eyesToCrown: 600, eyesToChin: 420 }, specCode);
    expect(crown.up).toBeLessThan(spec.heightMm - 1);
  });
});

describe('what is missing of the photo', () => {
  const uk = requireSpec('uk-passport');
  const crop = cropFor(uk, level);

  it('is nothing inside a large source', () => {
    expect(missingOf(uk, crop, { width: 4000, height: 3000 })).toEqual({
      left: 0,
      right: 0,
      top: 0,
      bottom: 0,
    });
  });

  it('is the share that lies below a source that ends at the chin', () => {
    const missing = missingOf(uk, crop, { width: 4000, height: 1900 });
    // Below the chin are 25.5 - 15.75 = 9.75 of 45 mm.
    expect(missing.bottom).toBeCloseTo(9.75 / 45, 3);
  });

  it('tells the sides apart', () => {
    const missing = missingOf(uk, crop, { width: 2100, height: 3000 });
    expect(missing.right).toBeGreaterThan(0.3);
    expect(missing.left).toBe(0);
  });
});
