/** A picture without a new frame for this long stands still, ms: as long as staff's page waits (fault 67). */
const stillAfter = 2_000;
const lookEvery = 250;

/**
 * Watches for frames that stop coming. Staff's page judges the camera; this only keeps a last frame from standing in
 * for a mirror. A hidden page draws nothing and is not judged.
 * @returns what stops the watch
 */
export function watchFrames(video: HTMLVideoElement, onStill: (still: boolean) => void): () => void {
  let last = performance.now();
  let handle = video.requestVideoFrameCallback(frame);
  function frame(): void {
    last = performance.now();
    handle = video.requestVideoFrameCallback(frame);
  }
  const timer = setInterval(() => {
    if (document.hidden) last = performance.now();
    onStill(performance.now() - last > stillAfter);
  }, lookEvery);
  return () => {
    clearInterval(timer);
    video.cancelVideoFrameCallback(handle);
  };
}
