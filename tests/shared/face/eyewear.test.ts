import { describe, expect, it } from 'vitest';
import { eyewearOf } from '../../../shared/face/eyewear.ts';
import { bareForehead } from '../../../shared/face/forehead.ts';
import type { FacePixels } from '../../../shared/face/pixels.ts';
import { meshOf } from '../mesh.ts';

type Colour = readonly [number, number, number];
const SIDE = 400;
const CENTRE = { x: 200, y: 190 };
/** Eyes 120 px apart: the mesh at twice its size. */
const mesh = meshOf({ centre: CENTRE, scale: 2 });
const skin: Colour = [205, 160, 130];

/**
 * Returns a face of bare skin; `paint` covers points, measured from between the eyes, and leaves the others unchanged.
 */
function face(paint: (x: number, y: number) => Colour | null): FacePixels {
  const data = new Uint8ClampedArray(SIDE * SIDE * 3);
  for (let i = 0; i < SIDE * SIDE; i += 1) {
    const [x, y] = [(i % SIDE) - CENTRE.x, Math.floor(i / SIDE) - CENTRE.y];
    const eye = Math.abs(Math.abs(x) - 60) < 22 && Math.abs(y) < 9;
    data.set(paint(x, y) ?? (eye ? [235, 232, 228] : skin), i * 3);
  }
  return { data, width: SIDE, height: SIDE, channels: 3 };
}

const black: Colour = [30, 28, 28];
const inPane = (x: number, y: number): boolean => Math.abs(Math.abs(x) - 58) < 46 && Math.abs(y - 6) < 36;
const onRim = (x: number, y: number): boolean =>
  inPane(x, y) && !(Math.abs(Math.abs(x) - 58) < 42 && Math.abs(y - 6) < 32);
const onBridge = (x: number, y: number): boolean => Math.abs(x) < 14 && Math.abs(y + 4) < 3;

describe('eyewear', () => {
  it('is nothing on bare skin', () => {
    const { rim, eyeLight, glare } = eyewearOf(
      face(() => null),
      mesh,
    );
    expect(rim).toBeLessThan(0.02);
    expect(eyeLight).toBeGreaterThan(1.2);
    expect(glare).toBe(0);
  });

  it('is a frame when a line crosses the skin under the eyes and over the nose', () => {
    const { rim } = eyewearOf(
      face((x, y) => (onRim(x, y) || onBridge(x, y) ? black : null)),
      mesh,
    );
    expect(rim).toBeGreaterThan(0.5);
  });

  it('is no frame when only one of the three positions has a line: a crease or a scar', () => {
    const oneSided = eyewearOf(
      face((x, y) => (x < -20 && Math.abs(y - 40) < 3 ? black : null)),
      mesh,
    );
    expect(oneSided.rim).toBeLessThan(0.05);
  });

  it('is no frame when light ends in a shadow, which is a step and not a line', () => {
    const shadow: Colour = [120, 92, 75];
    expect(
      eyewearOf(
        face((_, y) => (y > 38 ? shadow : null)),
        mesh,
      ).rim,
    ).toBeLessThan(0.05);
  });

  it('darkens both eyes against the cheeks when the lenses are dark', () => {
    const dark = eyewearOf(
      face((x, y) => (inPane(x, y) ? black : null)),
      mesh,
    );
    const oneEye = eyewearOf(
      face((x, y) => (x < 0 && inPane(x, y) ? black : null)),
      mesh,
    );
    expect(dark.eyeLight).toBeLessThan(0.3);
    expect(oneEye.eyeLight).toBeGreaterThan(1);
  });

  it('makes the lenses white where they reflect, whatever the skin', () => {
    const glaring = face((x, y) => (inPane(x, y) && y > 14 ? [250, 252, 255] : null));
    expect(eyewearOf(glaring, mesh).glare).toBeGreaterThan(0.3);
  });
});

describe('a bare forehead', () => {
  const hairDownTo = (height: number) => face((_, y) => (y < -height ? [60, 45, 35] : null));

  it('is measured from the eyes to the hair, as a share of the distance to the chin', () => {
    expect(bareForehead(hairDownTo(130), mesh)).toBeCloseTo(130 / 206, 1);
    expect(bareForehead(hairDownTo(80), mesh)).toBeCloseTo(80 / 206, 1);
  });

  it('does not end at a wrinkle', () => {
    const wrinkled = face((_, y) => (y < -130 ? [60, 45, 35] : Math.abs(y + 100) < 2 ? [110, 80, 60] : null));
    expect(bareForehead(wrinkled, mesh)).toBeCloseTo(130 / 206, 1);
  });
});
