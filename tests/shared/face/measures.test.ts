import { describe, expect, it } from 'vitest';
import { facePoint, featuresOf, headOf, levelAngle, poseOf } from '../../../shared/face/measures.ts';
import { meshOf } from '../mesh.ts';

describe('the pose', () => {
  it.each([-25, -8, 0, 5, 30])('has a roll of %d degrees', (roll) => {
    expect(poseOf(meshOf({ roll })).roll).toBeCloseTo(roll, 6);
    expect(levelAngle(meshOf({ roll }))).toBeCloseTo((roll * Math.PI) / 180, 6);
  });

  it.each([-20, -6, 0, 12, 24])('has a yaw of %d degrees, also on a tilted head', (yaw) => {
    expect(poseOf(meshOf({ yaw })).yaw).toBeCloseTo(yaw, 6);
    expect(poseOf(meshOf({ yaw, roll: 9 })).yaw).toBeCloseTo(yaw, 0);
  });

  it('has a raised chin when it comes nearer, and a lowered one when it goes back', () => {
    const lifted = meshOf({ moved: { 152: [0, 103, -25] } });
    const lowered = meshOf({ moved: { 152: [0, 103, 40] } });
    expect(poseOf(lifted).pitch).toBeGreaterThan(poseOf(meshOf()).pitch + 10);
    expect(poseOf(lowered).pitch).toBeLessThan(poseOf(meshOf()).pitch - 10);
  });
});

describe('the head', () => {
  it('has its chin below the mesh and its crown about as far above the eyes as the chin is below', () => {
    const { eyesToChin, eyesToCrown } = headOf(meshOf());
    expect(eyesToChin).toBeGreaterThan(103);
    expect(eyesToChin).toBeLessThan(110);
    expect(eyesToCrown / eyesToChin).toBeCloseTo(1, 1);
  });

  it('grows with the face and stays around the eyes', () => {
    const [small, large] = [headOf(meshOf()), headOf(meshOf({ scale: 3, centre: { x: 700, y: 400 } }))];
    expect(large.eyesToCrown).toBeCloseTo(small.eyesToCrown * 3, 6);
    expect(large.eyes.x).toBeCloseTo(700, 6);
    expect(large.eyes.y).toBeCloseTo(400, 6);
  });

  it('keeps its size when it is tilted, and reports the tilt', () => {
    const [level, tilted] = [headOf(meshOf()), headOf(meshOf({ roll: 10 }))];
    expect(tilted.eyesToChin).toBeCloseTo(level.eyesToChin, 6);
    expect(tilted.eyesToCrown).toBeCloseTo(level.eyesToCrown, 6);
    expect(tilted.tilt).toBeCloseTo(0.1745, 4);
  });

  it('reaches higher above the eyes in a child, whose eyes are wide apart over a short chin', () => {
    const child = headOf(meshOf({ moved: { 152: [0, 90, 5] } }));
    expect(child.eyesToCrown / child.eyesToChin).toBeGreaterThan(1.1);
  });
});

describe('the features', () => {
  it('show a closed mouth and open eyes', () => {
    const features = featuresOf(meshOf());
    expect(features.mouthWidth).toBeCloseTo(46 / 142, 3);
    expect(features.mouthGap).toBeLessThan(0.01);
    expect(features.eyesOpen).toBeCloseTo(10 / 24, 3);
  });

  it('show an open mouth and closed eyes', () => {
    const moved = { 14: [0, 80, -5], 159: [-29, 4, 0], 386: [29, 4, 0] } as const;
    const features = featuresOf(meshOf({ moved, roll: 8, scale: 2 }));
    expect(features.mouthGap).toBeCloseTo(16 / 142, 2);
    expect(features.eyesOpen).toBeLessThan(0.1);
  });
});

it('a mesh with missing points throws', () => {
  expect(() => facePoint(meshOf().slice(0, 468), 'leftPupil')).toThrow('no point for leftPupil');
});
