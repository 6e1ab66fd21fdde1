import type { RawFrame, Rotation } from '../../../shared/model/pictures.ts';
import { frameWithin } from '../current-frame.ts';
import { areaOfHead, frameSharpness } from './frame-sharpness.ts';

/**
 * Copies the frame that the video holds, whole and as it came: neither mirrored, scaled nor turned. The stream is not
 * interrupted, as it would be by asking the camera for a still of its own; and no canvas comes between, which would
 * have the picture drawn and read back.
 * @param rotation degrees clockwise that bring it upright
 * @param patienceMs how long a video that has none just now may take to show one
 * @returns null when there is none
 */
export async function grabFrame(
  video: () => HTMLVideoElement | null,
  rotation: Rotation,
  patienceMs = 0,
): Promise<RawFrame | null> {
  const frame = await frameWithin(video, patienceMs);
  if (frame === null) return null;
  try {
    const format = { format: 'RGBA', colorSpace: 'srgb' } as const;
    const pixels = new Uint8Array(frame.allocationSize(format));
    await frame.copyTo(pixels, format);
    const { width: widthPx, height: heightPx } = frame.visibleRect ?? { width: 0, height: 0 };
    return { widthPx, heightPx, rotation, pixels };
  } finally {
    // A camera has few frames to lend: one that is kept makes its picture stand still.
    frame.close();
  }
}

/** A copy of the frame as a picture that can be drawn or given away. */
export const pictureOf = ({ pixels, widthPx, heightPx }: RawFrame): Promise<ImageBitmap> =>
  createImageBitmap(new ImageData(new Uint8ClampedArray(pixels), widthPx, heightPx));

/** Comparable between the frames of one burst, see `frameSharpness`. */
export const sharpnessOfFrame = ({ pixels, widthPx, heightPx, rotation }: RawFrame): number =>
  frameSharpness(pixels, widthPx, areaOfHead(widthPx, heightPx, rotation === 90 || rotation === 270));

const mostFrames = 8;
const fewestFrames = 3;
/** Bytes that the frames of a burst may take up in the page's memory: eight of 1080p, fewer of more. */
const memory = 160_000_000;

/** How many frames of this size a burst takes. */
export const framesOfBurst = (widthPx: number, heightPx: number): number =>
  Math.max(fewestFrames, Math.min(mostFrames, Math.floor(memory / (widthPx * heightPx * 4))));
