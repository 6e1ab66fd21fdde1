import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeMjpeg } from '../portraits/mjpeg.ts';
import { renderPortrait } from '../portraits/render.ts';

/** Chromium calls a camera that is a file by the file's name, and so does the kiosk's screen. */
const name = 'Counter camera.mjpeg';

/**
 * Makes the picture that stands in front of the camera: the given file, or a drawn customer.
 * @returns the name of the file in `folder` that Chromium plays as its camera
 */
export async function cameraFeed(folder: string, portrait: string | undefined): Promise<string> {
  const picture = portrait === undefined ? (await renderPortrait()).data : await readFile(portrait);
  await writeMjpeg(join(folder, name), [picture]);
  return name;
}
