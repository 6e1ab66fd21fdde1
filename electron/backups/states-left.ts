import type { CustomerId } from '../../shared/ids.ts';
import { personsOf, type Erasure } from '../../shared/model/erasures.ts';
import type { RepositoryErasures } from './repository-erasures.ts';

/** The state that was just made. */
export interface NewestState {
  readonly state: string;
  /** Erased customers whom its records have, because they came back with older records. */
  readonly present: ReadonlySet<CustomerId>;
}

interface Known {
  /** As the repository knows them. */
  readonly known: RepositoryErasures;
  /** As this computer knew them when it copied the records. */
  readonly ours: readonly Erasure[];
  /** Every state of the repository. */
  readonly states: readonly string[];
  readonly newest: NewestState;
}

const countsIn = (erasures: readonly Erasure[]): ReadonlyMap<CustomerId, number> =>
  new Map(erasures.map((erasure) => [erasure.customerId, personsOf([erasure]).length]));

/**
 * Returns the states that may still have each customer, or someone whom a merge had made part of them.
 * @param erasures those of the repository and of this computer
 */
export function statesLeft(
  erasures: readonly Erasure[],
  { known, ours, states, newest }: Known,
): Map<CustomerId, readonly string[]> {
  const inRepository = countsIn(known.erasures);
  const here = new Set(personsOf(ours).map(({ customerId }) => customerId));
  return new Map(
    erasures.map((erasure) => {
      const { customerId } = erasure;
      const persons = personsOf([erasure]);
      // One of the lists may know of more who became part of the customer than the other.
      const isKnown = inRepository.get(customerId) === persons.length;
      const before = isKnown ? (known.left.get(customerId) ?? states) : states;
      // Also where this computer has erased as two customers whom the repository knows as one.
      const isClean = persons.every(
        (each) => here.has(each.customerId) && !newest.present.has(each.customerId),
      );
      const earlier = before.filter((state) => state !== newest.state && states.includes(state));
      return [customerId, isClean ? earlier : [...earlier, newest.state]];
    }),
  );
}
