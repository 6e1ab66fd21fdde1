import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeMjpeg } from '../portraits/mjpeg.ts';
import { renderPortrait } from '../portraits/render.ts';

/** Chromium names a camera that is a file after the file, and the kiosk's screen shows this name. */
const name = 'Counter camera.mjpeg';

/**
 * Writes the picture in front of the camera: the given file, or a drawn customer.
 * @returns the name of the file in `folder` that Chromium plays as its camera
 */
export async function cameraFeed(folder: string, portrait: string | undefined): Promise<string> {
  const picture = portrait === undefined ? (await renderPortrait()).data : await readFile(portrait);
  await writeMjpeg(join(folder, name), [picture]);
  return name;
}
