/** Quality of the JPEG that is kept as the shot: high enough that the service's own crop shows no blocks. */
const jpegQuality = 0.95;

/**
 * The frame that the video shows, as a JPEG in the stream's own resolution: neither mirrored nor scaled. The
 * stream is not interrupted, as it would be by asking the camera for a still of its own.
 * @throws Error when the video has no frame yet or the picture cannot be encoded
 */
export async function takeShot(video: HTMLVideoElement): Promise<Uint8Array> {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0) throw new Error('the video has no frame yet');
  const canvas = new OffscreenCanvas(videoWidth, videoHeight);
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) throw new Error('no 2d canvas');
  context.drawImage(video, 0, 0);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: jpegQuality });
  return new Uint8Array(await blob.arrayBuffer());
}
