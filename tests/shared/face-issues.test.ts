import { describe, expect, it } from 'vitest';
import { findIssues, thresholds, type FaceFindings } from '../../shared/face-issues.ts';
import { sensitivityLevels } from '../../shared/service/issues.ts';

const good: FaceFindings = {
  pose: { roll: 0, yaw: 1, pitch: -2 },
  features: { mouthWidth: 0.33, mouthGap: 0.01, eyesOpen: 0.4 },
  happiness: 0.1,
  light: { skin: 170, eyeWhites: 215, clipped: 0, imbalance: 0.03 },
  sharpness: 0.65,
  missing: { left: 0, right: 0, bottom: 0 },
};

it('a good portrait has no issue at any sensitivity', () => {
  for (const level of sensitivityLevels) {
    const override = { ISSUE_HEAD_YAW_OVER_THRESHOLD: level, ISSUE_PHOTO_SHARPNESS_BAD: level };
    expect(findIssues(good, override)).toEqual([]);
  }
});

describe('a measure beyond its threshold', () => {
  it.each<[string, Partial<FaceFindings>]>([
    ['ISSUE_HEAD_YAW_OVER_THRESHOLD', { pose: { ...good.pose, yaw: -15.5 } }],
    ['ISSUE_HEAD_PITCH_OVER_THRESHOLD', { pose: { ...good.pose, pitch: 18.5 } }],
    ['ISSUE_FACE_BRIGHTNESS_BAD', { light: { ...good.light, skin: 60, eyeWhites: 100 } }],
    ['ISSUE_FACE_BRIGHTNESS_BAD', { light: { ...good.light, clipped: 0.3 } }],
    ['ISSUE_FACE_LIGHT_NOT_BALANCE', { light: { ...good.light, imbalance: 0.3 } }],
    ['ISSUE_PHOTO_SHARPNESS_BAD', { sharpness: 0.3 }],
    ['ISSUE_EXPRESSION_NOT_NEUTRAL', { happiness: 0.9 }],
    ['ISSUE_EXPRESSION_NOT_NEUTRAL', { features: { ...good.features, mouthGap: 0.05 } }],
    ['ISSUE_BOTTOM_NOT_FULL', { missing: { ...good.missing, bottom: 0.03 } }],
    ['ISSUE_LEFT_NOT_FULL', { missing: { ...good.missing, left: 0.03 } }],
    ['ISSUE_RIGHT_NOT_FULL', { missing: { ...good.missing, right: 0.03 } }],
  ])('is %s alone', (code, findings) => {
    expect(findIssues({ ...good, ...findings }, {})).toEqual([code]);
  });

  it('is forgiven at a lower sensitivity and found again at a higher', () => {
    const turned = { ...good, pose: { ...good.pose, yaw: 12 } };
    const at = (level: 'LOW' | 'HIGH') => findIssues(turned, { ISSUE_HEAD_YAW_OVER_THRESHOLD: level });
    expect(at('LOW')).toEqual([]);
    expect(at('HIGH')).toEqual(['ISSUE_HEAD_YAW_OVER_THRESHOLD']);
  });
});

it('dark skin in good light is not a dark photo', () => {
  expect(findIssues({ ...good, light: { ...good.light, skin: 70, eyeWhites: 200 } }, {})).toEqual([]);
});

it.each(Object.entries(thresholds))('the levels of %s grow stricter one by one', (_name, levels) => {
  const values = sensitivityLevels.map((level) => levels[level]);
  const rising = [...values].sort((a, b) => a - b);
  expect([rising, [...rising].reverse()]).toContainEqual(values);
  expect(new Set(values).size).toBe(values.length);
});
