/** A picture without a new frame for this long is frozen, ms: the same limit as on the staff page (fault 67). */
const stillAfter = 2_000;
const lookEvery = 250;

/**
 * Watches for frames that stop coming. The staff page judges the camera; this only prevents a last frame from posing as a
 * mirror. A hidden page draws nothing and is not judged.
 * @returns a function that stops watching
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
