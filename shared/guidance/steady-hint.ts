/**
 * From what each frame says to what stands under the picture: a hint is said when two frames in a row agree on it, and
 * what is said changes at most once a second, so that staff can read it to the end. A pure state machine.
 */
import type { GuidanceSay, HintCode } from './hints.ts';

export interface Steady {
  readonly say: GuidanceSay;
  /** When it was said, ms of the caller's clock. */
  readonly saidAt: number;
  /** What the last frame found; null before the first. */
  readonly last: readonly HintCode[] | null;
  /** Since when every frame has found the eyes closed, ms. */
  readonly shutSince: number | null;
}

/** What is said stands at least this long, ms. */
const leastStand = 1000;
/** A blink lasts 100 to 250 ms: shorter than this, closed eyes are one. ms */
const blink = 250;

export const atFirst: Steady = {
  say: { state: 'starting' },
  saidAt: Number.NEGATIVE_INFINITY,
  last: null,
  shutSince: null,
};

/**
 * One frame more.
 *
 * @param found what `findHints` says of it
 * @param now ms, of a clock that never goes back
 */
export function steadier(before: Steady, found: readonly HintCode[], now: number): Steady {
  const shutSince = found.includes('eyes-closed') ? (before.shutSince ?? now) : null;
  const blinking = shutSince !== null && now - shutSince < blink;
  const hints = blinking ? found.filter((code) => code !== 'eyes-closed') : found;
  // A frame that shows a blink and nothing else says nothing: the green line neither comes nor goes by it.
  if (blinking && hints.length === 0) return { ...before, shutSince };

  const confirmed = confirm(before, hints);
  const due = before.say.state === 'starting' || now - before.saidAt >= leastStand;
  return confirmed !== null && due && !same(confirmed, before.say)
    ? { say: confirmed, saidAt: now, last: hints, shutSince }
    : { say: before.say, saidAt: before.saidAt, last: hints, shutSince };
}

/** The most pressing of what both frames found; nothing is confirmed when they share nothing. */
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
