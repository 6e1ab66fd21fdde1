/**
 * Measures how many pictures a second the guidance analyses at 720p, and how many frames that leaves for the live
 * picture, in real Chromium.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeMjpeg } from '../portraits/mjpeg.ts';
import { renderPortrait } from '../portraits/render.ts';
import { openAnalysisPage, type AnalysisPage } from '../renderer/camera/analysis/analysis-page.ts';
import { median } from './quantile.ts';

export interface GuidanceSpeed {
  /** Pictures analysed per second, as fast as answers come. */
  readonly analysed: number;
  /** Frames of the live picture shown per second meanwhile, and without analysis: the peer. */
  readonly shown: number;
  readonly shownAlone: number;
  /** Median of one look, milliseconds. */
  readonly lookMs: number;
}

const seconds = 10;
const warmUpSeconds = 4;

/** Shows a sitter who tilts and smiles now and then, as a 720p camera would. */
export async function openGuidedCamera(): Promise<AnalysisPage> {
  const folder = await mkdtemp(join(tmpdir(), 'headroom-guidance-'));
  const cameraFile = join(folder, 'sitter.mjpeg');
  const moods = [{}, { roll: 6 }, { smile: 0.9 }, { offsetX: 0.1 }];
  const pictures = await Promise.all(moods.map((mood) => renderPortrait(mood, 'jpeg')));
  await writeMjpeg(
    cameraFile,
    pictures.map(({ data }) => data),
    { width: 1280, height: 720, framesEach: 30 },
  );
  const kiosk = await openAnalysisPage({ cameraFile });
  const ready = await kiosk.page.evaluate(() => window.harness.ready());
  if (ready !== 'ready') throw new Error(`The analysis did not start: ${ready}`);
  const size = await kiosk.page.evaluate(() => window.harness.openCamera(1280, 720));
  if (size !== '1280 x 720') throw new Error(`The camera gives ${size}`);
  return {
    ...kiosk,
    close: async () => {
      await kiosk.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export async function measureGuidance(): Promise<GuidanceSpeed> {
  const kiosk = await openGuidedCamera();
  try {
    // The first looks compile the models' code.
    await kiosk.page.evaluate((time) => window.harness.watch(time, true), warmUpSeconds);
    const alone = await kiosk.page.evaluate((time) => window.harness.watch(time, false), seconds);
    const guided = await kiosk.page.evaluate((time) => window.harness.watch(time, true), seconds);
    if (guided.last?.faces !== 1) throw new Error('The sitter was not seen.');
    return {
      analysed: guided.looks / guided.seconds,
      shown: guided.shown / guided.seconds,
      shownAlone: alone.shown / alone.seconds,
      lookMs: median(guided.lookMs),
    };
  } finally {
    await kiosk.close();
  }
}
