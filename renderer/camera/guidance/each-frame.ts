/** Calls `seen` for every new frame of the video, until the returned function is called. */
export function eachFrame(video: HTMLVideoElement, seen: () => void): () => void {
  let handle = 0;
  const next = (): void => {
    handle = video.requestVideoFrameCallback(next);
    seen();
  };
  handle = video.requestVideoFrameCallback(next);
  return () => video.cancelVideoFrameCallback(handle);
}
