import { describe, expect, it } from 'vitest';
import { distinctFaces, faceNearest, isOffCentre, type FoundFace } from '../../shared/face-count.ts';

const face = (x: number, y: number, size: number, score = 0.8): FoundFace => ({ x, y, size, score });

describe('the people among the faces that were found', () => {
  it('are one for a face that was found twice, the surer find', () => {
    // Measured on one blurred person, whom the first look found twice.
    const surer = face(446, 335, 379, 0.82);

    expect(distinctFaces([face(452, 306, 389, 0.76), surer])).toEqual([surer]);
    // One find lies within the other.
    expect(distinctFaces([face(400, 420, 220, 0.7), surer])).toEqual([surer]);
  });

  it('are one where a shirt was taken for a face, however large it is', () => {
    const person = face(950, 580, 498, 0.75);

    expect(distinctFaces([face(489, 693, 935, 0.45), person])).toEqual([person]);
  });

  it('are two where two are sure, also cheek to cheek or of very different size', () => {
    const [left, right] = [face(593, 563, 471), face(1321, 579, 464)];

    expect(distinctFaces([right, left])).toEqual([left, right]);
    expect(distinctFaces([face(400, 400, 400), face(700, 420, 380)])).toHaveLength(2);
    expect(distinctFaces([face(400, 400, 400), face(640, 560, 200)])).toHaveLength(2);
  });

  it('are one, the surest, where nobody is seen well', () => {
    expect(distinctFaces([face(400, 400, 400, 0.5), face(1200, 400, 400, 0.4)])).toEqual([
      face(400, 400, 400, 0.5),
    ]);
    expect(distinctFaces([])).toEqual([]);
  });

  it('leave out a small face beside a large one: it is a picture on the wall', () => {
    expect(distinctFaces([face(400, 400, 400), face(1200, 200, 100)])).toHaveLength(1);
  });
});

it('of two faces in a closer look the nearer is meant, unless it is not believable', () => {
  const [near, far] = [face(330, 320, 200), face(600, 320, 300)];

  expect(faceNearest([far, near], { x: 320, y: 320 })).toBe(near);
  expect(faceNearest([far, { ...near, score: 0.45 }], { x: 320, y: 320 })).toBe(far);
  expect(faceNearest([], { x: 0, y: 0 })).toBeNull();
});

it('a face that lies beside the place that was told is looked at again', () => {
  expect(isOffCentre(face(115, 389, 246), face(224, 122, 140))).toBe(true);
  expect(isOffCentre(face(450, 335, 392), face(446, 335, 379))).toBe(false);
});
