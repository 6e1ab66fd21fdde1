import { describe, expect, it } from 'vitest';
import { drawPortrait, portrait } from '../../../shared/portrait/index.ts';
import type { FaceTruth, PortraitParams } from '../../../shared/portrait/index.ts';

function onlyFace(overrides: Partial<PortraitParams> = {}): FaceTruth {
  const [face] = drawPortrait(portrait(overrides)).truth.faces;
  if (!face) throw new Error('Nobody was drawn');
  return face;
}

describe('drawPortrait', () => {
  it('draws the same picture twice from the same parameters', () => {
    const params = portrait({ hairStyle: 'high', background: 'busy', people: 2, noise: 0.5 });

    expect(drawPortrait(params).svg).toBe(drawPortrait(params).svg);
  });

  it('draws other strands of hair for another seed', () => {
    const first = drawPortrait(portrait({ seed: 1 })).svg;
    const second = drawPortrait(portrait({ seed: 2 })).svg;

    expect(first).not.toBe(second);
  });

  it('frames the default as a counter webcam does: 486 px of head, eyes just above the middle, headroom', () => {
    const face = onlyFace();

    expect(face.headHeight).toBeCloseTo(486, 6);
    expect(face.leftEye.y).toBeCloseTo(505, 0);
    expect(face.crown.x).toBe(960);
    expect(face.hairTop.y).toBeGreaterThan(0.15 * 1080);
  });

  it('puts the face where the offset says, in fractions of the picture', () => {
    const face = onlyFace({ offsetX: 0.1, offsetY: -0.1 });

    expect(face.faceCentre.x).toBeCloseTo(960 + 192, 6);
    expect(face.faceCentre.y).toBeCloseTo(540 - 108, 6);
  });

  it('tilts clockwise for a positive roll, with the eyes on the tilted line', () => {
    const { leftEye, rightEye, crown, chin } = onlyFace({ roll: 10 });
    const slope = Math.atan2(rightEye.y - leftEye.y, rightEye.x - leftEye.x) * (180 / Math.PI);

    expect(slope).toBeCloseTo(10, 6);
    expect(crown.x).toBeGreaterThan(chin.x);
  });

  it('keeps the head’s height when it tilts', () => {
    expect(onlyFace({ roll: -10 }).headHeight).toBeCloseTo(486, 6);
  });

  it('moves the features towards the picture right for a positive yaw', () => {
    expect(onlyFace({ yaw: 15 }).mouth.x).toBeGreaterThan(onlyFace().mouth.x + 20);
  });

  it('lifts the features for a positive pitch', () => {
    expect(onlyFace({ pitch: 15 }).mouth.y).toBeLessThan(onlyFace().mouth.y - 20);
  });

  it('lowers the chin when the mouth opens', () => {
    expect(onlyFace({ mouthOpen: 1 }).chin.y).toBeGreaterThan(onlyFace().chin.y + 10);
  });

  it('distinguishes the crown of the skull from the top of the hair', () => {
    const flat = onlyFace({ hairStyle: 'flat' });
    const high = onlyFace({ hairStyle: 'high' });
    const bald = onlyFace({ hairStyle: 'bald' });

    expect(high.crown).toEqual(flat.crown);
    expect(high.hairTop.y).toBeLessThan(flat.hairTop.y);
    expect(bald.hairTop).toEqual(bald.crown);
  });

  it('draws the mole on one side only, so that a mirrored picture is recognisable', () => {
    const face = onlyFace();

    expect(face.mole.x).toBeGreaterThan(face.faceCentre.x + 50);
  });

  it('lists two people from left to right, and no one when there is no person', () => {
    const [left, right] = drawPortrait(portrait({ people: 2 })).truth.faces;

    expect(left?.faceCentre.x).toBeLessThan(right?.faceCentre.x ?? 0);
    expect(drawPortrait(portrait({ people: 0 })).truth.faces).toEqual([]);
  });

  it('uses every id once, even with two people', () => {
    const { svg } = drawPortrait(
      portrait({ people: 2, glasses: 'clear', light: 0.5, background: 'gradient', blur: 3 }),
    );
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

    expect(ids.length).toBe(new Set(ids).size);
  });

  it('refers only to ids that it defines', () => {
    const { svg } = drawPortrait(
      portrait({ hat: true, glasses: 'sun', smile: 1, blur: 2, noise: 1, exposure: -1 }),
    );
    const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);

    expect(used.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('never writes NaN or Infinity', () => {
    const { svg } = drawPortrait(portrait({ yaw: 30, pitch: -20, age: 'baby', hat: true }));

    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
  });
});
