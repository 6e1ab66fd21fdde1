export interface PictureSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

/**
 * Waits until a stream really sends pictures: two, because a camera that hangs may repeat its last one.
 * @param patienceMs how long the two may take
 * @returns the size of the pictures, or null when they did not come
 */
export async function framesCome(stream: MediaStream, patienceMs: number): Promise<PictureSize | null> {
  const video = document.createElement('video');
  video.muted = true;
  video.srcObject = stream;
  try {
    const came = await Promise.race([frames(video, 2), after(patienceMs)]);
    return came ? { widthPx: video.videoWidth, heightPx: video.videoHeight } : null;
  } finally {
    // The element would otherwise keep drawing a stream that nobody sees.
    video.srcObject = null;
  }
}

async function frames(video: HTMLVideoElement, count: number): Promise<true> {
  // A hidden page is not told about frames, only that there are some.
  const loaded = new Promise((resolve) => video.addEventListener('loadeddata', resolve, { once: true }));
  video.play().catch(ignoreInterruption);
  if (document.hidden) await loaded;
  else for (let seen = 0; seen < count; seen += 1) await nextFrame(video);
  return true;
}

/** Ignores that playing was interrupted when the stream was removed, which is how every wait here ends. */
function ignoreInterruption(error: unknown): void {
  if (!(error instanceof DOMException) || error.name !== 'AbortError') throw error;
}

const nextFrame = (video: HTMLVideoElement): Promise<unknown> =>
  new Promise((resolve) => video.requestVideoFrameCallback(resolve));

const after = (milliseconds: number): Promise<false> =>
  new Promise((resolve) => setTimeout(() => resolve(false), milliseconds));
