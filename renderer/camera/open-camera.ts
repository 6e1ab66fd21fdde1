import { unnamedCameraId } from './devices.ts';
import { framesCome, type PictureSize } from './frames-come.ts';

/** A camera that sends pictures, and their size, which may differ from the one requested. */
export interface OpenCamera extends PictureSize {
  readonly stream: MediaStream;
  /** Gives a camera free that is not closed with its stream. */
  readonly close?: () => void;
}

/** Larger than any webcam's picture, so that the camera sends the largest that it can. */
const largest = { width: 3840, height: 2160 };
/** Sizes of which every camera has one, for a camera that promises a large picture and then sends none. */
const modest = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 },
  { width: 640, height: 480 },
] as const;
/** Milliseconds. A camera wakes up within two seconds, and then sends at least five pictures a second. */
const patience = { first: 4_000, smaller: 2_000 };

/**
 * Opens a camera in the largest size that it really sends.
 * @param deviceId the camera; the unnamed one is whichever the system or the person offers first
 * @throws {DOMException} as `getUserMedia` does; TimeoutError when it sends nothing in any size
 */
export async function openCamera(deviceId: string): Promise<OpenCamera> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: false,
    video: {
      width: { ideal: largest.width },
      height: { ideal: largest.height },
      ...(deviceId === unnamedCameraId ? {} : { deviceId: { exact: deviceId } }),
    },
  });
  try {
    return await settle(stream);
  } catch (error) {
    for (const track of stream.getTracks()) track.stop();
    throw error;
  }
}

async function settle(stream: MediaStream): Promise<OpenCamera> {
  const [track] = stream.getVideoTracks();
  if (track === undefined) throw new DOMException('The camera has no picture', 'NotReadableError');
  await growTo(track);
  const come = await framesCome(stream, patience.first);
  if (come !== null) return { stream, ...come };
  for (const size of modest) {
    if (size.width >= (track.getSettings().width ?? Infinity)) continue;
    if (!(await resized(track, size))) continue;
    const smaller = await framesCome(stream, patience.smaller);
    if (smaller !== null) return { stream, ...smaller };
  }
  throw new DOMException('The camera sends no picture', 'TimeoutError');
}

/** Enlarges the picture, because some drivers open small and only then report their largest size. */
async function growTo(track: MediaStreamTrack): Promise<void> {
  const { width, height } = track.getCapabilities();
  const now = track.getSettings();
  if (width?.max === undefined || height?.max === undefined || now.width === undefined) return;
  const wanted = {
    width: Math.min(width.max, largest.width),
    height: Math.min(height.max, largest.height),
  };
  if (wanted.width > now.width) await resized(track, wanted);
}

/** Resizes the picture. @returns false when the camera refuses: it then stays as it was */
async function resized(
  track: MediaStreamTrack,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<boolean> {
  try {
    await track.applyConstraints({ width: { ideal: width }, height: { ideal: height } });
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'OverconstrainedError') return false;
    throw error;
  }
}
