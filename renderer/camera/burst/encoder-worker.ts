/** The encoder's thread: turns a camera's frame upright and encodes it as a picture file. */
import { swapsSides, type Rotation, type ShotFormat } from '../../../shared/model/pictures.ts';

export interface EncodeRequest {
  readonly id: number;
  /** Closed here. */
  readonly frame: VideoFrame;
  /** Degrees clockwise that turn it upright. */
  readonly rotation: Rotation;
  readonly format: ShotFormat;
}
export interface Encoded {
  readonly id: number;
  /** The picture file, or the reason why there is none. */
  readonly file: ArrayBuffer | Error;
}

/** Cosine and sine in whole numbers: with those of `Math`, a quarter turn would blur every pixel a little. */
const turns: Readonly<Record<Rotation, readonly [number, number]>> = {
  0: [1, 0],
  90: [0, 1],
  180: [-1, 0],
  270: [0, -1],
};

/** Formats of cameras that have one colour value for four pixels, as most have. */
const halfColour: ReadonlySet<VideoPixelFormat | null> = new Set(['I420', 'NV12']);

/**
 * Quality of a JPEG, 0 to 1. Chromium keeps the full colour resolution at 1 only, and halves it below. A camera that has
 * halved it itself loses none, and the picture is encoded in half the time, in half the bytes (decision 99).
 */
const jpegQuality = ({ format }: VideoFrame): number => (halfColour.has(format) ? 0.99 : 1);

/** Encodes a frame, neither mirrored nor scaled. PNG keeps every pixel, JPEG the camera's colour resolution. */
async function encoded({ frame, rotation, format }: EncodeRequest): Promise<ArrayBuffer> {
  const { displayWidth, displayHeight } = frame;
  const quality = jpegQuality(frame);
  const [width, height] = swapsSides(rotation)
    ? [displayHeight, displayWidth]
    : [displayWidth, displayHeight];
  const canvas = new OffscreenCanvas(width, height);
  // Read back at once, so the graphics processor would only cost a way there and back.
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  if (context === null) throw new Error('There is no 2d canvas in this worker');
  const [cos, sin] = turns[rotation];
  context.setTransform(cos, sin, -sin, cos, width / 2, height / 2);
  context.drawImage(frame, -displayWidth / 2, -displayHeight / 2);
  const blob = await canvas.convertToBlob({ type: `image/${format}`, quality });
  // The picture's memory is free now, not at the next garbage collection.
  canvas.width = 0;
  return blob.arrayBuffer();
}

async function answer(request: EncodeRequest): Promise<void> {
  const file = await encoded(request).catch((error: unknown) =>
    error instanceof Error ? error : new Error(String(error)),
  );
  request.frame.close();
  const transfer = file instanceof ArrayBuffer ? [file] : [];
  self.postMessage({ id: request.id, file } satisfies Encoded, { transfer });
}

self.addEventListener('message', ({ data }: MessageEvent<EncodeRequest>) => void answer(data));
