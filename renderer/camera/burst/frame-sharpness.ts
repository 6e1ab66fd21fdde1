/** Compares the sharpness of frames of one burst: the same sitter, the same light, a fraction of a second apart. */

/** Area of the sitter's head, as shares of the upright frame's width and height: around the guide's middle. */
const headArea = { x: 0.3, y: 0.12, width: 0.4, height: 0.7 };
/** Number of rows to read: enough to compare, few enough for the page's own thread. */
const rows = 240;

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Returns the head's area in a frame that is not turned yet, px.
 *
 * @param lying the frame needs a quarter turn to be upright
 */
export function areaOfHead(widthPx: number, heightPx: number, lying: boolean): Area {
  const { x, y, width, height } = headArea;
  // Before a quarter turn, the bottom may be at either side, so the area is centred, where the head is in any case.
  const share = lying ? { x: (1 - height) / 2, y: x, width: height, height: width } : { x, y, width, height };
  return {
    x: Math.round(share.x * widthPx),
    y: Math.round(share.y * heightPx),
    width: Math.max(3, Math.round(share.width * widthPx)),
    height: Math.max(1, Math.round(share.height * heightPx)),
  };
}

/** The brightness of a frame's pixels, one byte each, among its other bytes. */
export interface Luma {
  readonly pixels: Uint8Array;
  /** The first pixel's position. */
  readonly first: number;
  /** From one pixel to the next, bytes. */
  readonly step: number;
  /** From one row to the next, bytes. */
  readonly stride: number;
}

/**
 * Returns the mean square of the second difference along rows, in squared levels: edges count, slow shading does not.
 * Comparable only between frames of one burst.
 * @param area to read, px
 */
export function frameSharpness({ pixels, first, step, stride }: Luma, area: Area): number {
  const rowStep = Math.max(1, Math.floor(area.height / rows));
  let sum = 0;
  let count = 0;
  for (let row = area.y; row < area.y + area.height; row += rowStep) {
    const begin = first + row * stride + (area.x + 1) * step;
    for (let at = begin; at < begin + (area.width - 2) * step; at += step) {
      const bend = 2 * (pixels[at] ?? 0) - (pixels[at - step] ?? 0) - (pixels[at + step] ?? 0);
      sum += bend * bend;
      count += 1;
    }
  }
  return count === 0 ? 0 : sum / count;
}
