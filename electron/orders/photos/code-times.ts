import type { CodeTimeDoubt } from '../../../shared/model/photo.ts';
import { expiresAt } from '../../../shared/photo-code.ts';

/** Largest plausible difference between the service's date and this computer's clock, ms: our own figure. */
const mostApartMs = 24 * 60 * 60 * 1000;

export interface CodeTimes {
  /** ISO 8601, UTC. */
  readonly issuedAt: string;
  readonly expiresAt: string;
  /** Null when both clocks agree, or the service sent no date. */
  readonly doubt: CodeTimeDoubt | null;
}

/**
 * Decides from when a code's 21 days are counted. Both clocks can be wrong, and promising days that do not exist is
 * worse than promising too few. So of two plausible dates the earlier one counts, and an implausible service date never
 * decides alone.
 *
 * @param service the service's `Date`, UTC ms; null when it sent none
 * @param counter this computer's clock, UTC ms
 * @param builtAt when the program was built, UTC ms: no earlier date can be right
 */
export function codeTimes(service: number | null, counter: number, builtAt: number): CodeTimes {
  const counterWrong = counter < builtAt;
  const serviceWrong =
    service !== null && (service < builtAt || (!counterWrong && Math.abs(service - counter) > mostApartMs));
  const useCounter = service === null || serviceWrong;
  const issued = useCounter ? counter : counterWrong ? service : Math.min(service, counter);
  const isDoubtful = serviceWrong || counterWrong;
  return {
    issuedAt: new Date(issued).toISOString(),
    expiresAt: new Date(expiresAt(issued)).toISOString(),
    doubt: isDoubtful
      ? {
          serviceTime: service === null ? null : new Date(service).toISOString(),
          counterTime: new Date(counter).toISOString(),
          countedFrom: useCounter ? 'counter' : 'service',
        }
      : null,
  };
}
