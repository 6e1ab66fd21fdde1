import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** Large enough for the window, and to scale down for the icons of Windows and macOS. Pixels. */
const largestPx = 1024;

/** The sizes that Linux desktops look for below `hicolor`. Pixels. */
export const linuxIconsPx = [16, 22, 24, 32, 48, 64, 96, 128, 256, 512] as const;

/**
 * Draws the program's icon from its one source.
 *
 * @returns a square PNG
 */
export async function drawIcon(sidePx: number = largestPx): Promise<Buffer> {
  return sharp(fileURLToPath(new URL('icon.svg', import.meta.url)))
    .resize(sidePx, sidePx)
    .png()
    .toBuffer();
}
