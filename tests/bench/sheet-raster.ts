/** Photos to a sheet's picture in a printer's frame: by Headroom, composed and checked, and by ImageMagick's `montage`. */
import { execFileSync } from 'node:child_process';
import { composeRaster } from '../../electron/printing/compose-raster.ts';
import { media } from '../../shared/sheet-media.ts';
import { sheetOf, sheetOfOne, timed, withFiles } from './sheet-photos.ts';
import { median, quantile } from './quantile.ts';

export interface SheetRasterMeasure {
  readonly rounds: number;
  /** One photo eight times. Milliseconds, composed and checked. */
  readonly jpegMedianMs: number;
  readonly jpegP95Ms: number;
  /** Eight different photos. */
  readonly differentMedianMs: number;
  readonly differentP95Ms: number;
  readonly pngMedianMs: number;
  readonly montageMedianMs: number;
  /** How many times faster the JPEG is than `montage`. */
  readonly ratio: number;
}

const rounds = 40;
const peerRounds = 9;
const warmUps = 3;
/** A DNP DS620's on 4 x 6 in. */
const frame = { dpiX: 300, dpiY: 300, raster: { widthPx: 1240, heightPx: 1844 } };

/** The same photos at the same size, in the same number of pixels, as JPEG of the same quality. */
export async function measureSheetRaster(): Promise<SheetRasterMeasure> {
  const sheet = await sheetOfOne(media['4x6in'], 8);
  const several = await sheetOf(media['4x6in'], 8, null);
  const jpeg: number[] = [];
  const different: number[] = [];
  const png: number[] = [];
  const montage: number[] = [];
  await withFiles(sheet, async (files, page) => {
    const eight = Array.from({ length: 8 }, () => files[0] ?? '');
    // Turned as Headroom turns them: 531 x 413 px each, two by four, on 1240 x 1844 px.
    const tiles = ['-tile', '2x4', '-geometry', '531x413!+44+24', '-rotate', '90'];
    const file = ['-density', '300', '-sampling-factor', '4:4:4', '-quality', '95', page];
    for (let round = -warmUps; round < rounds; round++) {
      const jpegMs = await timed(() => composeRaster({ ...sheet, format: 'jpeg', frame }));
      const differentMs = await timed(() => composeRaster({ ...several, format: 'jpeg', frame }));
      if (round < 0) continue;
      jpeg.push(jpegMs);
      different.push(differentMs);
      if (round >= peerRounds) continue;
      png.push(await timed(() => composeRaster({ ...sheet, format: 'png', frame })));
      montage.push(await timed(() => execFileSync('montage', [...eight, ...tiles, ...file])));
    }
  });
  const jpegMedianMs = median(jpeg);
  const montageMedianMs = median(montage);
  return {
    rounds,
    jpegMedianMs,
    jpegP95Ms: quantile(jpeg, 0.95),
    differentMedianMs: median(different),
    differentP95Ms: quantile(different, 0.95),
    pngMedianMs: median(png),
    montageMedianMs,
    ratio: montageMedianMs / jpegMedianMs,
  };
}

if (import.meta.main) {
  const measured = await measureSheetRaster();
  console.table({ ...measured });
}
