/** Comparing the sharpness of frames of one burst: the same sitter, the same light, a fraction of a second apart. */

/** Where the sitter's head is, of the upright frame's width and height: the guide is drawn about its middle. */
const headArea = { x: 0.3, y: 0.12, width: 0.4, height: 0.7 };
/** Rows that are looked at: enough to compare by, few enough for the page's own thread. */
const rows = 240;

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The area of the head in a frame as it came, px. @param lying the frame is turned by a quarter to stand upright */
export function areaOfHead(widthPx: number, heightPx: number, lying: boolean): Area {
  const { x, y, width, height } = headArea;
  // Turned by a quarter, what is below may be at either side: the middle of the frame is the head's in any case.
  const share = lying ? { x: (1 - height) / 2, y: x, width: height, height: width } : { x, y, width, height };
  return {
    x: Math.round(share.x * widthPx),
    y: Math.round(share.y * heightPx),
    width: Math.max(3, Math.round(share.width * widthPx)),
    height: Math.max(1, Math.round(share.height * heightPx)),
  };
}

/**
 * Mean square of the second difference along rows, in squared levels of green, which carries most of the luma: edges count,
 * slow shading does not. Only comparable between frames of one burst.
 * @param pixels RGBA of the whole frame @param area where to look, px
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
