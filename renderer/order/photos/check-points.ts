/** The check of a shot before it is sent, as points of the verdict. */
import type { CheckFault } from '../../../shared/guidance/pre-check.ts';
import type { PreCheck } from '../../camera/guidance/use-pre-check.ts';
import { t } from '../../i18n/index.ts';
import type { VerdictFacts, VerdictPoint } from '../frame/verdict.ts';

/**
 * Faults that the service cannot correct and that an authority rejects, as in the ranking of the service's own issues.
 * It corrects size, position, tilt and background, and staff can judge light and pixels by eye.
 */
const stopping: ReadonlySet<CheckFault> = new Set<CheckFault>([
  ...(['no-face', 'several-faces', 'eyes-closed', 'mouth-open', 'smiling', 'blurred'] as const),
  ...(['turn-left', 'turn-right', 'chin-up', 'chin-down'] as const),
]);

/** Returns how bad a fault of the check is for the photo. */
export const severityOf = (fault: CheckFault): VerdictPoint['severity'] =>
  stopping.has(fault) ? 'bad' : 'warn';

/** Returns the point of a check without a result: staff look for themselves. */
export const notChecked = (why: 'unavailable' | 'unreadable'): VerdictPoint => ({
  code: `check-${why}`,
  severity: 'warn',
  words: t(`preCheck.${why}`),
});

/** Returns the points of a check; a check that did not run is a point too. */
export function checkPoints({ state, faults }: PreCheck): readonly VerdictPoint[] {
  const found = state.value;
  if (found === 'unavailable' || found === 'unreadable') return [notChecked(found)];
  return faults.value.map((fault) => ({
    code: fault,
    severity: severityOf(fault),
    words: t(`preCheck.fault.${fault}`),
  }));
}

/** Returns how much a check of the picture says about the photo. Without a document there is nothing to check against. */
export function knownFrom({ state, documents }: PreCheck): VerdictFacts['known'] {
  if (state.value === 'running') return 'checking';
  return state.value === 'checked' && documents.value.length > 0 ? 'complete' : 'nothing';
}
