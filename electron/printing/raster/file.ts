/** Encodes pixels as a JPEG or PNG file that states its size on paper and holds an sRGB profile. */
import { deflateSync } from 'node:zlib';
import sharp from '../../sharp.ts';
import { joined, latin1 } from '../../../shared/picture-file/bytes.ts';
import type { Density } from '../../../shared/picture-file/density.ts';
import { dressJpeg } from '../../../shared/picture-file/jpeg.ts';
import { chunk, dressPng } from '../../../shared/picture-file/png.ts';
import { channels, type Tile } from './canvas.ts';
import { srgbProfile } from '../sheet/srgb-profile.ts';

export type RasterFormat = 'jpeg' | 'png';

const jpegQuality = 95;

/** Returns the chunk with the profile's name, its compression method and its bytes (ISO/IEC 15948, 11.3.3.3). */
const profileChunk = (): Uint8Array => chunk('iCCP', joined(latin1('sRGB\0\0'), deflateSync(srgbProfile)));

/** Encodes a picture. The same pixels give the same bytes. JPEG colour is not subsampled, so that edges stay in place. */
export async function rasterFile(tile: Tile, format: RasterFormat, density: Density): Promise<Uint8Array> {
  const { pixels, width, height } = tile;
  const picture = sharp(pixels, { raw: { width, height, channels } });
  // Tables made for each picture would save a tenth of its size, but take three times as long.
  const options = { quality: jpegQuality, chromaSubsampling: '4:4:4', optimiseCoding: false } as const;
  const file =
    format === 'jpeg'
      ? dressJpeg(await picture.jpeg(options).toBuffer(), density, srgbProfile)
      : dressPng(await picture.png({ compressionLevel: 4 }).toBuffer(), density, profileChunk());
  if (file === null) throw new Error('what was encoded here has no whole form');
  return file;
}
