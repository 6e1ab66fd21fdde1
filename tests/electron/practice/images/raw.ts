/** Pixels of an encoded picture, for tests that examine single ones. */
import sharp from 'sharp';

export interface Raw {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  readonly channels: number;
}

export async function raw(bytes: Uint8Array): Promise<Raw> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels };
}

/** Returns all channels of one pixel. */
export function at({ data, width, channels }: Raw, x: number, y: number): readonly number[] {
  const start = (y * width + x) * channels;
  return [...data.subarray(start, start + channels)];
}

/** True when the plate that says PRACTICE is in the middle of the lower edge. */
export async function saysPractice(bytes: Uint8Array): Promise<boolean> {
  const picture = await raw(bytes);
  const [r = 0, g = 0, b = 0] = at(picture, Math.floor(picture.width / 2), picture.height - 2);
  return Math.abs(r - 0x9b) < 12 && Math.abs(g - 0x1c) < 12 && Math.abs(b - 0x31) < 12;
}

/** A caller who does not leave. */
export const staying = (): Promise<void> => Promise.resolve();
