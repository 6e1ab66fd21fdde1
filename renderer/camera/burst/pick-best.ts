import { eyesAreOpen, isNeutral } from '../../../shared/guidance/expression.ts';
import type { PoseRules } from '../../../shared/guidance/rules.ts';
import type { SitterView } from '../../../shared/guidance/sitter.ts';

/** A frame as far as it has been looked at. */
export interface Judged {
  /** Comparable within one burst only. */
  readonly sharpness: number;
  /** Null where there was no time, or nothing to look with. */
  readonly view: SitterView | null;
}

/** Better ones first. A frame that nobody has looked at may be good, so it goes before one that is known not to be. */
const grades = ['good', 'unknown', 'not-neutral', 'eyes-shut', 'no-face'] as const;
export type Grade = (typeof grades)[number];

export function gradeOf({ view }: Judged, rules: PoseRules): Grade {
  if (view === null) return 'unknown';
  if (view.face === null) return 'no-face';
  if (!eyesAreOpen(view.face, rules)) return 'eyes-shut';
  return isNeutral(view.face, rules) ? 'good' : 'not-neutral';
}

/** The sharpest frame with open eyes and a neutral face, as far as the rules ask for them; the earliest of equals. */
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
