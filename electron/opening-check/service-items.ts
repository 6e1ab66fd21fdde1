/** Items of the opening check about the photo service, its credit and the computer's clock. */
import type { CheckItem, Finding } from '../../shared/model/opening-check.ts';
import type { CreditWarning, KioskStatus } from '../../shared/model/status.ts';
import type { PhotoMode } from '../../shared/model/order.ts';
import type { KioskError } from '../../shared/errors.ts';

type Service = KioskStatus['service'];

/** The service knows the account and refuses it: asking again does not help. */
const refusals: readonly string[] = ['SERVICE_CREDENTIALS', 'SERVICE_NOT_ENABLED'];

/** The failure of the look-up that this check made; null when it succeeded, `late` while it has not ended. */
type LookUpFailure = KioskError | 'late' | null;

/** True when an answer came, if only one that refuses. */
export const isAnswered = (failure: LookUpFailure): boolean =>
  failure === null || (failure !== 'late' && failure.details['status'] !== undefined);

export function serviceItem({ mode }: Pick<KioskStatus, 'mode'>, failure: LookUpFailure): CheckItem {
  if (failure === 'late') return { finding: 'service.silent', facts: {} };
  if (failure !== null && refusals.includes(failure.code)) return { finding: 'service.refused', facts: {} };
  if (failure !== null) return { finding: 'service.silent', facts: {} };
  return { finding: mode === 'practice' ? 'service.practice' : 'service.answers', facts: {} };
}

function ofWarning(warning: CreditWarning): CheckItem {
  switch (warning.kind) {
    case 'few-previews':
    case 'few-photos': {
      const counter = warning.kind === 'few-previews' ? 'previews' : 'photos';
      const few: Finding = `credit.few-${counter}`;
      return warning.left === 0
        ? { finding: `credit.no-${counter}`, facts: {} }
        : { finding: few, facts: { count: warning.left } };
    }
    case 'trial-ends':
      return {
        finding: warning.ended ? 'credit.trial-ended' : 'credit.trial-ends',
        facts: { at: warning.at },
      };
    case 'credit-differs':
      return { finding: 'credit.differs', facts: {} };
  }
}

/** The service did not tell the credit just now; what it told before may be wrong by now. */
export const creditNotNow: CheckItem = { finding: 'credit.not-now', facts: {} };

/** Returns one item for each warning, or one that says how much is left. @param mode that of new orders */
export function creditItems(service: Service, mode: PhotoMode): readonly CheckItem[] {
  if (service.warnings.length > 0) return service.warnings.map(ofWarning);
  const counter = mode === 'direct' ? 'photos' : 'previews';
  const left = mode === 'direct' ? service.photosLeft : service.previewsLeft;
  return [
    left === null
      ? { finding: 'credit.unknown', facts: {} }
      : { finding: `credit.${counter}`, facts: { count: left } },
  ];
}

const minuteMs = 60_000;
/**
 * How far the clock may be from the service's, ms. A computer that sets its clock automatically is right to a second; the
 * service's `Date` counts whole seconds and comes after its answer was made. Two minutes are neither. Our own figure.
 */
const mostApartMs = 2 * minuteMs;

/** @param aheadMs how far the computer's date is ahead of the service's; null while the service's is not known now */
export function clockItem(isDoubtful: boolean, aheadMs: number | null): CheckItem {
  if (isDoubtful) return { finding: 'clock.doubt', facts: {} };
  if (aheadMs === null) return { finding: 'clock.unknown', facts: {} };
  const apart = Math.abs(aheadMs);
  return apart > mostApartMs
    ? { finding: 'clock.apart', facts: { count: Math.round(apart / minuteMs) } }
    : { finding: 'clock.right', facts: {} };
}
