import type { FaceMesh, MeshPoint } from '../../shared/face/measures.ts';

/** The named points of a level, frontal, neutral face, px from between the eyes; eye to eye 60. */
const face: Readonly<Record<number, readonly [number, number, number]>> = {
  10: [0, -52, -8],
  152: [0, 103, 5],
  1: [0, 41, -35],
  234: [-67, 25, 55],
  454: [67, 25, 55],
  33: [-41, 0, 3],
  133: [-17, 0, 1],
  159: [-29, -5, 0],
  145: [-29, 5, 0],
  362: [17, 0, 1],
  263: [41, 0, 3],
  386: [29, -5, 0],
  374: [29, 5, 0],
  61: [-23, 65, 5],
  291: [23, 65, 5],
  13: [0, 64, -5],
  14: [0, 65, -5],
  473: [-30, 0, 0],
  468: [30, 0, 0],
  50: [-38, 35, 5],
  101: [-28, 28, 0],
  205: [-33, 50, 0],
  280: [38, 35, 5],
  330: [28, 28, 0],
  425: [33, 50, 0],
  151: [0, -35, -8],
  108: [-12, -38, -6],
  337: [12, -38, -6],
  9: [0, -18, -10],
  195: [0, 26, -28],
};

export interface Turned {
  /** Head tilt, degrees. */
  readonly roll?: number;
  readonly yaw?: number;
  readonly scale?: number;
  readonly centre?: { readonly x: number; readonly y: number };
  /** Moves single points of the neutral face. */
  readonly moved?: Readonly<Record<number, readonly [number, number, number]>>;
}

/** Returns a mesh of 478 points whose named ones form a face. */
export function meshOf({
  roll = 0,
  yaw = 0,
  scale = 1,
  centre = { x: 0, y: 0 },
  moved = {},
}: Turned = {}): FaceMesh {
  const [a, b] = [(roll * Math.PI) / 180, (yaw * Math.PI) / 180];
  return Array.from({ length: 478 }, (_, index): MeshPoint => {
    const [x, y, z] = moved[index] ?? face[index] ?? [0, 0, 0];
    const [turned, deep] = [x * Math.cos(b) - z * Math.sin(b), x * Math.sin(b) + z * Math.cos(b)];
    return {
      x: centre.x + scale * (turned * Math.cos(a) - y * Math.sin(a)),
      y: centre.y + scale * (turned * Math.sin(a) + y * Math.cos(a)),
      z: scale * deep,
    };
  });
}
