import { swapsSides, type Rotation } from '../../../shared/model/pictures.ts';
import { frameWithin } from '../current-frame.ts';
import { areaOfHead, frameSharpness } from './frame-sharpness.ts';

/** A camera's frame in this page's memory, as it came: not mirrored, scaled or turned. */
export interface RawFrame {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Degrees clockwise that turn it upright. */
  readonly rotation: Rotation;
  readonly pixels: Uint8Array<ArrayBuffer>;
  /** The camera's own format, or RGBA. */
  readonly format: VideoPixelFormat;
  readonly layout: readonly PlaneLayout[];
  readonly colorSpace: VideoColorSpaceInit;
}

/** Formats that are kept as they come: their first plane is the picture's luma, one byte each. */
const ownFormats: ReadonlySet<VideoPixelFormat | null> = new Set(['I420', 'NV12', 'I422', 'I444']);

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
    // The camera's own format is a third of the bytes of RGBA, and its copy needs no conversion.
    const own = ownFormats.has(frame.format) ? frame.format : null;
    const options: VideoFrameCopyToOptions = own === null ? { format: 'RGBA', colorSpace: 'srgb' } : {};
    const pixels = new Uint8Array(frame.allocationSize(options));
    const layout = await frame.copyTo(pixels, options);
    const { width: widthPx, height: heightPx } = frame.visibleRect ?? { width: 0, height: 0 };
    const colorSpace = own === null ? srgb : frame.colorSpace.toJSON();
    return { widthPx, heightPx, rotation, pixels, format: own ?? 'RGBA', layout, colorSpace };
  } finally {
    // A camera has few frames to lend: one that is kept freezes its picture.
    frame.close();
  }
}

const srgb: VideoColorSpaceInit = {
  ...{ primaries: 'bt709', transfer: 'iec61966-2-1', matrix: 'rgb', fullRange: true },
};

/** Returns a copy of the frame as a picture that can be drawn or passed on. */
export const pictureOf = ({ pixels, format, layout, colorSpace, widthPx, heightPx }: RawFrame): VideoFrame =>
  new VideoFrame(pixels, {
    ...{ format, layout: [...layout], colorSpace, timestamp: 0 },
    ...{ codedWidth: widthPx, codedHeight: heightPx },
  });

/** Returns a frame's sharpness, comparable between the frames of one burst; see `frameSharpness`. */
export function sharpnessOfFrame({ pixels, format, layout, widthPx, heightPx, rotation }: RawFrame): number {
  const area = areaOfHead(widthPx, heightPx, swapsSides(rotation));
  const { offset, stride } = layout[0] ?? { offset: 0, stride: 0 };
  // Green carries most of the luma.
  const [first, step] = format === 'RGBA' ? [offset + 1, 4] : [offset, 1];
  return frameSharpness({ pixels, first, step, stride }, area);
}

const mostFrames = 8;
const fewestFrames = 3;
/** Bytes that the frames of a burst may use in the page's memory: eight of 1080p, fewer of larger ones. */
const memory = 160_000_000;

/** Returns how many frames of this size a burst takes. */
export const framesOfBurst = (widthPx: number, heightPx: number): number =>
  Math.max(fewestFrames, Math.min(mostFrames, Math.floor(memory / (widthPx * heightPx * 4))));
