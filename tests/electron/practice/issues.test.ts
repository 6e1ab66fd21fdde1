import { describe, expect, it } from 'vitest';
import { runJob } from '../../../electron/practice/images/pipeline.ts';
import type { PortraitParams } from '../../../shared/portrait/index.ts';
import { renderPortrait } from '../../portraits/render.ts';

async function issuesOf(params: Partial<PortraitParams>): Promise<readonly string[]> {
  const { data } = await renderPortrait(params, 'jpeg');
  const job = {
    kind: 'photo',
    image: data,
    specCode: 'uk-passport',
    watermark: null,
    sensitivity: {},
  } as const;
  const done = await runJob(job);
  return done.kind === 'photo' ? done.issues : [];
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
    [{ exposure: -0.9 }, 'ISSUE_FACE_BRIGHTNESS_BAD'],
    [{ exposure: -0.9, skin: 'deep', hairColour: 'black' }, 'ISSUE_FACE_BRIGHTNESS_BAD'],
    [{ exposure: 0.9 }, 'ISSUE_FACE_BRIGHTNESS_BAD'],
    [{ light: 0.9 }, 'ISSUE_FACE_LIGHT_NOT_BALANCE'],
    [{ light: -0.9, skin: 'brown', hairColour: 'black' }, 'ISSUE_FACE_LIGHT_NOT_BALANCE'],
    [{ blur: 6 }, 'ISSUE_PHOTO_SHARPNESS_BAD'],
    [{ smile: 1 }, 'ISSUE_EXPRESSION_NOT_NEUTRAL'],
    [{ mouthOpen: 0.8 }, 'ISSUE_EXPRESSION_NOT_NEUTRAL'],
    [{ offsetY: 0.22 }, 'ISSUE_BOTTOM_NOT_FULL'],
    [{ offsetX: -0.4 }, 'ISSUE_LEFT_NOT_FULL'],
    [{ offsetX: 0.4 }, 'ISSUE_RIGHT_NOT_FULL'],
  ])('%j: %s', async (params, issue) => {
    expect(await issuesOf(params)).toEqual([issue]);
  });
});
