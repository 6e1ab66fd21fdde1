/** Reads single values from a picture of a face. Lightness is luma of the encoded values, 0 to 255. */
export interface FacePixels {
  /** RGB or RGBA, 8 bits, rows without padding. */
  readonly data: Uint8Array | Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
  readonly channels: 3 | 4;
}

/** Luma with the weights of ITU-R BT.709. */
export const lumaOf = (r: number, g: number, b: number): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** Returns the luma of a pixel; outside the picture, that of the nearest one. */
export function valueAt({ data, width, height, channels }: FacePixels, x: number, y: number): number {
  const column = Math.max(0, Math.min(width - 1, x));
  const row = Math.max(0, Math.min(height - 1, y));
  const at = (row * width + column) * channels;
  return lumaOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
}

/** Returns the value below which `share` of the values lie; 0 for an empty list. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
