/** Requirements for a sitter by document and age: every limit of the hints and of the check before sending. */
import type { DocumentView, RangeMm } from '../model/document.ts';
import { middleOf } from './head-guide.ts';
import type { Age } from './sitter.ts';

export interface PoseRules {
  /** Crown to chin, mm as printed in the guide's frame; null when the document does not say. */
  readonly headMm: RangeMm | null;
  /** Distance of the head's middle from the guide's, as a share of the guide's head height. */
  readonly position: number;
  /** Degrees to either side. */
  readonly roll: number;
  readonly yaw: number;
  readonly pitch: number;
  readonly eyesOpen: boolean;
  readonly neutral: boolean;
}

/**
 * Degrees to either side. Adult limits are slightly stricter than what the practice service reports at MEDIUM
 * (`face/issues.ts`), so that anyone who follows the hints passes; pitch is measured coarsely (see `poseOf`). Children
 * under six need not look at the camera (facts of the trade: ICAO Doc 9303 and the UK's photo rules); a baby lies or is
 * held.
 */
const poseLimits: Readonly<
  Record<Age, { readonly roll: number; readonly yaw: number; readonly pitch: number }>
> = {
  adult: { roll: 6, yaw: 11, pitch: 16 },
  child: { roll: 10, yaw: 20, pitch: 20 },
  baby: { roll: 15, yaw: 25, pitch: 25 },
};

/** Distance from the guide's middle that still leaves room to crop on all sides, as a share of the head's height. */
const positionLimit = 0.16;

/**
 * The service crops to size, so a head in the middle of a narrow range always passes by at least this much. The crown is
 * an estimate (1.3 % standard deviation; the model was not fitted to babies), hence the slack.
 */
const cropRoom = 0.08;
const slack: Readonly<Record<Age, number>> = { adult: 0.01, child: 0.02, baby: 0.05 };

function passing(range: RangeMm, age: Age): RangeMm {
  const middle = middleOf(range);
  return {
    min: Math.min(range.min, middle * (1 - cropRoom)) * (1 - slack[age]),
    max: Math.max(range.max, middle * (1 + cropRoom)) * (1 + slack[age]),
  };
}

/**
 * Reads the service's text for the expression. Without a text, a plain expression is required, as ICAO does for every
 * document. In a format of the studio's, people may smile.
 */
const wantsNeutral = ({ origin, properties }: DocumentView): boolean => {
  if (origin === 'studio') return false;
  const text = properties['expression'];
  return text === undefined || text === '' || /neutral/i.test(text);
};

/** Returns the limits for a document and an age. @param document null before one is chosen: the head's size is then free */
export function poseRules(document: DocumentView | null, age: Age): PoseRules {
  return {
    headMm: document?.headMm == null ? null : passing(document.headMm, age),
    position: positionLimit,
    ...poseLimits[age],
    // Under one year the eyes may be closed; under six no plain expression is required (facts of the trade).
    eyesOpen: age !== 'baby',
    neutral: age === 'adult' && (document === null || wantsNeutral(document)),
  };
}

const looser = 1.15;
const looserMm = 0.02;

/**
 * Returns slightly wider limits for a sitter who has met the rules, so that breathing at a limit does not make the green
 * line flicker.
 */
export function loosened(rules: PoseRules): PoseRules {
  const { headMm } = rules;
  return {
    ...rules,
    headMm: headMm === null ? null : { min: headMm.min * (1 - looserMm), max: headMm.max * (1 + looserMm) },
    position: rules.position * looser,
    roll: rules.roll * looser,
    yaw: rules.yaw * looser,
    pitch: rules.pitch * looser,
  };
}
