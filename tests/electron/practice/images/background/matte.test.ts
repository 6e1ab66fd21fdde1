/** Mattes against the masks that the portraits were drawn with. */
import { describe, expect, it } from 'vitest';
import { cutOut } from '../../../../../electron/practice/images/background/remove.ts';
import { decode } from '../../../../../electron/practice/images/decode.ts';
import type { PortraitParams } from '../../../../../shared/portrait/index.ts';
import { hairEdgeError, intersectionOverUnion, maskedPortrait } from '../../../../portraits/masks.ts';
import { staying } from '../raw.ts';

const small = { width: 400, height: 350, headHeight: 0.5 };

async function score(overrides: Partial<PortraitParams>, quality: 'fast' | 'fine') {
  const drawn = await maskedPortrait({ ...small, ...overrides });
  const picture = await decode(drawn.data, '#ffffff');
  const matte = await cutOut(picture, quality, staying);
  return {
    drawn,
    matte,
    overlap: intersectionOverUnion(matte.alpha, drawn.mask),
    hair: hairEdgeError(matte.alpha, drawn),
  };
}

const plain: [string, Partial<PortraitParams>][] = [
  ['long blond hair', { hairStyle: 'long', hairColour: 'blond' }],
  ['grey hair before grey', { hairColour: 'grey', seed: 9 }],
  ['uneven light on the wall', { background: 'gradient', hairStyle: 'bald', skin: 'tan' }],
];

describe('a person before a plain backdrop', () => {
  it.each(plain)('is cut out with clean hair: %s', async (_name, overrides) => {
    const { overlap, hair } = await score(overrides, 'fine');

    expect(overlap).toBeGreaterThan(0.98);
    expect(hair).toBeLessThan(0.06);
  });

  it('is cut out quickly, too', async () => {
    expect((await score({ hairStyle: 'high', hairColour: 'red' }, 'fast')).overlap).toBeGreaterThan(0.98);
  });
});

describe('a person before shelves of books', () => {
  it.each([
    ['long blond hair', { hairStyle: 'long', hairColour: 'blond', seed: 5 }],
    ['a hat and a tilted head', { hat: true, roll: 8, clothingColour: '#8b8378' }],
  ] satisfies [string, Partial<PortraitParams>][])('is cut out: %s', async (_name, overrides) => {
    const { overlap, hair } = await score({ ...overrides, background: 'busy' }, 'fine');

    expect(overlap).toBeGreaterThan(0.9);
    expect(hair).toBeLessThan(0.12);
  });
});

describe('the colour of an edge', () => {
  it('no longer holds the backdrop', async () => {
    const { drawn, matte } = await score({ hairColour: 'brown', backgroundColour: '#2f6bff' }, 'fine');
    const picture = await decode(drawn.data, '#ffffff');
    const mixed = [...matte.alpha.keys()].filter((index) => {
      const alpha = matte.alpha[index] ?? 0;
      return alpha > 60 && alpha < 200 && index < drawn.width * drawn.height * 0.4;
    });
    const blueness = (data: Uint8Array): number =>
      mixed.reduce((sum, index) => sum + (data[index * 3 + 2] ?? 0) - (data[index * 3] ?? 0), 0) /
      mixed.length;

    expect(mixed.length).toBeGreaterThan(50);
    expect(blueness(picture.data)).toBeGreaterThan(40);
    expect(blueness(matte.colours)).toBeLessThan(0);
  });
});
