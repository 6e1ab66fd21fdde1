/** Pictures as they come into the worker, made ready to be read from several times. */
import type { FacePixels } from '../../../shared/face-pixels.ts';
import { reducedTo } from '../../../shared/guidance/measure-sitter.ts';
import type { Rotation } from './analyser.ts';

/** A picture, and how it is brought upright. */
export interface Picture {
  readonly bitmap: ImageBitmap;
  readonly rotation: Rotation;
  /** Of the bitmap when upright, px. */
  readonly width: number;
  readonly height: number;
  /** Px of the picture as it came for each px of the bitmap. */
  readonly reducedBy: number;
}

/** A camera's frames are of one size, so their bytes have one place. */
let bytes = new Uint8ClampedArray(0);

/**
 * Copied out, never drawn: with every drawing of a camera's frame Chromium sets up a shared copy of it, which stays until
 * the garbage is collected. At 720p that came to 430 MiB.
 */
async function bytesOf(frame: VideoFrame): Promise<ImageData> {
  const format = { format: 'RGBA', colorSpace: 'srgb' } as const;
  const length = frame.allocationSize(format);
  if (bytes.length !== length) bytes = new Uint8ClampedArray(length);
  await frame.copyTo(bytes, format);
  return new ImageData(bytes, frame.visibleRect?.width ?? frame.codedWidth);
}

/**
 * @param side what the longer side is reduced to, px
 * @returns a picture whose bitmap is to be closed; it may be the very one that was given
 * @throws when there are no pixels: a camera that has closed
 */
export async function openPicture(
  image: ImageBitmap | VideoFrame,
  rotation: Rotation,
  side: number,
): Promise<Picture> {
  const raw = image instanceof VideoFrame ? await bytesOf(image) : image;
  if (raw.width === 0 || raw.height === 0) throw new Error('The picture has no pixels');
  const { width, height } = reducedTo(side, raw.width, raw.height);
  const reducedBy = raw.width / width;
  const size = { resizeWidth: width, resizeHeight: height, resizeQuality: 'medium' } as const;
  const isReady = raw instanceof ImageBitmap && reducedBy === 1;
  const bitmap = isReady ? raw : await createImageBitmap(raw, reducedBy === 1 ? {} : size);
  const lying = rotation === 90 || rotation === 270;
  return { bitmap, rotation, reducedBy, ...(lying ? { width: height, height: width } : { width, height }) };
}

/** Means of two by two px of the upper left part of a picture, which is `width` x `height` px of it. */
export function halved({ data, width: stride }: ImageData, width: number, height: number): FacePixels {
  const [columns, rows] = [Math.max(1, Math.floor(width / 2)), Math.max(1, Math.floor(height / 2))];
  const half = new Uint8ClampedArray(columns * rows * 4);
  for (let y = 0, to = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1, to += 4) {
      const from = (y * 2 * stride + x * 2) * 4;
      const below = from + stride * 4;
      for (let channel = 0; channel < 4; channel += 1) {
        const upper = (data[from + channel] ?? 0) + (data[from + 4 + channel] ?? 0);
        half[to + channel] = (upper + (data[below + channel] ?? 0) + (data[below + 4 + channel] ?? 0)) / 4;
      }
    }
  }
  return { data: half, width: columns, height: rows, channels: 4 };
}
