/**
 * A camera that gphoto2 or digiCamControl drives, as a stream like a webcam's. The main process hands over one frame for each request, so a
 * page that is slow misses frames and never falls behind.
 */
import type { CameraState, ConnectedCamera, ConnectedTrouble } from '../../../shared/camera/connected.ts';
import { BridgeError, ConnectionLost, kiosk } from '../../bridge/bridge.ts';
import type { OpenCamera } from '../open-camera.ts';

/** Why a connected camera did not open. */
export class ConnectedFailure extends Error {
  readonly trouble: ConnectedTrouble;

  constructor(trouble: ConnectedTrouble) {
    super('the connected camera shows no picture');
    this.name = 'ConnectedFailure';
    this.trouble = trouble;
  }
}

export interface ConnectedListener {
  /** The live picture has ended. Nothing else is told afterwards. */
  readonly trouble: (trouble: ConnectedTrouble) => void;
  readonly state: (state: CameraState) => void;
}

/** Frames per second at most: more would only cost time. */
const rate = 30;

/** A camera is closed before the next one is opened, in the order in which this page asked for it. */
let closing: Promise<void> = Promise.resolve();

/** Returns the cameras that are plugged in. While the counter is locked there are none: the list is asked for again afterwards. */
export async function listConnected(): Promise<readonly ConnectedCamera[]> {
  try {
    return await kiosk().connectedCameras();
  } catch (error) {
    if (error instanceof BridgeError || error instanceof ConnectionLost) return [];
    throw error;
  }
}

/**
 * Opens a connected camera.
 * @throws ConnectedFailure; BridgeError and ConnectionLost, as every call
 */
export async function openConnected(cameraId: string, listener: ConnectedListener): Promise<OpenCamera> {
  await closing;
  const refused = await kiosk().openConnectedCamera({ cameraId });
  if (refused !== null) throw new ConnectedFailure(refused);
  const { bytes, trouble, state } = await kiosk().connectedFrame({ cameraId });
  if (trouble !== null || bytes === null) throw new ConnectedFailure(trouble ?? 'failed');
  listener.state(state);
  const canvas = document.createElement('canvas');
  await draw(canvas, bytes);
  const stream = canvas.captureStream(rate);
  const feed = { open: true };
  void follow(cameraId, canvas, feed, listener);
  return {
    stream,
    widthPx: canvas.width,
    heightPx: canvas.height,
    close() {
      if (!feed.open) return;
      feed.open = false;
      // After a call that failed, the main process closes the camera as soon as nobody asks for frames.
      closing = kiosk().closeConnectedCamera({ cameraId }).catch(ignoreFailedCall);
    },
  };
}

async function follow(
  cameraId: string,
  canvas: HTMLCanvasElement,
  feed: { open: boolean },
  listener: ConnectedListener,
): Promise<void> {
  while (feed.open) {
    const begun = performance.now();
    const trouble = await next(cameraId, canvas, feed, listener);
    if (trouble !== null) {
      feed.open = false;
      listener.trouble(trouble);
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 1_000 / rate - (performance.now() - begun)));
  }
}

/** Draws one frame. @returns why there are no more; null while there are */
async function next(
  cameraId: string,
  canvas: HTMLCanvasElement,
  feed: { readonly open: boolean },
  listener: ConnectedListener,
): Promise<ConnectedTrouble | null> {
  try {
    const { bytes, trouble, state } = await kiosk().connectedFrame({ cameraId });
    if (!feed.open) return null;
    if (trouble !== null) return trouble;
    listener.state(state);
    if (bytes !== null) await draw(canvas, bytes);
    return null;
  } catch (error) {
    ignoreFailedCall(error);
    return feed.open ? 'failed' : null;
  }
}

/** A frame that is damaged is left out; where all are, the page reports a frozen picture. */
async function draw(canvas: HTMLCanvasElement, bytes: Uint8Array): Promise<void> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(new Blob([Uint8Array.from(bytes)], { type: 'image/jpeg' }));
  } catch (error) {
    if (error instanceof DOMException && error.name === 'InvalidStateError') return;
    throw error;
  }
  // Setting the size empties a canvas, so it is set only when it changes.
  if (canvas.width !== bitmap.width || canvas.height !== bitmap.height) {
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
  }
  canvas.getContext('2d', { alpha: false })?.drawImage(bitmap, 0, 0);
  bitmap.close();
}

/** The whole screen reports a lost connection. */
function ignoreFailedCall(error: unknown): void {
  if (!(error instanceof BridgeError) && !(error instanceof ConnectionLost)) throw error;
}
