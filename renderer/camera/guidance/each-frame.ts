/** Calls `seen` for every new frame that the video presents, until the function it gives is called. */
export function eachFrame(video: HTMLVideoElement, seen: () => void): () => void {
  let handle = 0;
  const next = (): void => {
    handle = video.requestVideoFrameCallback(next);
    seen();
  };
  handle = video.requestVideoFrameCallback(next);
  return () => video.cancelVideoFrameCallback(handle);
}
