import { describe, expect, it } from 'vitest';
import { PictureJudge, type Verdict } from '../../../renderer/camera/picture-judge.ts';

/**
 * Returns a reduced picture of one grey; `grain` distinguishes two otherwise equal pictures, like a sensor's noise.
 */
function picture(grey: number, grain = 0): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(64 * 36 * 4).fill(grey);
  pixels[40] = grey + (grain % 2) + 1;
  return pixels;
}

/** Looks four times a second from `from` on, with a frame each time, until `seconds` have passed. */
function watch(
  judge: PictureJudge,
  { from = 0, seconds, of }: { from?: number; seconds: number; of: (look: number) => Uint8ClampedArray },
): Verdict {
  let verdict: Verdict | null = null;
  for (let look = 1; look <= seconds * 4; look += 1) {
    const now = from + look * 250;
    judge.frame(now);
    verdict = judge.look(of(look), now);
  }
  if (verdict === null) throw new Error('nothing was looked at');
  return verdict;
}

const moving = (look: number): Uint8ClampedArray => picture(120, look);
const still = (): Uint8ClampedArray => picture(120);

describe('a picture that stops', () => {
  it('is live while frames come and change', () => {
    expect(watch(new PictureJudge(0), { seconds: 10, of: moving }).stalled).toBe(false);
  });

  it('is frozen two seconds after the last frame', () => {
    const judge = new PictureJudge(0);
    judge.frame(1_000);

    expect([judge.stalled(3_000), judge.stalled(3_001)]).toEqual([false, true]);
  });

  it('is frozen when the same frame comes again and again for two seconds', () => {
    const judge = new PictureJudge(0);
    watch(judge, { seconds: 5, of: moving });

    expect(watch(judge, { from: 5_000, seconds: 1.75, of: still }).stalled).toBe(false);
    expect(watch(judge, { from: 6_750, seconds: 1, of: still }).stalled).toBe(true);
  });

  it('is live again as soon as it changes', () => {
    const judge = new PictureJudge(0);
    watch(judge, { seconds: 5, of: moving });
    watch(judge, { from: 5_000, seconds: 5, of: still });

    expect(watch(judge, { from: 10_000, seconds: 0.25, of: () => picture(121) }).stalled).toBe(false);
  });

  it('may stay the same when it never changed: a drawn one, without a sensor’s noise', () => {
    expect(watch(new PictureJudge(0), { seconds: 10, of: still }).stalled).toBe(false);
  });

  it('is not judged while nobody can see it', () => {
    const judge = new PictureJudge(0);
    watch(judge, { seconds: 5, of: moving });
    judge.excuse(60_000);

    expect(judge.stalled(61_000)).toBe(false);
  });
});

describe('a black or overexposed picture', () => {
  it.each([
    ['black', 6],
    ['burnt', 252],
  ] as const)('is called %s after a second', (fault, grey) => {
    const judge = new PictureJudge(0);

    expect(watch(judge, { seconds: 1, of: (look) => picture(grey, look) }).fault).toBeNull();
    expect(watch(judge, { from: 1_000, seconds: 0.25, of: (look) => picture(grey, look) }).fault).toBe(fault);
  });

  it('is called black even if it does not change at all', () => {
    expect(watch(new PictureJudge(0), { seconds: 3, of: () => picture(0) }).fault).toBe('black');
  });

  it('is cleared at the first look with a visible picture', () => {
    const judge = new PictureJudge(0);
    watch(judge, { seconds: 3, of: () => picture(0) });

    expect(watch(judge, { from: 3_000, seconds: 0.25, of: moving }).fault).toBeNull();
  });

  it('is not a dark room with a face in it', () => {
    const face = picture(12);
    face.fill(90, 0, 64 * 4);

    expect(watch(new PictureJudge(0), { seconds: 3, of: () => face }).fault).toBeNull();
  });
});
