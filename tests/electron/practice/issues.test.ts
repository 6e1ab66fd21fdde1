import { describe, expect, it } from 'vitest';
import { examinePicture, runJob } from '../../../electron/practice/images/pipeline.ts';
import type { PortraitParams } from '../../../shared/portrait/index.ts';
import { renderPortrait } from '../../portraits/render.ts';

/** A quarter of the usual pixels take a quarter of the time to draw. Px */
const frame = { width: 960, height: 540 } as const;

/** Returns the issues of a drawn person. No photo is made for them: that takes longer than to find them. */
async function issuesOf(
  params: Partial<PortraitParams>,
  specCode = 'uk-passport',
): Promise<readonly string[]> {
  const { data: image } = await renderPortrait({ ...frame, ...params }, 'jpeg');
  const examined = await examinePicture({ image, specCode, sensitivity: {} });
  if (examined === null) throw new Error('Nobody was found');
  return examined.issues;
}

describe('a good portrait', () => {
  it.each<Partial<PortraitParams>>([
    {},
    { skin: 'deep', hairColour: 'black', seed: 3 },
    { skin: 'porcelain', hairColour: 'blond', seed: 4 },
    { age: 'child', seed: 6 },
    { hairStyle: 'bald', roll: 6 },
    { width: 1280, height: 720, noise: 0.3 },
  ])('has no issue: %j', async (params) => {
    expect(await issuesOf(params)).toEqual([]);
  });
});

describe('a fault is found, and only that one', () => {
  it.each<[Partial<PortraitParams>, string]>([
    [{ yaw: 22 }, 'ISSUE_HEAD_YAW_OVER_THRESHOLD'],
    [{ yaw: -24 }, 'ISSUE_HEAD_YAW_OVER_THRESHOLD'],
    [{ pitch: -25 }, 'ISSUE_HEAD_PITCH_OVER_THRESHOLD'],
    [{ exposure: -0.9, skin: 'deep', hairColour: 'black' }, 'ISSUE_FACE_BRIGHTNESS_BAD'],
    [{ exposure: 0.9 }, 'ISSUE_FACE_BRIGHTNESS_BAD'],
    [{ light: -0.9, skin: 'brown', hairColour: 'black' }, 'ISSUE_FACE_LIGHT_NOT_BALANCE'],
    [{ blur: 3 }, 'ISSUE_PHOTO_SHARPNESS_BAD'],
    [{ smile: 1 }, 'ISSUE_EXPRESSION_NOT_NEUTRAL'],
    [{ mouthOpen: 0.8 }, 'ISSUE_EXPRESSION_NOT_NEUTRAL'],
    [{ offsetY: 0.22 }, 'ISSUE_BOTTOM_NOT_FULL'],
    [{ offsetX: -0.4 }, 'ISSUE_LEFT_NOT_FULL'],
    [{ offsetX: 0.4 }, 'ISSUE_RIGHT_NOT_FULL'],
  ])('%j: %s', async (params, issue) => {
    expect(await issuesOf(params)).toEqual([issue]);
  });
});

describe('glasses', () => {
  it('are an issue only where the document forbids them', async () => {
    expect(await issuesOf({ glasses: 'clear' }, 'us-passport')).toEqual(['ISSUE_EYEGLASSES_NOT_ALLOWED']);
    expect(await issuesOf({ glasses: 'clear' })).toEqual([]);
  });

  it('are an issue everywhere when they hide the eyes', async () => {
    expect(await issuesOf({ glasses: 'reflecting' })).toEqual(['ISSUE_EYEGLASSES_REFLECTION']);
    expect(await issuesOf({ glasses: 'sun' })).toEqual(['ISSUE_SUNGLASSES_NOT_ALLOWED']);
  });
});

it('an override changes what is detected and leaves the photo unchanged', async () => {
  const { data } = await renderPortrait({ yaw: 12, width: 960, height: 720 }, 'jpeg');
  const at = async (level: 'VERY_LOW' | 'VERY_HIGH') => {
    const sensitivity = { ISSUE_HEAD_YAW_OVER_THRESHOLD: level };
    const done = await runJob({
      kind: 'photo',
      image: data,
      specCode: 'uk-passport',
      watermark: null,
      sensitivity,
    });
    if (done.kind !== 'photo' || done.final === null) throw new Error('There is no final');
    return { issues: done.issues, final: Buffer.from(done.final) };
  };
  const [lax, strict] = [await at('VERY_LOW'), await at('VERY_HIGH')];
  expect(lax.issues).toEqual([]);
  expect(strict.issues).toEqual(['ISSUE_HEAD_YAW_OVER_THRESHOLD']);
  expect(strict.final.equals(lax.final)).toBe(true);
});

it('no face is a success without an image', async () => {
  const { data: image } = await renderPortrait({ ...frame, people: 0 }, 'jpeg');
  const job = { kind: 'photo', image, specCode: 'uk-passport', watermark: null, sensitivity: {} } as const;
  expect(await runJob(job)).toMatchObject({ issues: ['ISSUE_FACE_NOT_FOUND'], final: null });
});
