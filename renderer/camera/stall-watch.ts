/** A live picture without a new frame for this long is called frozen, in milliseconds. */
export const stallAfter = 2_000;
const checkEvery = 250;

/**
 * Watches a video for frames that stop coming. A hidden page draws nothing and is not judged.
 * @param onStalled told each time the judgement changes
 * @returns what stops the watch
 */
export function watchForStall(video: HTMLVideoElement, onStalled: (stalled: boolean) => void): () => void {
  let lastFrame = performance.now();
  let stalled = false;
  let handle = 0;

  const judge = (next: boolean): void => {
    if (next === stalled) return;
    stalled = next;
    onStalled(next);
  };
  const frame = (): void => {
    lastFrame = performance.now();
    judge(false);
    handle = video.requestVideoFrameCallback(frame);
  };
  handle = video.requestVideoFrameCallback(frame);
  const timer = setInterval(() => {
    if (document.hidden) lastFrame = performance.now();
    judge(performance.now() - lastFrame > stallAfter);
  }, checkEvery);

  return () => {
    clearInterval(timer);
    video.cancelVideoFrameCallback(handle);
  };
}
