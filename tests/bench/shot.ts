/**
 * Measures how soon after the key press a shot is stored, and the best of its burst picked: in real Chromium, with a
 * camera of 1920 x 1080, the kiosk process and its vault on this machine's disk.
 */
import { chromium, type Browser, type Page } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../../electron/browser/chromium.ts';
import { writeMjpeg } from '../portraits/mjpeg.ts';
import { renderPortrait } from '../portraits/render.ts';
import { leaveFirstRun } from '../support/kiosk/first-run.ts';
import { connectClient } from '../support/kiosk/kiosk-client.ts';
import { startKiosk } from '../support/kiosk/kiosk-process.ts';
import { median, quantile } from './quantile.ts';

export interface ShotMeasure {
  readonly rounds: number;
  /** From the key press until the page has drawn its answer: the flash. Milliseconds. */
  readonly answeredMedianMs: number;
  /** From the key press until the first frame is stored and answered. */
  readonly storedMedianMs: number;
  readonly storedP95Ms: number;
  /** Until the best of the burst is picked. */
  readonly pickedMedianMs: number;
  readonly pickedMaxMs: number;
  /** Until the best is stored too and is on the screen. */
  readonly shownMedianMs: number;
  /** The peer: Chromium's own time to encode such a frame, at half the colour resolution, without storing it. */
  readonly canvasMedianMs: number;
}

const rounds = 11;
const warmUps = 2;
const camera = { width: 1920, height: 1080 };

export async function measureShot(): Promise<ShotMeasure> {
  const executablePath = await findChromium();
  if (executablePath === null) throw new Error('There is no Chromium on this machine.');
  const folder = await mkdtemp(join(tmpdir(), 'headroom-bench-shot-'));
  const file = join(folder, 'camera.mjpeg');
  // A sitter who moves a little: otherwise all frames of the burst would be equally sharp.
  const poses = await Promise.all(
    [0, 0.002, 0.004, 0.002].map(async (offsetX) => (await renderPortrait({ offsetX })).data),
  );
  await writeMjpeg(file, poses, { ...camera, framesEach: 3 });
  const kiosk = await startKiosk({ dataDir: join(folder, 'data') });
  await leaveFirstRun(await connectClient(await kiosk.address()));
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${file}`,
    ],
  });
  try {
    return await measure(browser, await kiosk.address());
  } finally {
    await browser.close();
    await kiosk.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function measure(browser: Browser, address: string): Promise<ShotMeasure> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await noteFrames(page);
  await page.goto(address);
  await comeToTheShot(page);
  const answered: number[] = [];
  const stored: number[] = [];
  const picked: number[] = [];
  const shown: number[] = [];
  for (let round = -warmUps; round < rounds; round += 1) {
    const times = await shoot(page);
    if (round < 0) continue;
    answered.push(times.answeredMs);
    stored.push(times.storedMs);
    picked.push(times.pickedMs);
    shown.push(times.shownMs);
  }
  return {
    rounds,
    answeredMedianMs: median(answered),
    storedMedianMs: median(stored),
    storedP95Ms: quantile(stored, 0.95),
    pickedMedianMs: median(picked),
    pickedMaxMs: Math.max(...picked),
    shownMedianMs: median(shown),
    canvasMedianMs: median(await encodeInPage(page)),
  };
}

interface Note {
  readonly what: 'pressed' | 'answered' | 'sent' | 'stored';
  readonly at: number;
}
declare global {
  /** Exists only in the page of this measurement. */
  var shotNotes: Note[];
}

/** Records when a key was pressed, when the page had drawn its answer, and when each frame was sent and answered. */
async function noteFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.shotNotes = [];
    const note = (what: Note['what']): void =>
      void globalThis.shotNotes.push({ what, at: performance.now() });
    const flashed = (): void => {
      // The flash is drawn in the frame that this callback begins, so it is there when the next one begins.
      if (document.querySelector('.flash') === null) requestAnimationFrame(flashed);
      else requestAnimationFrame(() => note('answered'));
    };
    const press = (): void => {
      note('pressed');
      flashed();
    };
    window.addEventListener('keydown', ({ key }) => key === ' ' && press(), { capture: true });
    const plain = globalThis.fetch;
    globalThis.fetch = async (...request) => {
      const isFrame = request[0] === 'call/addFrame';
      if (isFrame) note('sent');
      const answer = await plain(...request);
      if (isFrame) note('stored');
      return answer;
    };
  });
}

async function comeToTheShot(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New order' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Amelia Okafor');
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'UK passport, printed photo' }).click();
  await ready(page);
}
/** Waits until the next step can be pressed: the live picture is there, and the hints have had time to start. */
async function ready(page: Page): Promise<void> {
  await page.locator('[aria-keyshortcuts=Enter]:enabled', { hasText: 'Take photo' }).waitFor();
  await page.waitForTimeout(2_500);
}

interface ShotTimes {
  readonly answeredMs: number;
  readonly storedMs: number;
  readonly pickedMs: number;
  readonly shownMs: number;
}

async function shoot(page: Page): Promise<ShotTimes> {
  const still = page.getByRole('img', { name: 'The shot as it was taken' });
  await page.evaluate(() => (globalThis.shotNotes = []));
  await page.keyboard.press('Space');
  await still.waitFor();
  const [notes, shownAt] = await page.evaluate(() => [globalThis.shotNotes, performance.now()] as const);
  const first = (what: Note['what']): number => notes.find((one) => one.what === what)?.at ?? Number.NaN;
  const pressed = first('pressed');
  const sent = notes.filter((one) => one.what === 'sent');
  // The best frame is sent as soon as it is picked; if it is the first frame, it is there already.
  const pickedAt = sent[1]?.at ?? shownAt;
  await page.keyboard.press('Space');
  await ready(page);
  return {
    answeredMs: first('answered') - pressed,
    storedMs: first('stored') - pressed,
    pickedMs: pickedAt - pressed,
    shownMs: shownAt - pressed,
  };
}

/** Encodes the live picture repeatedly, as a browser alone would. Milliseconds each. */
const encodeInPage = (page: Page): Promise<number[]> =>
  page.evaluate(async (times) => {
    const video = document.querySelector('video');
    if (video === null) throw new Error('no live picture');
    const taken: number[] = [];
    for (let round = 0; round < times; round += 1) {
      const begun = performance.now();
      const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight);
      canvas.getContext('2d', { alpha: false })?.drawImage(video, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 });
      await blob.arrayBuffer();
      taken.push(performance.now() - begun);
    }
    return taken;
  }, rounds);

if (import.meta.main) {
  const measured = await measureShot();
  console.table(
    Object.fromEntries(
      Object.entries(measured)
        .filter(([name]) => name !== 'rounds')
        .map(([name, value]: [string, number]) => [name, { ms: value.toFixed(0) }]),
    ),
  );
  console.log(
    `${measured.rounds} shots; at most 100 ms to the flash, 120 ms to the first stored, 800 ms to the pick`,
  );
}
