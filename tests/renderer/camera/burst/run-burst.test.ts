import { describe, expect, it } from 'vitest';
import { runBurst, type BurstPorts } from '../../../../renderer/camera/burst/run-burst.ts';
import { poseRules } from '../../../../shared/guidance/rules.ts';
import type { SitterView } from '../../../../shared/guidance/sitter.ts';
import { seen, shut, smiling } from './views.ts';

const rules = poseRules(null, 'adult');

interface Scene {
  /** Sharpness of each frame, in the order in which they are taken; as many as there are frames. */
  readonly sharpness: readonly number[];
  readonly views?: Readonly<Record<number, SitterView>>;
  /** Milliseconds that a look takes. */
  readonly lookTakes?: number;
  /** Milliseconds that storing takes. */
  readonly keepTakes?: number;
  readonly keeps?: boolean;
  readonly blind?: boolean;
  /** Frame from which there is no live picture. */
  readonly goneFrom?: number;
  /** Milliseconds until the first frame comes. */
  readonly firstTakes?: number;
  /** The grab that finds no frame, counted from 0. */
  readonly missed?: number;
}

/** Takes a burst on a simulated clock: waiting takes no time, and events have their time. */
async function take(scene: Scene) {
  const { sharpness, views = {}, lookTakes = 100, keepTakes = 120, keeps = true, blind = false } = scene;
  const clock = handClock();
  const kept: { frame: number; at: number }[] = [];
  const grabbedAt: number[] = [];
  const patience: number[] = [];
  const looked: number[] = [];
  let firstAt = -1;
  let next = 0;
  const ports: BurstPorts<number> = {
    now: clock.now,
    wait: clock.wait,
    grab: async (patienceMs) => {
      patience.push(patienceMs);
      if (next >= (scene.goneFrom ?? Infinity) || patience.length - 1 === scene.missed) return null;
      if (next === 0) await clock.wait(scene.firstTakes ?? 0);
      grabbedAt.push(clock.now());
      return next++;
    },
    sharpnessOf: (frame) => sharpness[frame] ?? 0,
    look: blind
      ? undefined
      : async (frame) => {
          looked.push(frame);
          await clock.wait(lookTakes);
          return views[frame] ?? seen;
        },
    keep: async (frame) => {
      await clock.wait(keepTakes);
      kept.push({ frame, at: clock.now() });
      return keeps;
    },
  };
  const burst = runBurst(ports, {
    count: sharpness.length,
    rules,
    onFirst: () => (firstAt = clock.now()),
  });
  const frames = await clock.run(burst);
  return { frames, kept, grabbedAt, firstAt, patience, looked };
}

/** Returns a clock that advances only when everything waits for it. */
function handClock() {
  let now = 0;
  const sleepers: { at: number; wake: () => void }[] = [];
  return {
    now: () => now,
    wait: (milliseconds: number) =>
      new Promise<void>((wake) => sleepers.push({ at: now + milliseconds, wake })),
    async run<Value>(work: Promise<Value>): Promise<Value> {
      const course = { done: false };
      const finish = (): void => void (course.done = true);
      work.then(finish, finish);
      while (!course.done) {
        await new Promise((resolve) => setImmediate(resolve));
        sleepers.sort((a, b) => a.at - b.at);
        const sleeper = sleepers.shift();
        if (sleeper === undefined) continue;
        now = Math.max(now, sleeper.at);
        sleeper.wake();
      }
      return work;
    },
  };
}

const eight = [5, 5, 5, 5, 5, 5, 5, 5];

describe('a burst', () => {
  it('takes its frames over more than half a second', async () => {
    const { grabbedAt, frames } = await take({ sharpness: eight });

    expect(frames).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(grabbedAt.map(Math.round)).toEqual([0, 80, 160, 240, 320, 400, 480, 560]);
  });

  it('waits up to two seconds for the first frame only', async () => {
    const { patience } = await take({ sharpness: eight });

    expect(patience).toEqual([2_000, 0, 0, 0, 0, 0, 0, 0]);
  });

  it('takes as many frames in the same time when the first one came late', async () => {
    const { grabbedAt, frames } = await take({ sharpness: eight, firstTakes: 1_500 });

    expect(frames).toHaveLength(8);
    expect([grabbedAt[0], grabbedAt[7]]).toEqual([1_500, 2_060]);
  });

  it('continues after a moment without a frame', async () => {
    const { frames, kept } = await take({ sharpness: [1, 2, 9, 3, 3, 3, 3, 3], missed: 1 });

    expect(frames).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(kept.map(({ frame }) => frame)).toEqual([0, 2]);
  });

  it('stores the first frame before it has taken them all', async () => {
    const { firstAt, kept } = await take({ sharpness: eight });

    expect(firstAt).toBe(120);
    expect(kept).toEqual([{ frame: 0, at: 120 }]);
  });

  it('makes the sharpest one the shot', async () => {
    const { kept } = await take({ sharpness: [5, 6, 9, 7, 4, 5, 5, 5] });

    expect(kept.map(({ frame }) => frame)).toEqual([0, 2]);
  });

  it('stores nothing more when the first is the best', async () => {
    const { kept } = await take({ sharpness: [9, 6, 8, 7, 4, 5, 5, 5] });

    expect(kept.map(({ frame }) => frame)).toEqual([0]);
  });

  it('skips sharper frames with closed eyes or a smile', async () => {
    const { kept } = await take({
      sharpness: [9, 8, 7, 6, 5, 4, 3, 2],
      views: { 0: shut, 1: smiling, 2: shut },
    });

    expect(kept.map(({ frame }) => frame)).toEqual([0, 3]);
  });

  it('looks only at frames that may be sharper than one that is good', async () => {
    const { looked } = await take({ sharpness: [5, 9, 8, 7, 6, 9, 8, 5], lookTakes: 10 });

    expect(looked).toEqual([1, 5]);
  });

  it('has the best stored within 0.8 s, however slow the looks are', async () => {
    const { kept } = await take({ sharpness: [5, 9, 5, 5, 5, 5, 5, 5], lookTakes: 900 });

    expect(kept.map(({ frame }) => frame)).toEqual([0, 1]);
    expect(kept[1]?.at).toBeLessThanOrEqual(800);
  });

  it('uses sharpness alone when the analysis is off', async () => {
    const { kept } = await take({ sharpness: [5, 5, 5, 9, 5, 5, 5, 5], blind: true, views: { 3: shut } });

    expect(kept.map(({ frame }) => frame)).toEqual([0, 3]);
  });

  it('ends with the frames that it has when the live picture disappears', async () => {
    const { frames, kept } = await take({ sharpness: [1, 2, 3, 9, 9, 9, 9, 9], goneFrom: 3 });

    expect(frames).toEqual([0, 1, 2]);
    expect(kept.map(({ frame }) => frame)).toEqual([0, 2]);
  });

  it('remembers nothing when the first frame cannot be stored', async () => {
    const { frames, kept } = await take({ sharpness: eight, keeps: false });

    expect(frames).toEqual([]);
    expect(kept).toHaveLength(1);
  });

  it('takes nothing without a live picture', async () => {
    const { frames, kept } = await take({ sharpness: eight, goneFrom: 0 });

    expect([frames, kept]).toEqual([[], []]);
  });
});
