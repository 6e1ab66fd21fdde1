import sharp from 'sharp';
import { drawPortrait, portrait } from '../../shared/portrait/index.ts';
import type { PortraitParams, PortraitTruth } from '../../shared/portrait/index.ts';
import { drawnOnce } from './drawn-once.ts';

export interface RenderedPortrait {
  readonly data: Buffer;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly truth: PortraitTruth;
}

/** Draws a portrait and encodes it; `png` is exact, `jpeg` (quality 92) is like a camera's file. */
export async function renderPortrait(
  overrides: Partial<PortraitParams> = {},
  format: 'png' | 'jpeg' = 'png',
): Promise<RenderedPortrait> {
  const { svg, width, height, truth } = drawPortrait(portrait(overrides));
  const data = await drawnOnce(`${format} ${svg}`, () => {
    const raster = sharp(Buffer.from(svg)).flatten({ background: '#ffffff' });
    return (format === 'png' ? raster.png() : raster.jpeg({ quality: 92 })).toBuffer();
  });
  return { data, width, height, truth };
}
