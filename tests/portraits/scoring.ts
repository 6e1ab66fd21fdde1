/** Counts the measured issues of portraits with known faults, per issue code. */
import type { Human } from '@vladmandic/human';
import { decode } from '../../electron/practice/images/decode.ts';
import { examine } from '../../electron/practice/images/examine.ts';
import { requireSpec } from '../../electron/practice/specs.ts';
import { judge } from '../../shared/face/issues.ts';
import { issueCodes, type IssueCode } from '../../shared/service/issues.ts';
import type { Labelled } from './faults.ts';

/**
 * Bounds for reporting a code. The measures must reach both on the family on which they were not set. A miss leaves
 * staff as they would be without a check, and a false alarm sends a customer back to the stool, so the second bound is
 * strict.
 */
export const LEAST_HITS = 0.75;
export const MOST_FALSE_ALARMS = 0.05;

export interface Tally {
  /** Portraits with the fault, and those among them that were found. */
  readonly faulty: number;
  readonly hits: number;
  /** Portraits without this fault, whether good or with another, and those among them that were blamed for it. */
  readonly others: number;
  readonly falseAlarms: number;
}

export const hitRate = ({ hits, faulty }: Tally): number => hits / Math.max(1, faulty);
export const falseAlarmRate = ({ falseAlarms, others }: Tally): number => falseAlarms / Math.max(1, others);
export const isMeasured = (tally: Tally): boolean =>
  hitRate(tally) >= LEAST_HITS && falseAlarmRate(tally) <= MOST_FALSE_ALARMS;

const spec = requireSpec('uk-passport');

/** Returns every code that the measures give at MEDIUM, in a document that allows no glasses. */
export async function judged(human: Human, { picture }: Labelled): Promise<readonly IssueCode[]> {
  const source = await decode(await picture(), spec.backgroundColor);
  const examined = await examine(human, source, spec);
  return examined === null
    ? ['ISSUE_FACE_NOT_FOUND']
    : judge(examined.findings, {}, { glassesAllowed: false });
}

export interface Judged {
  readonly name: string;
  readonly truth: readonly IssueCode[];
  readonly said: readonly IssueCode[];
}

/** Counts the results by code. A face that is not found counts only as a miss of the code that was there. */
export function tally(results: readonly Judged[]): ReadonlyMap<IssueCode, Tally> {
  return new Map(
    issueCodes.map((code) => {
      const faulty = results.filter(({ truth }) => truth.includes(code));
      const others = results.filter(({ truth }) => !truth.includes(code));
      const blamed = (list: readonly Judged[]): number =>
        list.filter(({ said }) => said.includes(code)).length;
      const counts = {
        faulty: faulty.length,
        hits: blamed(faulty),
        others: others.length,
        falseAlarms: blamed(others),
      };
      return [code, counts];
    }),
  );
}
