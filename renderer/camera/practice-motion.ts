/** Position of the eyelids. */
export type Lids = 'open' | 'half' | 'shut';
export const lidPositions = ['open', 'half', 'shut'] as const satisfies readonly Lids[];

/** Position of the person at one moment, relative to the drawing. */
export interface Pose {
  /** Sideways and downwards, in thousandths of the picture's width. */
  readonly x: number;
  readonly y: number;
  /** Radians, clockwise, about a point below the picture. */
  readonly lean: number;
  /** 1 or slightly more: the chest rises with each breath. */
  readonly scale: number;
  readonly lids: Lids;
}

/** Seconds. People at rest blink every three to six seconds for about 0.2 s, and breathe every four. */
const rhythm = { blinkEvery: 3.9, blinkLasts: 0.2, breath: 4.2 };

const wave = (time: number, period: number): number => Math.sin((2 * Math.PI * time) / period);

/**
 * Returns the pose `time` seconds after the start. The periods have no common multiple, so the movement does not look
 * repeated. With `still` (the person at the counter asked for less motion) only the lids move.
 */
export function poseAt(time: number, still: boolean): Pose {
  const lids = lidsAt(time);
  if (still) return { x: 0, y: 0, lean: 0, scale: 1, lids };
  return {
    x: 2.1 * wave(time, 7.3) + 0.8 * wave(time, 3.1),
    y: 0.5 * (1 + wave(time, 5.7)),
    lean: 0.0035 * wave(time + 1, 8.9),
    scale: 1 + 0.003 * (1 + wave(time, rhythm.breath)),
    lids,
  };
}

function lidsAt(time: number): Lids {
  // Every other pause is longer, and the first second never has a blink: a burst may start at once.
  const cycle = time % (2 * rhythm.blinkEvery + 1.3);
  const since = cycle >= 2 * rhythm.blinkEvery ? cycle - 2 * rhythm.blinkEvery : cycle - rhythm.blinkEvery;
  if (since < 0 || since >= rhythm.blinkLasts) return 'open';
  const share = since / rhythm.blinkLasts;
  return share < 0.25 || share >= 0.75 ? 'half' : 'shut';
}
