import { decode, measurePicture, open } from './imaging.ts';

/** The largest logo that is kept, px: 40 mm on a receipt at 380 dpi. */
const [mostWidthPx, mostHeightPx] = [600, 240];

/** A logo as it is kept: both pictures are PNG, upright, on white and without metadata. */
interface Logo {
  readonly colour: Uint8Array;
  readonly grey: Uint8Array;
  readonly widthPx: number;
  readonly heightPx: number;
}

/**
 * Decodes a picture file and makes a small logo of it. Transparent parts become white, as on paper.
 * @throws KioskError IMAGE_NOT_RECOGNISED with a reason, IMAGE_TOO_LARGE
 */
export async function logoOf(bytes: Uint8Array): Promise<Logo> {
  await measurePicture(bytes);
  const small = () =>
    open(bytes)
      .flatten({ background: '#ffffff' })
      .resize({ width: mostWidthPx, height: mostHeightPx, fit: 'inside', withoutEnlargement: true });
  const colour = await decode(() =>
    small().toColourspace('srgb').png().toBuffer({ resolveWithObject: true }),
  );
  const grey = await decode(() => small().greyscale().toColourspace('srgb').png().toBuffer());
  return { colour: colour.data, grey, widthPx: colour.info.width, heightPx: colour.info.height };
}
