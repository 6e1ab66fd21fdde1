/** Everything on a sheet besides its photos, in millimetres from the top left corner of the sheet as it is read. */
import type { Face } from '../type/fonts.ts';

/** A horizontal or vertical line; half of its thickness lies on either side. */
export interface DrawnLine {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly thickMm: number;
}

/** A filled box. */
export interface Shade {
  readonly xMm: number;
  readonly yMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
  /** sRGB, 0 black to 1 white. */
  readonly grey: number;
}

/** One line of type. */
export interface Writing {
  readonly text: string;
  readonly face: Face;
  /** Size of the em, mm. */
  readonly sizeMm: number;
  /** Start of the line, on its baseline. */
  readonly xMm: number;
  readonly yMm: number;
  /** True for type that runs from top to bottom, turned by 90 degrees clockwise. */
  readonly turned: boolean;
  /** sRGB, 0 black to 1 white; black when it is left out. */
  readonly grey?: number;
}

export interface Drawing {
  readonly lines: readonly DrawnLine[];
  readonly shades: readonly Shade[];
  readonly writings: readonly Writing[];
}
