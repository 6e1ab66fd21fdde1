/** Spectacles as tubes and lenses in front of the eyes. */
import { halfWidthAt, layoutOf } from './head.ts';
import type { ModelledPortrait, Rgb } from './params.ts';
import { vec, type Paint, type Surface, type Vec } from './raster.ts';
import { smooth } from './skin-paint.ts';

/** Returns a tube along a path from 0 to 1. */
function tube(path: (along: number) => Vec, radius: number, colour: Rgb, columns: number): Surface {
  return {
    at: (u, v) => {
      const here = path(u);
      const next = path(Math.min(1, u + 1e-3));
      const before = path(Math.max(0, u - 1e-3));
      const dx = next.x - before.x;
      const dy = next.y - before.y;
      const length = Math.hypot(dx, dy) || 1;
      const turn = v * 2 * Math.PI;
      return vec(
        here.x - (dy / length) * radius * Math.cos(turn),
        here.y + (dx / length) * radius * Math.cos(turn),
        here.z + radius * Math.sin(turn),
      );
    },
    paint: () => ({ colour, opacity: 1 }),
    columns,
    rows: 8,
  };
}

const shapes = {
  round: { wide: 0.215, high: 0.2, power: 2, thick: 0.012 },
  square: { wide: 0.24, high: 0.165, power: 4.5, thick: 0.024 },
  fine: { wide: 0.225, high: 0.15, power: 2.8, thick: 0.008 },
  glare: { wide: 0.235, high: 0.17, power: 3.2, thick: 0.014 },
  dark: { wide: 0.255, high: 0.2, power: 2.7, thick: 0.016 },
} as const;

export function spectaclesOf(portrait: ModelledPortrait): Surface[] {
  const { glasses, frame, seed } = portrait;
  if (glasses === 'none') return [];
  const { wide, high, power, thick } = shapes[glasses];
  const { eyeX, eyeY } = layoutOf(portrait);
  const depth = 0.93;
  const middleX = eyeX + 0.01;
  const middleY = eyeY + 0.03;
  const rim = (side: number, along: number, size = 1): Vec => {
    const turn = along * 2 * Math.PI;
    const c = Math.cos(turn);
    const s = Math.sin(turn);
    const reach = (Math.abs(c) ** power + Math.abs(s) ** power) ** (-1 / power);
    return vec(
      side * (middleX + wide * c * reach * size),
      middleY + high * s * reach * size,
      depth - 0.1 * Math.abs(c * reach * size + 0.3),
    );
  };
  const pane = (side: number): Surface => ({
    at: (u, v) => rim(side, u, v),
    paint: ({ x, y }): Paint => {
      const dx = (side * x - middleX) / wide;
      const dy = (y - middleY) / high;
      if (glasses === 'dark') return { colour: [30 + 12 * dy, 27 + 10 * dy, 28 + 8 * dy], opacity: 0.95 };
      if (glasses !== 'glare') return { colour: [240, 246, 250], opacity: 0.05 };
      // A window's image: a bright, slanted patch with soft edges.
      const slant = dx * side + 0.45 * dy + 0.25 * Math.sin(seed);
      const patch =
        smooth(-0.62, -0.5, slant) * (1 - smooth(0.28, 0.42, slant)) * (1 - smooth(0.62, 0.8, Math.abs(dy)));
      return { colour: [250, 252, 255], opacity: 0.06 + 0.82 * patch };
    },
    columns: 60,
    rows: 12,
    unlit: true,
  });
  const bridge = (along: number): Vec =>
    vec(
      (along - 0.5) * 2 * (middleX - wide),
      middleY - 0.03 - 0.035 * Math.sin(along * Math.PI),
      depth + 0.03,
    );
  const arm = (side: number) => (along: number) => {
    const from = middleX + wide;
    const to = halfWidthAt(eyeY, portrait) + 0.05;
    return vec(side * (from + (to - from) * along), middleY - 0.05, depth - 0.12 - along * 0.75);
  };
  const sides = [-1, 1];
  return [
    ...sides.map((side) => tube((along) => rim(side, along), thick, frame, 80)),
    tube(bridge, thick, frame, 16),
    ...sides.map((side) => tube(arm(side), thick, frame, 12)),
    ...sides.map(pane),
  ];
}
