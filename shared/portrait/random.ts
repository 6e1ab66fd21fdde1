/** A source of numbers from 0 up to, but not including, 1. */
export type Random = () => number;

/** Returns a repeatable source: the same seed gives the same sequence (the well-known mulberry32 step). */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Returns a number from `from` up to, but not including, `to`. */
export function between(random: Random, from: number, to: number): number {
  return from + random() * (to - from);
}

/** Returns one of `choices`, all equally likely. */
export function pick<Choice>(random: Random, choices: readonly [Choice, ...Choice[]]): Choice {
  return choices[Math.floor(random() * choices.length)] ?? choices[0];
}
