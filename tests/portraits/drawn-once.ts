/**
 * Keeps portraits that one run of the tests needs repeatedly: drawing one at 1920 x 1080 takes 0.4 s, and some fifty
 * files need the same few. The result depends only on the drawing, so the first to need it stores it for the others.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Environment variable with the folder for drawings; without it, as in the benches, nothing is kept. */
export const drawnFolderName = 'HEADROOM_TESTS_DRAWN';

/** @param drawing everything that the picture depends on */
export async function drawnOnce(drawing: string | Uint8Array, draw: () => Promise<Buffer>): Promise<Buffer> {
  const folder = process.env[drawnFolderName];
  if (folder === undefined) return draw();
  const file = join(folder, createHash('sha256').update(drawing).digest('hex'));
  if (existsSync(file)) return readFile(file);
  const picture = await draw();
  // The file gets its name only when it is complete, because another test file may look for it at this moment.
  const unfinished = `${file}-${process.pid}-${performance.now()}`;
  await writeFile(unfinished, picture);
  await rename(unfinished, file);
  return picture;
}
