/**
 * The analysis in a real Chromium, built like the kiosk and under its policy, compared with the parameters of drawn
 * portraits.
 */
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '../../../../electron/page-policy.ts';
import type { Accuracy, LookOptions } from '../../../../renderer/camera/analysis/analyser.ts';
import type { SitterFace, SitterView } from '../../../../shared/guidance/sitter.ts';
import type { PortraitParams } from '../../../../shared/portrait/index.ts';
import { renderPortrait } from '../../../portraits/render.ts';
import { headlessShell } from '../../../support/browsers.ts';
import { openAnalysisPage, type AnalysisPage } from './analysis-page.ts';

let kiosk: AnalysisPage;
beforeAll(async () => {
  kiosk = await openAnalysisPage({ executablePath: headlessShell });
  await kiosk.page.evaluate(() => window.harness.ready());
});
afterAll(() => kiosk.close());

async function look(picture: Buffer, options: LookOptions = {}): Promise<SitterView> {
  const { view } = await kiosk.page.evaluate(([base64, how]) => window.harness.lookAt(base64, how), [
    picture.toString('base64'),
    options,
  ] as const);
  return view;
}
/** A quarter of the usual pixels take a quarter of the time to draw. Px */
const frame = { width: 960, height: 540 } as const;

async function drawn(params: Partial<PortraitParams>, options: LookOptions = {}): Promise<SitterView> {
  return look((await renderPortrait({ ...frame, ...params }, 'jpeg')).data, options);
}
async function sitter(params: Partial<PortraitParams>, options: LookOptions = {}): Promise<SitterFace> {
  const { face, faces } = await drawn(params, options);
  if (face === null || faces !== 1) throw new Error(`${faces} faces were seen`);
  return face;
}

describe.each<Accuracy>(['live', 'still'])('a %s look', (accuracy) => {
  it('has the head where it was drawn', async () => {
    const { data, truth } = await renderPortrait({ offsetX: 0.08, roll: 6 }, 'jpeg');
    const { face, ...view } = await look(data, { accuracy });
    const [person] = truth.faces;
    const [crown, chin] = [person?.crown ?? { x: 0, y: 0 }, person?.chin ?? { x: 0, y: 0 }];

    expect(view).toMatchObject({ widthPx: 1920, heightPx: 1080, faces: 1 });
    // 486 px tall: the crown is an estimate, good to 3 % of that.
    expect(Math.hypot((face?.crown.x ?? 0) - crown.x, (face?.crown.y ?? 0) - crown.y)).toBeLessThan(16);
    expect(Math.hypot((face?.chin.x ?? 0) - chin.x, (face?.chin.y ?? 0) - chin.y)).toBeLessThan(12);
    expect(face?.pose.roll).toBeGreaterThan(4.5);
    expect(face?.pose.roll).toBeLessThan(7.5);
  });

  it('finds nothing wrong with a good portrait', async () => {
    const face = await sitter({}, { accuracy });

    expect(face.features.mouthWidth).toBeLessThan(0.37);
    expect(face.features.eyesOpen).toBeGreaterThan(0.3);
    expect(face.happiness).toBeLessThan(0.3);
    expect(face.sharpness).toBeGreaterThan(0.5);
  });

  it('recognises a smile, closed eyes, blur and light from one side', async () => {
    expect((await sitter({ smile: 1 }, { accuracy })).features.mouthWidth).toBeGreaterThan(0.385);
    expect((await sitter({ eyesClosed: 1 }, { accuracy })).features.eyesOpen).toBeLessThan(0.15);
    expect((await sitter({ blur: 7 }, { accuracy })).sharpness).toBeLessThan(0.32);
    expect((await sitter({ light: 1 }, { accuracy })).light.imbalance).toBeGreaterThan(0.25);
  });

  it('counts people, and sees nobody in an empty room', async () => {
    expect((await drawn({ people: 2 }, { accuracy })).faces).toBe(2);
    expect(await drawn({ people: 0, background: 'busy' }, { accuracy })).toMatchObject({
      faces: 0,
      face: null,
    });
  });

  it('turns the picture of a camera on its side upright', async () => {
    const { data } = await renderPortrait({ offsetX: 0.1 }, 'png');
    const upright = await look(data, { accuracy });
    const turned = await look(await sharp(data).rotate(-90).png().toBuffer(), { accuracy, rotation: 90 });

    expect(turned).toMatchObject({ widthPx: 1920, heightPx: 1080, faces: 1 });
    expect(turned.face?.eyes.x).toBeCloseTo(upright.face?.eyes.x ?? 0, -1);
    expect(turned.face?.eyes.y).toBeCloseTo(upright.face?.eyes.y ?? 0, -1);
  });
});

describe('the picture as a whole', () => {
  it('is plain behind the sitter, or it is not', async () => {
    expect((await drawn({})).backdrop?.clutter).toBeLessThan(0.02);
    expect((await drawn({ background: 'busy' })).backdrop?.clutter).toBeGreaterThan(0.3);
  });

  it('is black when the lens is covered', async () => {
    const black = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#040404' } })
      .png()
      .toBuffer();
    expect(await look(black)).toMatchObject({ faces: 0, darkest: 4, brightest: 4 });
  });
});

describe('the worker', () => {
  it('accepts the camera’s own frames, while the live picture continues', async () => {
    const seen = await kiosk.page.evaluate(async () => {
      await window.harness.openCamera(640, 480);
      return window.harness.watch(2, true);
    });
    expect(seen.looks).toBeGreaterThan(1);
    expect(seen.shown).toBeGreaterThan(10);
    expect(seen.last).toMatchObject({ widthPx: 640, heightPx: 480, faces: 0 });
  });

  it('is started again after it died', async () => {
    await kiosk.page.workers()[0]?.evaluate(() => {
      setTimeout(() => {
        throw new Error('out of memory');
      }, 0);
    });
    await expect.poll(() => kiosk.page.evaluate(() => window.harness.state())).not.toBe('ready');
    await expect
      .poll(() => kiosk.page.evaluate(() => window.harness.state()), { timeout: 10_000 })
      .toBe('ready');

    expect((await sitter({})).features.eyesOpen).toBeGreaterThan(0.3);
  });

  it('loads everything from its own page, and breaks none of its rules', () => {
    expect(kiosk.asked.filter((address) => !address.startsWith(kiosk.address))).toEqual([]);
    // The complaint that the test above caused.
    expect(kiosk.complaints.filter((complaint) => !complaint.includes('out of memory'))).toEqual([]);
  });
});

describe('when the models cannot run, the analysis says so and nothing else happens', () => {
  it.each([
    [
      'WebAssembly is forbidden',
      { headers: { 'Content-Security-Policy': contentSecurityPolicy.replace(" 'wasm-unsafe-eval'", '') } },
    ],
    ['a model is missing', { without: /facemesh.*\.bin$/ }],
    ['all models are missing, as when the kiosk has gone meanwhile', { without: /\.(bin|json)$/ }],
    ['the worker is missing', { without: /analysis-worker/ }],
  ])('%s', async (_name, options) => {
    const broken = await openAnalysisPage({ ...options, browser: kiosk.browser });
    try {
      expect(await broken.page.evaluate(() => window.harness.ready())).toContain(
        'does not run on this machine',
      );
      expect(await broken.page.evaluate(() => window.harness.state())).toBe('off');
      expect(broken.thrown).toEqual([]);
    } finally {
      await broken.close();
    }
  });
});
