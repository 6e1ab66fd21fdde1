import { describe, expect, it } from 'vitest';
import { distinctFaces, faceNearest, isOffCentre, type FoundFace } from '../../../shared/face/count.ts';

const face = (x: number, y: number, size: number, score = 0.8): FoundFace => ({ x, y, size, score });

describe('the people among the detected faces', () => {
  it('are one when a face was detected twice, and the surer detection counts', () => {
    // Measured on one blurred person, whom the first look detected twice.
    const surer = face(446, 335, 379, 0.82);

    expect(distinctFaces([face(452, 306, 389, 0.76), surer])).toEqual([surer]);
    // One detection is inside the other.
    expect(distinctFaces([face(400, 420, 220, 0.7), surer])).toEqual([surer]);
  });

  it('are one when a shirt was mistaken for a face, however large it is', () => {
    const person = face(950, 580, 498, 0.75);

    expect(distinctFaces([face(489, 693, 935, 0.45), person])).toEqual([person]);
  });

  it('are two when both detections are sure, even cheek to cheek or in very different sizes', () => {
    const [left, right] = [face(593, 563, 471), face(1321, 579, 464)];

    expect(distinctFaces([right, left])).toEqual([left, right]);
    expect(distinctFaces([face(400, 400, 400), face(700, 420, 380)])).toHaveLength(2);
    expect(distinctFaces([face(400, 400, 400), face(640, 560, 200)])).toHaveLength(2);
  });

  it('are one, the surest, when no face is clear', () => {
    expect(distinctFaces([face(400, 400, 400, 0.5), face(1200, 400, 400, 0.4)])).toEqual([
      face(400, 400, 400, 0.5),
    ]);
    expect(distinctFaces([])).toEqual([]);
  });

  it('do not include a small face beside a large one, which is a picture on the wall', () => {
    expect(distinctFaces([face(400, 400, 400), face(1200, 200, 100)])).toHaveLength(1);
  });
});

it('a closer look that finds two faces uses the nearer one, unless its score is too low', () => {
  const [near, far] = [face(330, 320, 200), face(600, 320, 300)];

  expect(faceNearest([far, near], { x: 320, y: 320 })).toBe(near);
  expect(faceNearest([far, { ...near, score: 0.45 }], { x: 320, y: 320 })).toBe(far);
  expect(faceNearest([], { x: 0, y: 0 })).toBeNull();
});

it('a face beside the expected position needs another look', () => {
  expect(isOffCentre(face(115, 389, 246), face(224, 122, 140))).toBe(true);
  expect(isOffCentre(face(450, 335, 392), face(446, 335, 379))).toBe(false);
});
