import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspect, isDeepStrictEqual } from 'node:util';
import sharp from 'sharp';
import { cameraFeed } from '../demo/camera-feed.ts';
import { readRecords } from '../e2e/support/records.ts';
import { renderPortrait } from '../portraits/render.ts';
import { bareEnvironment } from '../support/keychain/keyring.ts';

/** Time limit of the run, ms: the program draws, analyses and serves on two cores meanwhile. */
const longestMs = 5 * 60_000;

/**
 * Serves one customer with the packaged program in its own process, until that has ended. Returns a line for each
 * fault in its exit, its log and its records.
 *
 * @param appDir the unpacked archive
 * @param work an empty folder
 */
export async function serve(appDir: string, work: string): Promise<string[]> {
  const [dataDir, out] = [join(work, 'data'), join(work, 'out')];
  for (const folder of [dataDir, out]) mkdirSync(folder);
  const portrait = join(work, 'portrait.jpg');
  await sharp((await renderPortrait()).data)
    .resize(1200, 1600, { fit: 'cover' })
    .toFile(portrait);
  const camera = join(work, await cameraFeed(work, undefined));

  const asElectron = `--import=${join(import.meta.dirname, 'electron/as-electron.ts')}`;
  const script = join(import.meta.dirname, 'kiosk.ts');
  const program = spawn(process.execPath, [asElectron, script, appDir, dataDir, camera, portrait, out], {
    env: bareEnvironment(work),
    stdio: ['ignore', 'inherit', 'inherit'],
    // The program has its own process group, so that a process which outlives it is found.
    detached: true,
    timeout: longestMs,
  });
  const [code] = (await once(program, 'exit')) as [number | null];
  const leftOver = endGroup(program.pid ?? 0);
  if (code !== 0) return [`the program ended with ${code ?? 'no code'}`, ...errorsIn(dataDir)];
  return [
    ...(leftOver ? ['the program left a process behind'] : []),
    ...errorsIn(dataDir),
    ...recordFaults(dataDir),
  ];
}

/** Ends the remaining processes of a group. Returns whether there were any. */
function endGroup(leader: number): boolean {
  try {
    return process.kill(-leader, 'SIGKILL');
  } catch {
    // The group has no process.
    return false;
  }
}

const errorsIn = (dataDir: string): string[] =>
  globSync(join(dataDir, 'logs/*'))
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .filter((line) => line.includes('"level":50'));

function recordFaults(dataDir: string): string[] {
  const { order, shots, photos, prints } = readRecords(dataDir);
  const found = { order, shots, photos: photos.length, prints };
  const expected = {
    order: { state: 'done', practice: 1 },
    shots: [
      { source: 'import', width: 1200, height: 1600 },
      { source: 'camera', width: 1920, height: 1080 },
    ],
    photos: 1,
    prints: [{ state: 'printed', copies: 1 }],
  };
  return isDeepStrictEqual(found, expected) ? [] : [`the records hold ${inspect(found)}`];
}
