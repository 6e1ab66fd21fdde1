/**
 * Portraits that one run of the tests needs again and again: 0.4 s of drawing each at 1920 x 1080, and the same few in
 * some fifty files. What comes out depends on the drawing alone, so within a run the first to need it leaves it for the rest.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where a run keeps what it has drawn; nothing is kept where none is named, as in the benches. */
export const drawnFolderName = 'HEADROOM_TESTS_DRAWN';

/** @param drawing everything that the picture depends on */
export async function drawnOnce(drawing: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  const folder = process.env[drawnFolderName];
  if (folder === undefined) return draw();
  const file = join(folder, createHash('sha256').update(drawing).digest('hex'));
  if (existsSync(file)) return readFile(file);
  const picture = await draw();
  // Under its name only when it is whole: another test file may look for it at this moment.
  const unfinished = `${file}-${process.pid}-${performance.now()}`;
  await writeFile(unfinished, picture);
  await rename(unfinished, file);
  return picture;
}
