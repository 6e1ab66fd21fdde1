/** The verdict of a step: what everything that is known means for the next step. It is decided here and nowhere else. */
import type { Light } from '../../../shared/model/status.ts';

/** `bad`: the photo, payment or print will not pass. `warn`: staff should check it first. */
type Severity = 'bad' | 'warn';

/** One fact that speaks against the next step. */
export interface VerdictPoint {
  /** Names the fact in the records, for example `smiling` or `ISSUE_HAT_NOT_ALLOWED`. */
  readonly code: string;
  readonly severity: Severity;
  /** A sentence for staff. */
  readonly words: string;
}

/** Everything that a step knows. */
export interface VerdictFacts {
  /** The subject of the verdict, on which the words of each light depend. */
  readonly about: 'camera' | 'photo' | 'crop' | 'answer' | 'payment' | 'print' | 'file';
  /** The points of every source: within one severity, the sources and their points are in order of importance. */
  readonly points: readonly VerdictPoint[];
  /** Codes that staff have already decided to overrule. They still need a look, but no longer stop anyone. */
  readonly overruled: readonly string[];
  /** `nothing` while there is nothing to judge, `checking` while a check is running, `complete` once all is known. */
  readonly known: 'nothing' | 'checking' | 'complete';
}

export interface Verdict {
  readonly about: VerdictFacts['about'];
  /** `off` while a check is running. */
  readonly light: Light;
  /** The most important point; null when there is none. */
  readonly point: VerdictPoint | null;
  /** Number of the other points. */
  readonly more: number;
}

/** Returns the verdict: the worst point decides. Null while nothing is known. */
export function verdictOf({ about, points, overruled, known }: VerdictFacts): Verdict | null {
  const judged = points
    .filter(({ code }, index) => points.findIndex((other) => other.code === code) === index)
    .map((point) => (overruled.includes(point.code) ? { ...point, severity: 'warn' as const } : point));
  const worstFirst = [
    ...judged.filter(({ severity }) => severity === 'bad'),
    ...judged.filter(({ severity }) => severity === 'warn'),
  ];
  const [point] = worstFirst;
  if (point !== undefined) return { about, light: point.severity, point, more: worstFirst.length - 1 };
  if (known === 'nothing') return null;
  return { about, light: known === 'checking' ? 'off' : 'ok', point: null, more: 0 };
}

/** Returns the codes of the points that stop the next step, as they are recorded when staff continue anyway. */
export const stoppingPoints = ({ points, overruled }: VerdictFacts): readonly string[] => [
  ...new Set(
    points
      .filter(({ code, severity }) => severity === 'bad' && !overruled.includes(code))
      .map(({ code }) => code),
  ),
];
