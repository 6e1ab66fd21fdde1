/**
 * The frame that a video shows now, for the caller to close.
 * @returns null when it has none: from `loadeddata` until the first frame is drawn, and once its track has ended. Its
 * `readyState` says HAVE_ENOUGH_DATA in both (Chromium 140 and later).
 */
export function currentFrame(video: HTMLVideoElement): VideoFrame | null {
  try {
    return new VideoFrame(video);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'InvalidStateError') return null;
    throw error;
  }
}

/** Milliseconds in which a camera that was opened just now shows its picture; one that takes longer stands still. */
export const firstComesWithin = 2_000;

/** Milliseconds between two looks at a video that is told of no frames: its page is hidden, or it was replaced. */
const lookAgainAfter = 100;

/**
 * The frame that is shown now, or the first that is shown from now on.
 * @param video asked each time: the camera may be opened again meanwhile, into another element
 * @param patienceMs how long the frame may take
 * @returns null when none came
 */
export async function frameWithin(
  video: () => HTMLVideoElement | null,
  patienceMs: number,
): Promise<VideoFrame | null> {
  const until = performance.now() + patienceMs;
  for (;;) {
    const element = video();
    const frame = element === null ? null : currentFrame(element);
    const left = until - performance.now();
    if (frame !== null || left <= 0) return frame;
    await nextFrame(element, Math.min(lookAgainAfter, left));
  }
}

/** Resolves when the video presents a frame, after the given milliseconds at the latest. */
function nextFrame(video: HTMLVideoElement | null, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const handle = video?.requestVideoFrameCallback(() => {
      clearTimeout(timer);
      resolve();
    });
    const timer = setTimeout(() => {
      if (handle !== undefined) video?.cancelVideoFrameCallback(handle);
      resolve();
    }, milliseconds);
  });
}
