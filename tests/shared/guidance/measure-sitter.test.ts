import { describe, expect, it } from 'vitest';
import { headOf } from '../../../shared/face/measures.ts';
import type { FacePixels } from '../../../shared/face/pixels.ts';
import { reducedTo, sitterView, type StudiedSitter } from '../../../shared/guidance/measure-sitter.ts';
import { anchored } from '../../../shared/similarity.ts';
import { meshOf } from '../mesh.ts';

/** Returns a grey picture with a few pixels of another luma at its end. */
function grey(width: number, height: number, luma: number, others: readonly number[] = []): FacePixels {
  const data = new Uint8ClampedArray(width * height * 4).fill(luma);
  others.forEach((other, index) => data.fill(other, index * 4, index * 4 + 4));
  return { data, width, height, channels: 4 };
}

const mesh = meshOf({ centre: { x: 320, y: 280 } });
const level: StudiedSitter = {
  look: grey(640, 640, 150),
  map: anchored(2, 0, { x: 960, y: 500 }, { x: 320, y: 280 }),
  mesh,
  emotions: { happy: 0.8, neutral: 0.1 },
};
const picture = { widthPx: 1920, heightPx: 1080, small: grey(320, 180, 128) };

describe('a view of the sitter', () => {
  it('has the head at its position in the picture, px', () => {
    const { face } = sitterView(picture, 1, level);
    const head = headOf(mesh);
    expect(face?.eyes.x).toBeCloseTo(960, 3);
    expect(face?.eyes.y).toBeCloseTo(500, 3);
    expect(face?.crown.y).toBeCloseTo(500 - head.eyesToCrown * 2, 3);
    expect(face?.chin.y).toBeCloseTo(500 + head.eyesToChin * 2, 3);
    expect(face?.headPx).toBeCloseTo((head.eyesToCrown + head.eyesToChin) * 2, 3);
  });

  it('adds the tilt by which the picture was levelled', () => {
    const tilted = { ...level, map: anchored(2, 0.2, { x: 960, y: 500 }, { x: 320, y: 280 }) };
    const { face } = sitterView(picture, 1, tilted);
    expect(face?.pose.roll).toBeCloseTo((0.2 * 180) / Math.PI, 3);
    expect(face?.crown.x).toBeGreaterThan(960);
    expect(face?.chin.x).toBeLessThan(960);
  });

  it('counts the sitters and measures how happy the first one looks', () => {
    const view = sitterView(picture, 2, level);
    expect(view.faces).toBe(2);
    expect(view.face?.happiness).toBe(0.8);
    expect(view.backdrop).not.toBeNull();
  });

  it('has no sitter when a closer look finds no face', () => {
    expect(sitterView(picture, 1, null)).toMatchObject({ faces: 0, face: null, backdrop: null });
  });

  it('measures the darkest and brightest of the whole picture, apart from a few dead pixels', () => {
    const covered = { ...picture, small: grey(320, 180, 4, [255, 255, 255]) };
    expect(sitterView(covered, 0, null)).toMatchObject({ darkest: 4, brightest: 4 });
    const burnt = { ...picture, small: grey(320, 180, 255, [0, 0]) };
    expect(sitterView(burnt, 0, null)).toMatchObject({ darkest: 255, brightest: 255 });
  });
});

describe('the reduced size', () => {
  it('keeps the shape and is never larger', () => {
    expect(reducedTo(320, 1920, 1080)).toEqual({ width: 320, height: 180 });
    expect(reducedTo(320, 1080, 1920)).toEqual({ width: 180, height: 320 });
    expect(reducedTo(320, 160, 120)).toEqual({ width: 160, height: 120 });
  });
});
