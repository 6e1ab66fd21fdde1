/** Items of the opening check about the photo service, its credit and the computer's clock. */
import type { CheckItem, Finding } from '../../shared/model/opening-check.ts';
import type { CreditWarning, KioskStatus } from '../../shared/model/status.ts';
import type { PhotoMode } from '../../shared/model/order.ts';
import type { ErrorCode, KioskError } from '../../shared/errors.ts';

type Service = KioskStatus['service'];

/** The failure of the look-up that this check made; null when it succeeded, `late` while it has not ended. */
type LookUpFailure = KioskError | 'late' | null;

/** True when an answer came, if only one that refuses. */
export const isAnswered = (failure: LookUpFailure): boolean =>
  failure === null || (failure !== 'late' && failure.details['status'] !== undefined);

/** The finding for a failed look-up. Any other failure is a fault of the service when it answered, and silence when it did not. */
const ofFailure: Partial<Readonly<Record<ErrorCode, Finding>>> = {
  // It knows the account and refuses it: asking again does not help.
  SERVICE_CREDENTIALS: 'service.refused',
  SERVICE_NOT_ENABLED: 'service.refused',
  SERVICE_BUSY: 'service.busy',
  SERVICE_CERTIFICATE: 'service.certificate',
  INTERNAL: 'service.not-asked',
};

function findingOf(failure: LookUpFailure): Finding {
  if (failure === null) return 'service.answers';
  const known = failure === 'late' ? undefined : ofFailure[failure.code];
  return known ?? (isAnswered(failure) ? 'service.fault' : 'service.silent');
}

export function serviceItem({ mode }: Pick<KioskStatus, 'mode'>, failure: LookUpFailure): CheckItem {
  if (mode === 'account') return { finding: findingOf(failure), facts: {} };
  // The practice service runs on this computer: neither the internet nor an account has to do with it.
  return { finding: failure === null ? 'service.practice' : 'service.practice-amiss', facts: {} };
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
export function clockItem(
  { mode, dateDoubt }: Pick<KioskStatus, 'mode' | 'dateDoubt'>,
  aheadMs: number | null,
): CheckItem {
  if (dateDoubt !== null) return { finding: 'clock.doubt', facts: {} };
  if (aheadMs === null)
    return { finding: mode === 'practice' ? 'clock.practice' : 'clock.unknown', facts: {} };
  const apart = Math.abs(aheadMs);
  return apart > mostApartMs
    ? { finding: 'clock.apart', facts: { count: Math.round(apart / minuteMs) } }
    : { finding: 'clock.right', facts: {} };
}
