/** A camera that gphoto2 or digiCamControl drives: this page shows the frames that the staff page gets. */

import { liveFrame } from './feed.ts';

/** Frames per second at most. */
const rate = 15;
/** Milliseconds after which the kiosk is asked again when it has no new frame. */
const askAgainAfter = 200;

async function newestFrame(): Promise<ImageBitmap | null> {
  const frame = await liveFrame();
  return frame === null ? null : createImageBitmap(frame);
}

/**
 * Opens the mirror of a connected camera. It goes on until its track is stopped.
 * @throws DOMException NotFoundError when there is no frame now; Error when the kiosk does not answer
 */
export async function openConnectedMirror(): Promise<MediaStream> {
  const first = await newestFrame();
  if (first === null) throw new DOMException('no live picture', 'NotFoundError');
  const canvas = document.createElement('canvas');
  draw(canvas, first);
  const stream = canvas.captureStream(rate);
  const [track] = stream.getVideoTracks();
  if (track !== undefined) void follow(canvas, track);
  return stream;
}

async function follow(canvas: HTMLCanvasElement, track: MediaStreamTrack): Promise<void> {
  while (track.readyState === 'live') {
    const frame = await newestFrame().catch(() => null);
    if (frame !== null) draw(canvas, frame);
    // Without a frame the picture stands still, and is hidden like that of any camera that sends nothing.
    await new Promise((resolve) => setTimeout(resolve, frame === null ? askAgainAfter : 1_000 / rate));
  }
}

function draw(canvas: HTMLCanvasElement, frame: ImageBitmap): void {
  if (canvas.width !== frame.width || canvas.height !== frame.height) {
    canvas.width = frame.width;
    canvas.height = frame.height;
  }
  canvas.getContext('2d', { alpha: false })?.drawImage(frame, 0, 0);
  frame.close();
}
