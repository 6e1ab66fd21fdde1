import { describe, expect, it } from 'vitest';
import { poseAt } from '../../../renderer/camera/practice-motion.ts';

const minute = Array.from({ length: 60 * 25 }, (_, frame) => frame / 25);

describe('poseAt', () => {
  it('stays within a hand’s breadth, so that a guide that fits keeps fitting', () => {
    const poses = minute.map((time) => poseAt(time, false));

    expect(Math.max(...poses.map(({ x }) => Math.abs(x)))).toBeLessThan(4);
    expect(Math.max(...poses.map(({ lean }) => Math.abs(lean)))).toBeLessThan(0.006);
    expect(Math.max(...poses.map(({ scale }) => scale))).toBeLessThanOrEqual(1.01);
  });

  it('never lifts or shrinks the person, which would show the end of the body', () => {
    const poses = minute.map((time) => poseAt(time, false));

    expect(Math.min(...poses.map(({ y }) => y))).toBeGreaterThanOrEqual(0);
    expect(Math.min(...poses.map(({ scale }) => scale))).toBeGreaterThanOrEqual(1);
  });

  it('moves from one frame to the next', () => {
    expect(poseAt(2, false)).not.toEqual(poseAt(2.04, false));
  });

  it('blinks now and then, and keeps the eyes open most of the time', () => {
    const shut = minute.filter((time) => poseAt(time, false).lids !== 'open').length / minute.length;

    expect(shut).toBeGreaterThan(0.02);
    expect(shut).toBeLessThan(0.08);
  });

  it('only blinks when less motion is wanted', () => {
    const poses = minute.map((time) => poseAt(time, true));

    expect(poses.every(({ x, y, lean, scale }) => x === 0 && y === 0 && lean === 0 && scale === 1)).toBe(
      true,
    );
    expect(poses.some(({ lids }) => lids === 'shut')).toBe(true);
  });
});
