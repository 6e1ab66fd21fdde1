/** Runs one burst, independent of a camera: takes frames over a time, keeps the first at once, and picks the best. */
import type { PoseRules } from '../../../shared/guidance/rules.ts';
import type { SitterView } from '../../../shared/guidance/sitter.ts';
import { firstComesWithin } from '../current-frame.ts';
import { gradeOf, pickBest } from './pick-best.ts';

/** Milliseconds. The frames are spread over more than half a second: longer than any blink. */
const burstLasts = 560;
/**
 * The best is picked by this time with whatever is known: 0.8 s after the key press, less the time to encode it.
 * Milliseconds
 */
const pickedBy = 680;

export interface BurstPorts<Frame> {
  /** Returns the current frame, or the next one within the given milliseconds; null when there is none. */
  grab(patienceMs: number): Promise<Frame | null>;
  sharpnessOf(frame: Frame): number;
  /** Analyses the frame; returns null when that fails. Absent when there is no analysis. */
  readonly look?: ((frame: Frame) => Promise<SitterView | null>) | undefined;
  /** Makes the frame the shot. @returns false when it could not be kept */
  keep(frame: Frame): Promise<boolean>;
  /** Milliseconds. */
  now(): number;
  wait(milliseconds: number): Promise<void>;
}

interface Taken<Frame> {
  readonly frame: Frame;
  readonly sharpness: number;
  view: SitterView | null;
  looked: boolean;
}

/**
 * Runs one burst.
 *
 * @param count frames to take
 * @param onFirst called with whether the first frame was kept: from then on nothing can be lost
 * @returns the frames in the order in which they were taken; none when the first was not kept
 */
export async function runBurst<Frame>(
  ports: BurstPorts<Frame>,
  { count, rules, onFirst }: { count: number; rules: PoseRules; onFirst: (kept: boolean) => void },
): Promise<readonly Frame[]> {
  const taken: Taken<Frame>[] = [];
  const add = (frame: Frame): void => {
    let known: number | null = null;
    taken.push({
      frame,
      // Measured on first use, which is when the first frame is stored and the cores are free.
      get sharpness() {
        return (known ??= ports.sharpnessOf(frame));
      },
      view: null,
      looked: false,
    });
  };
  const first = await ports.grab(firstComesWithin);
  if (first === null) {
    onFirst(false);
    return [];
  }
  const begin = ports.now();
  const keeping = ports.keep(first);
  // An error is thrown below, where the result is awaited.
  keeping.then(onFirst, () => onFirst(false));
  add(first);

  const taking = takeOthers(ports, count, begin, add);
  // Likewise: it may fail before the first frame is stored.
  taking.catch(() => undefined);
  // Only now, because storing the first frame has priority on this machine's cores.
  const kept = await keeping;
  if (!kept) {
    await taking;
    return [];
  }
  await Promise.all([taking, lookAtBest(ports, taken, { taking, rules, until: begin + pickedBy })]);

  const best = taken[pickBest(taken, rules)]?.frame;
  if (best !== undefined && best !== first) await ports.keep(best);
  return taken.map(({ frame }) => frame);
}

async function takeOthers<Frame>(
  ports: BurstPorts<Frame>,
  count: number,
  begin: number,
  add: (frame: Frame) => void,
): Promise<void> {
  for (let index = 1; index < count; index += 1) {
    const due = begin + (index * burstLasts) / (count - 1);
    await ports.wait(Math.max(0, due - ports.now()));
    // A slow machine takes fewer frames.
    if (ports.now() > begin + pickedBy) return;
    const frame = await ports.grab(0);
    // The camera may be back for the next one.
    if (frame !== null) add(frame);
  }
}

/**
 * Analyses the sharpest frame that has not been analysed, again and again, until no other can be the best or time is up.
 */
async function lookAtBest<Frame>(
  ports: BurstPorts<Frame>,
  taken: readonly Taken<Frame>[],
  { taking, rules, until }: { taking: Promise<void>; rules: PoseRules; until: number },
): Promise<void> {
  const { look } = ports;
  if (look === undefined) return;
  const course = { over: false };
  const end = (): void => void (course.over = true);
  taking.then(end, end);
  const timeUp = ports.wait(Math.max(0, until - ports.now())).then(() => 'time-up' as const);
  while (ports.now() < until) {
    const good = taken.filter((one) => gradeOf(one, rules) === 'good');
    const least = Math.max(...good.map(({ sharpness }) => sharpness), 0);
    // A frame that is less sharp than a good one cannot be the best.
    const [next] = taken
      .filter((one) => !one.looked && one.sharpness >= least)
      .sort((a, b) => b.sharpness - a.sharpness);
    if (next === undefined) {
      if (course.over) return;
      await ports.wait(20);
      continue;
    }
    next.looked = true;
    const view = await Promise.race([look(next.frame), timeUp]);
    if (view === 'time-up') return;
    next.view = view;
  }
}
