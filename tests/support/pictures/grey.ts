/** Grey copies of pictures, for finding one picture in another. */
import sharp from 'sharp';

export interface Grey {
  /** 0 to 255, row by row. */
  readonly data: Float32Array;
  readonly width: number;
  readonly height: number;
  /** Pixels of this copy per pixel of the picture. */
  readonly scale: number;
}

/** Returns the size as a person sees the picture, upright; pixels. */
export async function pictureSize(
  picture: Uint8Array,
): Promise<{ readonly width: number; readonly height: number }> {
  const { width, height } = (await sharp(picture).metadata()).autoOrient;
  return { width, height };
}

/** Returns a copy of this width, slightly softened so that its slopes show positions. */
export async function greyCopy(picture: Uint8Array, width: number): Promise<Grey> {
  const whole = await pictureSize(picture);
  const { data, info } = await sharp(picture, { autoOrient: true })
    .flatten({ background: '#ffffff' })
    .greyscale()
    .resize({ width, height: Math.round((whole.height * width) / whole.width), fit: 'fill' })
    .blur(0.8)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    data: Float32Array.from(data),
    width: info.width,
    height: info.height,
    scale: info.width / whole.width,
  };
}

export interface Sample {
  value: number;
  /** Slopes per pixel to the right and per pixel down. */
  dx: number;
  dy: number;
}

/**
 * Samples between pixels, whose centres are whole numbers here. Writes into a given object, because this runs
 * millions of times.
 *
 * @returns false outside the picture
 */
export function sampleInto(into: Sample, { data, width, height }: Grey, x: number, y: number): boolean {
  const left = Math.floor(x);
  const top = Math.floor(y);
  if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) return false;
  const [fx, fy, at] = [x - left, y - top, top * width + left];
  const [nw, ne] = [data[at] ?? 0, data[at + 1] ?? 0];
  const [sw, se] = [data[at + width] ?? 0, data[at + width + 1] ?? 0];
  const [north, south] = [nw + (ne - nw) * fx, sw + (se - sw) * fx];
  into.value = north + (south - north) * fy;
  into.dx = (ne - nw) * (1 - fy) + (se - sw) * fy;
  into.dy = south - north;
  return true;
}
