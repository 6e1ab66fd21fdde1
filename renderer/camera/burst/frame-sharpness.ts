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

/**
 * Returns the mean square of the second difference along rows, in squared levels of green, which carries most of the
 * luma: edges count, slow shading does not. Comparable only between frames of one burst.
 * @param pixels RGBA of the whole frame @param area to read, px
 */
export function frameSharpness(pixels: Uint8Array, widthPx: number, area: Area): number {
  const step = Math.max(1, Math.floor(area.height / rows));
  let sum = 0;
  let count = 0;
  for (let row = area.y; row < area.y + area.height; row += step) {
    const begin = (row * widthPx + area.x + 1) * 4 + 1;
    for (let at = begin; at < begin + (area.width - 2) * 4; at += 4) {
      const bend = 2 * (pixels[at] ?? 0) - (pixels[at - 4] ?? 0) - (pixels[at + 4] ?? 0);
      sum += bend * bend;
      count += 1;
    }
  }
  return count === 0 ? 0 : sum / count;
}
