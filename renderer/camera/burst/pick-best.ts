import { eyesAreOpen, isNeutral } from '../../../shared/guidance/expression.ts';
import type { PoseRules } from '../../../shared/guidance/rules.ts';
import type { SitterView } from '../../../shared/guidance/sitter.ts';

/** A frame with everything known about it so far. */
export interface Judged {
  /** Comparable within one burst only. */
  readonly sharpness: number;
  /** Null when there was no time for it, or no analysis. */
  readonly view: SitterView | null;
}

/** Better grades first. A frame that was not analysed may be good, so it comes before one that is known to be bad. */
const grades = ['good', 'unknown', 'not-neutral', 'eyes-shut', 'no-face'] as const;
type Grade = (typeof grades)[number];

export function gradeOf({ view }: Judged, rules: PoseRules): Grade {
  if (view === null) return 'unknown';
  if (view.face === null) return 'no-face';
  if (!eyesAreOpen(view.face, rules)) return 'eyes-shut';
  return isNeutral(view.face, rules) ? 'good' : 'not-neutral';
}

/** Returns the sharpest frame with open eyes and a neutral face, as far as the rules require them; the earliest of equals. */
export function pickBest(frames: readonly Judged[], rules: PoseRules): number {
  let best = 0;
  frames.forEach((frame, index) => {
    const leader = frames[best];
    if (leader === undefined) return;
    const ahead = grades.indexOf(gradeOf(leader, rules)) - grades.indexOf(gradeOf(frame, rules));
    if (ahead > 0 || (ahead === 0 && frame.sharpness > leader.sharpness)) best = index;
  });
  return best;
}
