/**
 * Converts still pictures to a file that Chromium plays as a camera: `node tests/portraits/mjpeg.ts OUT.mjpeg
 * PICTURE…`
 */
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

export interface CameraFile {
  /** Pixels of the camera's picture; defaults to 1920 x 1080. */
  readonly width?: number;
  readonly height?: number;
  /** Number of frames per picture: Chromium plays 30 a second and then starts over. */
  readonly framesEach?: number;
  /** Colour of the sides when a picture has another shape. */
  readonly surround?: string;
}

/** Position of a picture in the camera's frame: frame = picture x scale + (left, top), in pixels. */
export interface PlacedPicture {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

/**
 * Chromium's file camera mistakes JPEG's full range for video range (16 to 235) and stretches it: 227 arrives as 246
 * and light skin burns out. So the pictures are compressed to video range first and arrive unchanged.
 */
const videoRange = { scale: 219 / 255, black: 16 };

/**
 * Writes `pictures` (any format that sharp reads) to `file`, whole, centred, as consecutive JPEG frames: the form
 * that `--use-file-for-fake-video-capture` takes. Returns each picture's position in the frame.
 */
export async function writeMjpeg(
  file: string,
  pictures: readonly Buffer[],
  { width = 1920, height = 1080, framesEach = 2, surround = '#d9d9d9' }: CameraFile = {},
): Promise<PlacedPicture[]> {
  const frames: Buffer[] = [];
  const places: PlacedPicture[] = [];
  for (const picture of pictures) {
    const { data: upright, info: size } = await sharp(picture)
      .autoOrient()
      .flatten({ background: surround })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const scale = Math.min(width / size.width, height / size.height);
    const wide = Math.round(size.width * scale);
    const high = Math.round(size.height * scale);
    const left = Math.floor((width - wide) / 2);
    const top = Math.floor((height - high) / 2);
    const sides = { left, right: width - wide - left, top, bottom: height - high - top };
    const { data: resized, info } = await sharp(upright, { raw: size })
      .resize(wide, high, { fit: 'fill' })
      .extend({ ...sides, background: surround })
      .raw()
      .toBuffer({ resolveWithObject: true });
    // Half-resolution colour, as cameras send it: other samplings are not what the capture expects.
    const frame = await sharp(resized, { raw: info })
      .linear(videoRange.scale, videoRange.black)
      .jpeg({ quality: 95, chromaSubsampling: '4:2:0' })
      .toBuffer();
    for (let count = 0; count < framesEach; count += 1) frames.push(frame);
    places.push({ scale, left, top });
  }
  await writeFile(file, Buffer.concat(frames));
  return places;
}

if (import.meta.main) {
  const [out, ...pictures] = process.argv.slice(2);
  if (out === undefined || pictures.length === 0)
    throw new Error('Usage: node tests/portraits/mjpeg.ts OUT.mjpeg PICTURE…');
  await writeMjpeg(out, await Promise.all(pictures.map((picture) => readFile(picture))));
}
