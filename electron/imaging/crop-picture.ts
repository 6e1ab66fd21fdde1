import sharp from '../sharp.ts';
import { frameHeight, frameReach, type CropSpace, type PhotoCrop } from '../../shared/formats/photo-crop.ts';
import { dressJpeg } from '../../shared/picture-file/jpeg.ts';
import { practiceBandSvg } from '../practice-band.ts';
import { decode, open, type PictureFacts } from './imaging.ts';

/** A photo that was cut out of a picture. */
export interface CroppedPicture {
  readonly facts: PictureFacts;
  readonly bytes: Uint8Array;
}

interface Asked {
  /** Within the limits of `clampCrop`. */
  readonly crop: PhotoCrop;
  readonly space: CropSpace;
  readonly dpi: number;
  /** True in practice: the photo gets its band. */
  readonly practice: boolean;
}

/**
 * Cuts a photo out of a picture, level and at the photo's exact pixels: sRGB, as JPEG 95 with full colour resolution. The
 * picture's light and colours stay as they are. Runs in sharp's own threads.
 */
export async function cropPicture(
  bytes: Uint8Array,
  { crop, space, dpi, practice }: Asked,
): Promise<CroppedPicture> {
  const { widthPx, heightPx } = space.photo;
  const file = await decode(async () => {
    const level = await levelled(bytes, crop, space);
    const [width, height] = [Math.round(crop.width), Math.round(frameHeight(crop.width, space))];
    const photo = sharp(level.data, { raw: level.info })
      .extract({
        left: Math.max(0, Math.round((level.info.width - width) / 2)),
        top: Math.max(0, Math.round((level.info.height - height) / 2)),
        width: Math.min(width, level.info.width),
        height: Math.min(height, level.info.height),
      })
      .resize({ width: widthPx, height: heightPx, fit: 'fill', kernel: 'lanczos3' });
    const marked = practice ? photo.composite([{ input: Buffer.from(practiceBandSvg(space.photo)) }]) : photo;
    return marked.jpeg({ quality: 95, chromaSubsampling: '4:4:4', optimiseCoding: false }).toBuffer();
  });
  const dressed = dressJpeg(file, { dpiX: dpi, dpiY: dpi });
  if (dressed === null) throw new Error('what was encoded here has no whole form');
  return { facts: { mime: 'image/jpeg', widthPx, heightPx }, bytes: dressed };
}

/** Pixels around the frame, so that turning mixes nothing else into its edge. */
const margin = 2;

/** Returns the area around the frame, turned about the frame's middle, which is in the area's middle. */
async function levelled(bytes: Uint8Array, crop: PhotoCrop, space: CropSpace) {
  const reach = frameReach(crop, space);
  const left = Math.round(crop.x - reach.x) - margin;
  const top = Math.round(crop.y - reach.y) - margin;
  const right = left + Math.round(reach.x * 2) + 2 * margin;
  const bottom = top + Math.round(reach.y * 2) + 2 * margin;
  const [from, to] = [
    { x: Math.max(0, left), y: Math.max(0, top) },
    { x: Math.min(space.widthPx, right), y: Math.min(space.heightPx, bottom) },
  ];
  const cut = await open(bytes)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .extract({ left: from.x, top: from.y, width: to.x - from.x, height: to.y - from.y })
    .raw()
    .toBuffer({ resolveWithObject: true });
  // The frame may end at the picture's edge: repeating that edge keeps the frame in the middle.
  const whole = await sharp(cut.data, { raw: cut.info })
    .extend({
      ...{ left: from.x - left, top: from.y - top, right: right - to.x, bottom: bottom - to.y },
      extendWith: 'copy',
    })
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (crop.turn === 0) return whole;
  return sharp(whole.data, { raw: whole.info }).rotate(crop.turn).raw().toBuffer({ resolveWithObject: true });
}
