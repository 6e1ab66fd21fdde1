import { describe, expect, it } from 'vitest';
import { leastHeadPx, pixelsShort } from '../../../shared/camera/enough-pixels.ts';
import { preCheck } from '../../../shared/guidance/pre-check.ts';
import { documents } from '../../support/fixture/data.ts';
import { rightFace, rightView } from '../../support/pictures/sitter-view.ts';

const [passport] = documents;
if (passport === undefined) throw new Error('no document');
const digital = {
  ...passport,
  widthMm: 76.2,
  heightMm: 95.25,
  headMm: { min: 36, max: 52 },
  eyeToBottomMm: null,
};

describe('pixelsShort', () => {
  it.each([
    [3840, 2160],
    [1920, 1080],
    [1280, 720],
  ])('finds that a camera of %i x %i has enough for a passport print', (width, height) => {
    expect(pixelsShort(passport, width, height)).toBeNull();
  });

  it('returns how many pixels a small camera gives the head, and how many it needs', () => {
    // 46 % of 480 px; 29 mm at 254 dpi.
    expect(pixelsShort(passport, 640, 480)).toEqual({ have: 221, need: 290 });
  });

  it('requires more for a document with a larger head', () => {
    expect(pixelsShort(digital, 1920, 1080)).toBeNull();
    expect(pixelsShort(digital, 1280, 720)).not.toBeNull();
  });

  it('requires less for a document that is made at fewer dpi', () => {
    expect(pixelsShort({ ...passport, dpi: 150 }, 640, 480)).toBeNull();
  });

  it('judges the picture as it is when upright', () => {
    expect(pixelsShort(passport, 480, 640)).toEqual({ have: 269, need: 290 });
  });

  it('returns nothing for a document without a head height', () => {
    expect(pixelsShort({ ...passport, headMm: null }, 320, 240)).toBeNull();
  });
});

describe('the pixels that a document needs', () => {
  it.each([
    ['with the fewest that authorities accept', 300, 290],
    ['with an unknown number of dpi', null, 290],
    ['with fewer dpi of its own', 150, 172],
  ])('are the same for a camera and for a shot, %s', (_what, dpi, need) => {
    const document = { ...passport, dpi };
    const stillOf = (headPx: number) =>
      preCheck(rightView, {
        ...{ document, age: 'adult', framing: 'fitted' },
        pxPerViewPx: headPx / rightFace.headPx,
      }).find(({ kind }) => kind === 'pixels');

    expect(leastHeadPx(document, { min: 29, max: 34 })).toBe(need);
    expect(pixelsShort(document, 320, 240)).toMatchObject({ need });
    expect(stillOf(need - 1)).toMatchObject({ fault: 'few-pixels', asked: { min: need } });
    expect(stillOf(need + 0.01)).toMatchObject({ fault: null });
  });
});
