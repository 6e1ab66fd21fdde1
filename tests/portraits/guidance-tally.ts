/** Counts hints against the truth of the portraits. Only the first hint counts, because it is the only one shown. */
import { hintKinds, kindOf, type HintCode } from '../../shared/guidance/hints.ts';

export interface Said {
  readonly name: string;
  readonly truth: HintCode | null;
  /** The hints in the order in which `findHints` returned them. */
  readonly hints: readonly HintCode[];
}

export interface Tally {
  /** Portraits for which the hint is true, and those among them for which it was given first. */
  readonly faulty: number;
  readonly hits: number;
  /** Portraits for which another hint, or none, is true, and those among them for which this one was given first. */
  readonly others: number;
  readonly falseAlarms: number;
  /** Faulty portraits for which another hint was given first, by that hint. */
  readonly instead: readonly string[];
}

const first = ({ hints }: Said): HintCode | null => hints[0] ?? null;

export function tallyOf(code: HintCode | null, all: readonly Said[]): Tally {
  const faulty = all.filter(({ truth }) => truth === code);
  const others = all.filter(({ truth }) => truth !== code);
  return {
    faulty: faulty.length,
    hits: faulty.filter((one) => first(one) === code).length,
    others: others.length,
    falseAlarms: others.filter((one) => first(one) === code).length,
    instead: faulty.filter((one) => first(one) !== code).map((one) => first(one) ?? 'right'),
  };
}

/**
 * Bounds for misses and false alarms, as for the practice service's issues: a miss may cost a preview, and a false
 * alarm moves a customer without need.
 */
export const leastHits = 0.75;
export const mostFalseAlarms = 0.05;

/**
 * Returns one sentence for each kind of hint that is outside its bounds, in both families together. Left and right
 * are one kind, and so are a smile and an open mouth: either hint makes the sitter close the mouth.
 */
export function outOfBounds(...families: readonly (readonly Said[])[]): string[] {
  const all = families.flat().map(({ truth, hints }) => ({
    truth: truth === null ? null : kindOf(truth),
    said: hints[0] === undefined ? null : kindOf(hints[0]),
  }));
  return [...hintKinds, null].flatMap((kind) => {
    const faulty = all.filter(({ truth }) => truth === kind);
    const others = all.filter(({ truth }) => truth !== kind);
    const hits = faulty.filter(({ said }) => said === kind).length;
    const falseAlarms = others.filter(({ said }) => said === kind).length;
    const name = kind ?? 'right';
    return [
      ...(hits < leastHits * faulty.length ? [`${name}: shown for ${hits} of ${faulty.length}`] : []),
      ...(falseAlarms > mostFalseAlarms * others.length
        ? [`${name}: shown wrongly for ${falseAlarms} of ${others.length}`]
        : []),
    ];
  });
}
