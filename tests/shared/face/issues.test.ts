import { describe, expect, it } from 'vitest';
import {
  findIssues,
  judge,
  neverReported,
  thresholds,
  type FaceFindings,
} from '../../../shared/face/issues.ts';
import { sensitivityLevels } from '../../../shared/service/issues.ts';

const good: FaceFindings = {
  pose: { roll: 0, yaw: 1, pitch: -2 },
  features: { mouthWidth: 0.33, mouthGap: 0.01, eyesOpen: 0.4 },
  happiness: 0.1,
  light: { skin: 170, eyeWhites: 215, clipped: 0, imbalance: 0.03 },
  eyewear: { rim: 0.01, eyeLight: 1.4, glare: 0 },
  forehead: 0.65,
  sharpness: 0.65,
  missing: { left: 0, right: 0, bottom: 0 },
};

const strict = { glassesAllowed: false } as const;
const glasses = { rim: 0.5, eyeLight: 1.4, glare: 0 } as const;

it('a good portrait has no issue at any sensitivity', () => {
  for (const level of sensitivityLevels) {
    const override = { ISSUE_HEAD_YAW_OVER_THRESHOLD: level, ISSUE_PHOTO_SHARPNESS_BAD: level };
    expect(findIssues(good, override, strict)).toEqual([]);
  }
});

describe('a measure beyond its threshold', () => {
  it.each<[string, Partial<FaceFindings>]>([
    ['ISSUE_HEAD_YAW_OVER_THRESHOLD', { pose: { ...good.pose, yaw: -15.5 } }],
    ['ISSUE_HEAD_PITCH_OVER_THRESHOLD', { pose: { ...good.pose, pitch: 18.5 } }],
    ['ISSUE_FACE_BRIGHTNESS_BAD', { light: { ...good.light, skin: 60, eyeWhites: 100 } }],
    ['ISSUE_FACE_BRIGHTNESS_BAD', { light: { ...good.light, clipped: 0.3 } }],
    ['ISSUE_FACE_BRIGHTNESS_BAD', { light: { ...good.light, eyeWhites: 252 } }],
    ['ISSUE_FACE_LIGHT_NOT_BALANCE', { light: { ...good.light, imbalance: 0.3 } }],
    ['ISSUE_PHOTO_SHARPNESS_BAD', { sharpness: 0.3 }],
    ['ISSUE_EXPRESSION_NOT_NEUTRAL', { happiness: 0.9 }],
    ['ISSUE_EXPRESSION_NOT_NEUTRAL', { features: { ...good.features, mouthGap: 0.05 } }],
    ['ISSUE_EYEGLASSES_NOT_ALLOWED', { eyewear: glasses }],
    ['ISSUE_BOTTOM_NOT_FULL', { missing: { ...good.missing, bottom: 0.03 } }],
    ['ISSUE_LEFT_NOT_FULL', { missing: { ...good.missing, left: 0.03 } }],
    ['ISSUE_RIGHT_NOT_FULL', { missing: { ...good.missing, right: 0.03 } }],
  ])('is reported as %s alone', (code, findings) => {
    expect(findIssues({ ...good, ...findings }, {}, strict)).toEqual([code]);
  });

  it('is accepted at a lower sensitivity and reported at a higher one', () => {
    const turned = { ...good, pose: { ...good.pose, yaw: 12 } };
    const at = (level: 'LOW' | 'HIGH') =>
      findIssues(turned, { ISSUE_HEAD_YAW_OVER_THRESHOLD: level }, strict);
    expect(at('LOW')).toEqual([]);
    expect(at('HIGH')).toEqual(['ISSUE_HEAD_YAW_OVER_THRESHOLD']);
  });
});

it('dark skin in good light is not reported as a dark photo', () => {
  expect(findIssues({ ...good, light: { ...good.light, skin: 70, eyeWhites: 200 } }, {}, strict)).toEqual([]);
});

describe('eyewear', () => {
  const codes = (eyewear: FaceFindings['eyewear'], glassesAllowed: boolean) =>
    findIssues({ ...good, eyewear }, {}, { glassesAllowed });

  it('is no issue in a document that allows glasses, unless it hides the eyes', () => {
    expect(codes(glasses, true)).toEqual([]);
    expect(codes({ ...glasses, glare: 0.6 }, true)).toEqual(['ISSUE_EYEGLASSES_REFLECTION']);
    expect(codes({ ...glasses, eyeLight: 0.3 }, true)).toEqual(['ISSUE_SUNGLASSES_NOT_ALLOWED']);
  });

  it('is reported both as glasses and as sunglasses when no glasses are allowed', () => {
    expect(codes({ rim: 0.02, eyeLight: 0.3, glare: 0 }, false)).toEqual([
      'ISSUE_EYEGLASSES_NOT_ALLOWED',
      'ISSUE_SUNGLASSES_NOT_ALLOWED',
    ]);
  });

  it('is told apart from burnt-out skin by its glare', () => {
    const burnt = { ...good, light: { ...good.light, clipped: 0.9, eyeWhites: 254 } };
    expect(codes({ ...glasses, glare: 0.6 }, false)).not.toContain('ISSUE_FACE_BRIGHTNESS_BAD');
    expect(findIssues({ ...burnt, eyewear: { ...good.eyewear, glare: 0.9 } }, {}, strict)).toEqual([
      'ISSUE_FACE_BRIGHTNESS_BAD',
    ]);
  });
});

it('an open mouth is not judged in a face that is turned', () => {
  const turned = { ...good, pose: { ...good.pose, yaw: 25 }, features: { ...good.features, mouthGap: 0.05 } };
  expect(findIssues(turned, {}, strict)).toEqual(['ISSUE_HEAD_YAW_OVER_THRESHOLD']);
});

it('an unreliable measure is judged but never reported', () => {
  const hatted = { ...good, forehead: 0.2 };
  expect(judge(hatted, {}, strict)).toEqual(['ISSUE_HAT_NOT_ALLOWED']);
  expect(neverReported).toContain('ISSUE_HAT_NOT_ALLOWED');
  expect(findIssues(hatted, { ISSUE_HAT_NOT_ALLOWED: 'VERY_HIGH' }, strict)).toEqual([]);
});

it.each(Object.entries(thresholds))('the levels of %s become stricter one by one', (_name, levels) => {
  const values = sensitivityLevels.map((level) => levels[level]);
  const rising = [...values].sort((a, b) => a - b);
  expect([rising, [...rising].reverse()]).toContainEqual(values);
  expect(new Set(values).size).toBe(values.length);
});
