import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** Large enough for every installer: macOS asks for 1024, Windows and Linux are scaled down from it. Pixels. */
const sidePx = 1024;

/**
 * Draws the program's icon from its one source.
 *
 * @returns a square PNG
 */
export async function drawIcon(): Promise<Buffer> {
  return sharp(fileURLToPath(new URL('icon.svg', import.meta.url)))
    .resize(sidePx, sidePx)
    .png()
    .toBuffer();
}
