import { headshotDefaults, headshotSideLimits } from '../../shared/service/limits.ts';

/** Width to height. `own` is a size that staff type. */
const ratios = {
  'portrait-3-4': [3, 4],
  'portrait-2-3': [2, 3],
  square: [1, 1],
  'landscape-4-3': [4, 3],
  'landscape-3-2': [3, 2],
} as const;
export type Ratio = keyof typeof ratios;
export type Shape = Ratio | 'own';
export const shapes: readonly Shape[] = [
  'portrait-3-4',
  'portrait-2-3',
  'square',
  'landscape-4-3',
  'landscape-3-2',
  'own',
];

/** Pixels. The shorter side of each shape stays above the service's minimum; 2024 is its maximum. */
export const longSides = [
  headshotDefaults.outputImageHeight,
  1_536,
  headshotSideLimits.max,
] as const satisfies readonly number[];

export interface PixelSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Returns a shape's size. @param longSide pixels of the longer side */
export function sizeOf(shape: Ratio, longSide: number): PixelSize {
  const [width, height] = ratios[shape];
  const long = Math.max(width, height);
  return {
    widthPx: Math.round((longSide * width) / long),
    heightPx: Math.round((longSide * height) / long),
  };
}

/** Returns the choice that gives this size: one of the shapes and sides above, or staff's own. */
export function shapeOf({ widthPx, heightPx }: PixelSize): {
  readonly shape: Shape;
  readonly longSide: number;
} {
  const longSide = Math.max(widthPx, heightPx);
  const known = longSides.some((side) => side === longSide);
  const shape = (Object.keys(ratios) as Ratio[]).find((one) => {
    const size = sizeOf(one, longSide);
    return size.widthPx === widthPx && size.heightPx === heightPx;
  });
  return known && shape !== undefined
    ? { shape, longSide }
    : { shape: 'own', longSide: headshotDefaults.outputImageHeight };
}
