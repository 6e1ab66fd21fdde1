/** Prepares the pictures that arrive in the worker, so that they can be read several times. */
import type { FacePixels } from '../../../shared/face/pixels.ts';
import { reducedTo } from '../../../shared/guidance/measure-sitter.ts';
import { swapsSides, type Rotation } from '../../../shared/model/pictures.ts';

/** A picture, and how to turn it upright. */
export interface Picture {
  readonly bitmap: ImageBitmap;
  readonly rotation: Rotation;
  /** Size of the upright bitmap, px. */
  readonly width: number;
  readonly height: number;
  /** Px of the original picture for each px of the bitmap. */
  readonly reducedBy: number;
}

/** A camera's frames all have one size, so their bytes share one buffer. */
let bytes = new Uint8ClampedArray(0);

/**
 * Copies the frame's bytes without drawing it. With every drawing of a camera's frame, Chromium creates a shared copy
 * that stays until garbage is collected: 430 MiB at 720p.
 */
async function bytesOf(frame: VideoFrame): Promise<ImageData> {
  const format = { format: 'RGBA', colorSpace: 'srgb' } as const;
  const length = frame.allocationSize(format);
  if (bytes.length !== length) bytes = new Uint8ClampedArray(length);
  await frame.copyTo(bytes, format);
  return new ImageData(bytes, frame.visibleRect?.width ?? frame.codedWidth);
}

/**
 * Opens a picture for reading.
 *
 * @param side longer side of the result at most, px
 * @returns a picture whose bitmap the caller must close; it may be the one that was passed in
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
  return {
    bitmap,
    rotation,
    reducedBy,
    ...(swapsSides(rotation) ? { width: height, height: width } : { width, height }),
  };
}

/** Returns the means of two by two px of a picture's upper left part, which is `width` x `height` px. */
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
