/** Converts positions on a sheet from millimetres to a printer's pixels. */
import { mmPerInch } from '../../../shared/inch.ts';
import type { Correction, PrinterProfile } from '../../../shared/printing.ts';
import type { Drawing, DrawnLine } from '../sheet/drawing.ts';
import { uprightOf, type SheetSize, type Upright } from '../sheet/geometry.ts';

/** Resolution and size of a printer's picture. A frame that is larger than the medium shares its middle. */
export type RasterFrame = Pick<PrinterProfile, 'dpiX' | 'dpiY' | 'raster'>;

/** Whole pixels; right and bottom are the first ones outside the box. */
export interface PixelBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface BoxMm {
  readonly xMm: number;
  readonly yMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
}

export interface RasterPage {
  readonly widthPx: number;
  readonly heightPx: number;
  /** The medium, and the correction that applies to every position. */
  readonly upright: Upright;
  /** Size of the picture for the printer, mm. Its middle is the medium's middle. */
  readonly room: { readonly widthMm: number; readonly heightMm: number };
  /** True when the sheet is in landscape: everything on it is turned by 90 degrees clockwise. */
  readonly landscape: boolean;
  /** Converts a point, mm from the sheet's top left corner, to pixels from the frame's top left corner; not rounded. */
  readonly toPixels: (xMm: number, yMm: number) => readonly [number, number];
}

export function rasterPageOf(sheet: SheetSize, frame: RasterFrame, correction: Correction): RasterPage {
  const upright = uprightOf(sheet, correction);
  const [perMmX, perMmY] = [frame.dpiX / mmPerInch, frame.dpiY / mmPerInch];
  const widthPx = frame.raster?.widthPx ?? Math.round(upright.widthMm * perMmX);
  const heightPx = frame.raster?.heightPx ?? Math.round(upright.heightMm * perMmY);
  return {
    widthPx,
    heightPx,
    upright,
    room: { widthMm: widthPx / perMmX, heightMm: heightPx / perMmY },
    landscape: sheet.widthMm > sheet.heightMm,
    toPixels: (xMm, yMm) => {
      const [x, y] = upright.place(xMm, yMm);
      return [
        widthPx / 2 + (x - upright.widthMm / 2) * perMmX,
        heightPx / 2 + (y - upright.heightMm / 2) * perMmY,
      ];
    },
  };
}

/**
 * Returns a box with each edge at the nearest pixel, at most half a pixel from its position. Boxes that touch on paper
 * touch here too, because their shared edge is rounded only one way.
 */
export function pixelBoxOf(
  { toPixels }: Pick<RasterPage, 'toPixels'>,
  { xMm, yMm, widthMm, heightMm }: BoxMm,
): PixelBox {
  const [ax, ay] = toPixels(xMm, yMm);
  const [bx, by] = toPixels(xMm + widthMm, yMm + heightMm);
  return {
    left: Math.round(Math.min(ax, bx)),
    top: Math.round(Math.min(ay, by)),
    right: Math.round(Math.max(ax, bx)),
    bottom: Math.round(Math.max(ay, by)),
  };
}

/** Returns a horizontal or vertical line, at least one pixel thick; its middle is at most half a pixel off. */
function lineBoxOf(page: RasterPage, { x1, y1, x2, y2, thickMm }: DrawnLine): PixelBox {
  const [ax, ay] = page.toPixels(x1, y1);
  const [bx, by] = page.toPixels(x2, y2);
  const [thickX, thickY] = thicknessOf(page, thickMm);
  const level = Math.abs(bx - ax) > Math.abs(by - ay);
  const left = level ? Math.round(Math.min(ax, bx)) : Math.round((ax + bx - thickX) / 2);
  const top = level ? Math.round((ay + by - thickY) / 2) : Math.round(Math.min(ay, by));
  return {
    left,
    top,
    right: level ? Math.round(Math.max(ax, bx)) : left + thickX,
    bottom: level ? top + thickY : Math.round(Math.max(ay, by)),
  };
}

function thicknessOf({ widthPx, heightPx, room }: RasterPage, thickMm: number): readonly [number, number] {
  const across = Math.round((thickMm * widthPx) / room.widthMm);
  const down = Math.round((thickMm * heightPx) / room.heightMm);
  return [Math.max(1, across), Math.max(1, down)];
}

/** Returns a drawing's black and grey boxes, in the order in which they are filled. */
export const filledBoxesOf = (
  page: RasterPage,
  { shades, lines }: Drawing,
): readonly { readonly box: PixelBox; readonly grey: number }[] => [
  ...shades.map((shade) => ({ box: pixelBoxOf(page, shade), grey: shade.grey })),
  ...lines.map((line) => ({ box: lineBoxOf(page, line), grey: 0 })),
];
