/** Resamples photos to a printer's pixels, each once for every size and direction that it is printed in. */
import sharp from '../../sharp.ts';
import { KioskError } from '../../../shared/errors.ts';
import type { Placement } from '../../../shared/model/sheets.ts';
import { refuseDistortion } from '../sheet/photo-shape.ts';
import { channels, type Tile } from './canvas.ts';
import { pixelBoxOf, type PixelBox, type RasterPage } from './frame.ts';
import { pictureFor, type SheetPicture, type SheetToCompose } from '../sheet/pdf.ts';

export interface PlacedTile {
  readonly tile: Tile;
  readonly box: PixelBox;
}

const unreadable = (cause: unknown): KioskError =>
  new KioskError('IMAGE_NOT_RECOGNISED', 'the photo cannot be put on a sheet', {}, { cause });

async function orUnreadable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw unreadable(cause);
  }
}

/** Reads a picture's size in pixels from its header. */
async function sizeOf(
  picture: SheetPicture,
): Promise<{ readonly widthPx: number; readonly heightPx: number }> {
  const { width, height } = await orUnreadable(sharp(picture).metadata());
  return { widthPx: width, heightPx: height };
}

/**
 * Resamples a picture. It is decoded at full size, because shrinking a JPEG while decoding would resample it twice; its
 * EXIF direction is ignored, because a PDF does not know EXIF either.
 *
 * @param turns quarter turns, clockwise
 */
async function resampled(picture: SheetPicture, width: number, height: number, turns: number): Promise<Tile> {
  const lying = turns % 2 === 1;
  const size = lying ? { width: height, height: width } : { width, height };
  const sized = sharp(picture, { failOn: 'error' })
    .resize({ ...size, fit: 'fill', kernel: 'lanczos3', fastShrinkOnLoad: false })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw();
  const { data, info } = await orUnreadable(sized.toBuffer({ resolveWithObject: true }));
  if (info.channels !== channels) throw unreadable(`${String(info.channels)} channels`);
  if (turns === 0) return { pixels: data, width, height };
  const turned = sharp(data, { raw: { ...size, channels } }).rotate(turns * 90);
  return { pixels: await turned.raw().toBuffer(), width, height };
}

/**
 * @throws KioskError IMAGE_NOT_RECOGNISED for a photo that cannot be decoded, PRINT_FILE_WRONG for one whose shape
 *   differs from its slot's
 */
export async function tilesOf({ plan, pictures }: SheetToCompose, page: RasterPage): Promise<PlacedTile[]> {
  const tiles = new Map<string, Promise<Tile>>();
  const checked = async (placement: Placement, width: number, height: number): Promise<Tile> => {
    const picture = pictureFor(pictures, placement.photoId);
    refuseDistortion(placement, await sizeOf(picture));
    return resampled(picture, width, height, (placement.rotated ? 1 : 0) + (page.landscape ? 1 : 0));
  };
  const tileFor = (placement: Placement, box: PixelBox): Promise<Tile> => {
    const [width, height] = [box.right - box.left, box.bottom - box.top];
    const key = [placement.photoId, width, height, placement.rotated].join(' ');
    const tile = tiles.get(key) ?? checked(placement, width, height);
    tiles.set(key, tile);
    return tile;
  };
  return Promise.all(
    plan.placements.map(async (placement) => {
      const box = pixelBoxOf(page, placement);
      return { box, tile: await tileFor(placement, box) };
    }),
  );
}
