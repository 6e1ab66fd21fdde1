import { describe, expect, it } from 'vitest';
import {
  clampCrop,
  cropDpi,
  frameHeight,
  frameToPicture,
  isWithinLimits,
  mostTurn,
  moveCrop,
  narrowestFrame,
  pictureToFrame,
  turnCrop,
  widestFrame,
  zoomCrop,
  type CropSpace,
  type PhotoCrop,
} from '../../../shared/formats/photo-crop.ts';

/** A photo of 30 x 40 mm at 300 dpi, from a picture of 12 megapixels. */
const space: CropSpace = {
  ...{ widthPx: 4000, heightPx: 3000 },
  photo: { widthMm: 30, heightMm: 40, widthPx: 354, heightPx: 472 },
};
const crop: PhotoCrop = { x: 2000, y: 1500, width: 900, turn: 0 };

/** The corners of a frame in the picture. */
const corners = (of: PhotoCrop) =>
  [-1, 1].flatMap((right) =>
    [-1, 1].map((down) => {
      const offset = { x: (right * of.width) / 2, y: (down * frameHeight(of.width, space)) / 2 };
      const { x, y } = frameToPicture(offset, of.turn);
      return { x: of.x + x, y: of.y + y };
    }),
  );
const isInside = (of: PhotoCrop): boolean =>
  corners(of).every(
    ({ x, y }) => x >= -0.01 && x <= space.widthPx + 0.01 && y >= -0.01 && y <= space.heightPx + 0.01,
  );

describe('a frame', () => {
  it.each([
    { x: -500, y: 9000, width: 900, turn: 0 },
    { x: 100, y: 100, width: 1500, turn: 12 },
    { x: 3990, y: 20, width: 2600, turn: -15 },
    { x: 2000, y: 1500, width: 99_999, turn: 7 },
    { x: 4000, y: 3000, width: 5, turn: 80 },
  ])('never leaves the picture: $x, $y, $width, $turn', (wild) => {
    const clamped = clampCrop(wild, space);

    expect(isInside(clamped)).toBe(true);
    expect(isWithinLimits(clamped, space)).toBe(true);
    expect(isWithinLimits(wild, space)).toBe(false);
  });

  it('is left alone where it is within the limits', () => {
    expect(clampCrop(crop, space)).toEqual(crop);
  });

  it.each([0, 5, -15])('can be so wide at a turn of %i° that it touches two edges', (turn) => {
    const widest = clampCrop({ ...crop, turn, width: widestFrame(turn, space) }, space);

    expect(isInside(widest)).toBe(true);
    expect(isInside({ ...widest, width: widest.width * 1.002 })).toBe(false);
  });

  it('keeps two fifths of the pixels of the photo, and its largest frame in a small picture', () => {
    expect(narrowestFrame(0, space)).toBeCloseTo(354 * 0.4);
    const small = { ...space, widthPx: 90, heightPx: 130 };
    expect(narrowestFrame(0, small)).toBe(widestFrame(0, small));
  });
});

describe('moving', () => {
  it('follows the frame’s own directions', () => {
    const level = moveCrop(crop, { x: 100, y: 0 }, space);
    expect([level.x, level.y]).toEqual([2100, 1500]);
    const turned = moveCrop({ ...crop, turn: 10 }, { x: 100, y: 0 }, space);
    expect(turned.x).toBeCloseTo(2000 + 100 * Math.cos(Math.PI / 18));
    expect(turned.y).toBeCloseTo(1500 - 100 * Math.sin(Math.PI / 18));
  });

  it('ends at the edge of the picture', () => {
    expect(moveCrop(crop, { x: -9000, y: 0 }, space)).toEqual({ ...crop, x: 450 });
  });
});

describe('zooming', () => {
  it.each([0, -8])('keeps what is under the pointer there, at a turn of %i°', (turn) => {
    const before = { ...crop, turn };
    const at = { x: 0.3, y: -0.4 };
    const under = (of: PhotoCrop) => {
      const { x, y } = frameToPicture({ x: at.x * of.width, y: at.y * of.width }, turn);
      return { x: of.x + x, y: of.y + y };
    };

    const after = zoomCrop(before, 0.7, space, at);

    expect(after.width).toBeCloseTo(630);
    expect(under(after).x).toBeCloseTo(under(before).x);
    expect(under(after).y).toBeCloseTo(under(before).y);
  });

  it('moves nothing when it is at its limit', () => {
    const narrow = clampCrop({ ...crop, width: 1 }, space);
    expect(zoomCrop(narrow, 0.5, space, { x: 0.5, y: 0.5 })).toEqual(narrow);
  });
});

describe('levelling', () => {
  it('stops at the limit, and makes the frame smaller where the picture ends', () => {
    const wide = { ...crop, width: widestFrame(0, space) };
    const turned = turnCrop(wide, 90, space);

    expect(turned.turn).toBe(mostTurn);
    expect(turned.width).toBeLessThan(wide.width);
    expect(isInside(turned)).toBe(true);
  });

  it('is undone by the opposite turn', () => {
    const there = frameToPicture({ x: 30, y: -70 }, 11);
    const back = pictureToFrame(there, 11);
    expect(back.x).toBeCloseTo(30);
    expect(back.y).toBeCloseTo(-70);
  });
});

it('says at which resolution the picture’s own pixels come on paper', () => {
  expect(cropDpi({ ...crop, width: 354.33 }, space)).toBeCloseTo(300, 0);
});
