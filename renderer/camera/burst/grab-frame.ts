import { swapsSides, type RawFrame, type Rotation } from '../../../shared/model/pictures.ts';
import { frameWithin } from '../current-frame.ts';
import { areaOfHead, frameSharpness } from './frame-sharpness.ts';

/**
 * Copies the frame that the video holds, whole and unchanged: not mirrored, scaled or turned. Requesting a still from the
 * camera would interrupt the stream, and a canvas would draw the picture and read it back.
 * @param rotation degrees clockwise that turn it upright
 * @param patienceMs how long to wait for a video that has no frame yet
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
    // A camera has few frames to lend: one that is kept freezes its picture.
    frame.close();
  }
}

/** Returns a copy of the frame as a picture that can be drawn or passed on. */
export const pictureOf = ({ pixels, widthPx, heightPx }: RawFrame): Promise<ImageBitmap> =>
  createImageBitmap(new ImageData(new Uint8ClampedArray(pixels), widthPx, heightPx));

/** Returns a frame's sharpness, comparable between the frames of one burst; see `frameSharpness`. */
export const sharpnessOfFrame = ({ pixels, widthPx, heightPx, rotation }: RawFrame): number =>
  frameSharpness(pixels, widthPx, areaOfHead(widthPx, heightPx, swapsSides(rotation)));

const mostFrames = 8;
const fewestFrames = 3;
/** Bytes that the frames of a burst may use in the page's memory: eight of 1080p, fewer of larger ones. */
const memory = 160_000_000;

/** Returns how many frames of this size a burst takes. */
export const framesOfBurst = (widthPx: number, heightPx: number): number =>
  Math.max(fewestFrames, Math.min(mostFrames, Math.floor(memory / (widthPx * heightPx * 4))));
