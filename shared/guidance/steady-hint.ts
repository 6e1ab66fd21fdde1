/**
 * Turns the hints of single frames into the hint under the picture. A hint appears when two frames in a row agree on it,
 * and it changes at most once a second, so that staff can read it to the end. A pure state machine.
 */
import type { GuidanceSay, HintCode } from './hints.ts';

export interface Steady {
  readonly say: GuidanceSay;
  /** When the hint appeared, ms of the caller's clock. */
  readonly saidAt: number;
  /** Hints of the last frame; null before the first. */
  readonly last: readonly HintCode[] | null;
  /** Time since which every frame has found the eyes closed, ms. */
  readonly shutSince: number | null;
}

/** Least time that a hint stays, ms. */
const leastShownMs = 1000;
/** Eyes closed for less than this are a blink, which lasts 100 to 250 ms. ms */
const blink = 250;

export const atFirst: Steady = {
  say: { state: 'starting' },
  saidAt: Number.NEGATIVE_INFINITY,
  last: null,
  shutSince: null,
};

/**
 * Takes in one more frame and returns the new state.
 *
 * @param found the hints of `findHints` for it
 * @param now ms, of a clock that never goes back
 */
export function steadier(before: Steady, found: readonly HintCode[], now: number): Steady {
  const shutSince = found.includes('eyes-closed') ? (before.shutSince ?? now) : null;
  const blinking = shutSince !== null && now - shutSince < blink;
  const hints = blinking ? found.filter((code) => code !== 'eyes-closed') : found;
  // A frame that shows only a blink decides nothing: the green line neither appears nor disappears.
  if (blinking && hints.length === 0) return { ...before, shutSince };

  const confirmed = confirm(before, hints);
  const due = before.say.state === 'starting' || now - before.saidAt >= leastShownMs;
  return confirmed !== null && due && !same(confirmed, before.say)
    ? { say: confirmed, saidAt: now, last: hints, shutSince }
    : { say: before.say, saidAt: before.saidAt, last: hints, shutSince };
}

/** Returns the most pressing hint that both frames share; null when they share none. */
function confirm({ last, shutSince }: Steady, hints: readonly HintCode[]): GuidanceSay | null {
  if (last === null) return null;
  const agreed = (code: HintCode): boolean =>
    last.includes(code) || (code === 'eyes-closed' && shutSince !== null);
  const code = hints.find(agreed);
  if (code !== undefined) return { state: 'hint', code };
  return hints.length === 0 && last.length === 0 ? { state: 'right' } : null;
}

const same = (a: GuidanceSay, b: GuidanceSay): boolean =>
  a.state === b.state && (a.state !== 'hint' || b.state !== 'hint' || a.code === b.code);
