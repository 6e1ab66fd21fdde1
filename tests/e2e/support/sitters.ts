import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PortraitParams } from '../../../shared/portrait/index.ts';
import { writeMjpeg } from '../../portraits/mjpeg.ts';
import { renderPortrait } from '../../portraits/render.ts';

/** The drawn people who can sit before the camera. */
const people = {
  'a customer': {},
  'a smiling customer': { smile: 1, light: -1, hairStyle: 'long' },
  nobody: { people: 0, background: 'busy' },
  'an empty studio': { people: 0 },
  'two people': { people: 2, headHeight: 0.26 },
} as const satisfies Readonly<Record<string, Partial<PortraitParams>>>;

export type Sitter = keyof typeof people;

const variable = 'HEADROOM_E2E_SITTERS';

/** Half the width of a real webcam's picture: two cores have to run a browser, a kiosk and its practice service. */
const frame = { width: 1280, height: 720 };
/** The head of a picture from a file is as high as a passport needs, with a quarter of a webcam's pixels around it. */
const ownCamera = { width: 640, height: 800 };

/**
 * Draws everyone once for the whole run. Chromium needs a file of frames for each.
 * @returns the folder that holds them
 */
export async function drawSitters(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'headroom-e2e-sitters-'));
  // Playwright starts its workers with this process's environment.
  process.env[variable] = folder;
  for (const [name, params] of Object.entries(people)) {
    const { data } = await renderPortrait(params);
    await writeMjpeg(join(folder, fileName(name)), [data], { ...frame, framesEach: 1 });
  }
  const { data } = await renderPortrait(ownCamera, 'jpeg');
  await writeFile(join(folder, 'portrait.jpg'), data);
  return folder;
}

const fileName = (name: string): string => `${name.replaceAll(' ', '-')}.mjpeg`;

/** Returns the folder for files made once for all workers, which is removed after the run. */
export function folderOfThisRun(): string {
  const folder = process.env[variable];
  if (folder === undefined) throw new Error('The sitters are drawn by the global set-up, which has not run.');
  return folder;
}

/** Returns the file that Chromium plays as a camera that shows `sitter`. */
export const framesOf = (sitter: Sitter): string => join(folderOfThisRun(), fileName(sitter));

/** Returns a well-made portrait as a JPEG file, as a studio's own camera would save it. */
export const portraitFile = (): string => join(folderOfThisRun(), 'portrait.jpg');

/** Returns another person's portrait, as a studio's own camera would save it. */
export async function strangersPicture(folder: string): Promise<string> {
  const file = join(folder, 'stranger.jpg');
  const { data } = await renderPortrait(
    { ...ownCamera, hairStyle: 'long', hairColour: 'black', faceWidth: 1.1, seed: 7 },
    'jpeg',
  );
  await writeFile(file, data);
  return file;
}
