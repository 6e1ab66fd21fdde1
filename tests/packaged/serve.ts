import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { cameraFeed } from '../demo/camera-feed.ts';
import { renderPortrait } from '../portraits/render.ts';
import { bareEnvironment } from '../support/keychain/keyring.ts';
import { endsWell } from './own-process.ts';
import { servedFaults } from './served-order.ts';

/**
 * Serves one customer with the packaged program in its own process and attacks it, until it has ended. Returns a line for each
 * fault in its exit, its log and its records.
 *
 * @param appDir the unpacked archive
 * @param work an empty folder
 */
export async function serve(appDir: string, work: string): Promise<string[]> {
  const [dataDir, out] = [join(work, 'data'), join(work, 'out')];
  for (const folder of [dataDir, out]) mkdirSync(folder, { recursive: true });
  const portrait = join(work, 'portrait.jpg');
  await sharp((await renderPortrait()).data)
    .resize(1200, 1600, { fit: 'cover' })
    .toFile(portrait);
  const camera = join(work, await cameraFeed(work, undefined));
  const args = [appDir, dataDir, camera, portrait, out];
  const { faults } = await endsWell('kiosk.ts', args, dataDir, bareEnvironment(work));
  return faults.length > 0 ? faults : servedFaults(dataDir);
}
