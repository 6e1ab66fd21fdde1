import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeMjpeg } from '../portraits/mjpeg.ts';
import { renderPortrait } from '../portraits/render.ts';

/**
 * Makes the picture that stands in front of the camera: the given file, or a drawn customer.
 * @returns the file that Chromium plays as its camera
 */
export async function cameraFeed(folder: string, portrait: string | undefined): Promise<string> {
  const picture = portrait === undefined ? (await renderPortrait()).data : await readFile(portrait);
  const file = join(folder, 'camera.mjpeg');
  await writeMjpeg(file, [picture]);
  return file;
}
