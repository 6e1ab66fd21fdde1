/**
 * Returns the frame that a video shows now; the caller closes it.
 * @returns null when there is none: from `loadeddata` until the first frame is drawn, and after its track has ended. Its
 * `readyState` is HAVE_ENOUGH_DATA in both cases (Chromium 140 and later).
 */
export function currentFrame(video: HTMLVideoElement): VideoFrame | null {
  try {
    return new VideoFrame(video);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'InvalidStateError') return null;
    throw error;
  }
}

/** Milliseconds in which a newly opened camera shows its picture; one that takes longer has stalled. */
export const firstComesWithin = 2_000;

/** Milliseconds between two tries at a video that receives no frames: its page is hidden, or it was replaced. */
const lookAgainAfter = 100;

/**
 * Returns the current frame, or the first one shown from now on.
 * @param video read on each try: the camera may be reopened meanwhile, in another element
 * @param patienceMs how long to wait for the frame
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

/** Resolves when the video presents a frame, or after the given milliseconds. */
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
