/** Reads and writes a repository’s own list of erased customers, with the states that may still have each of them. */
import { z } from 'zod';
import { isId, type CustomerId } from '../../shared/ids.ts';
import type { Erasure } from '../../shared/model/erasures.ts';
import { erasuresSchema } from './erasures.ts';

export interface RepositoryErasures {
  readonly erasures: readonly Erasure[];
  /** States that may still have a customer, by the customer; none once it is erased from all. */
  readonly left: ReadonlyMap<CustomerId, readonly string[]>;
  /** Those of these states that could not be read when that was last tried. */
  readonly unreadable: readonly string[];
}

export const noErasures: RepositoryErasures = { erasures: [], left: new Map(), unreadable: [] };

const states = z.array(z.string());
const content = z.strictObject({
  version: z.literal(2),
  erasures: erasuresSchema,
  left: z.array(z.tuple([z.string(), states])),
  unreadable: states,
});

export const writeRepositoryErasures = ({ erasures, left, unreadable }: RepositoryErasures): string =>
  JSON.stringify({ version: 2, erasures, left: [...left], unreadable });

/** Reads also the text of the version before: ids of customers who were erased from all states, one a line. */
export function readRepositoryErasures(text: string): RepositoryErasures {
  if (!text.startsWith('{')) {
    const ids = text.split('\n').filter((line) => isId('cus', line));
    return { ...noErasures, left: new Map(ids.map((customerId) => [customerId, []])) };
  }
  const parsed = content.safeParse(JSON.parse(text));
  if (!parsed.success) return noErasures;
  return {
    ...parsed.data,
    left: new Map(parsed.data.left.map(([customerId, of]) => [customerId as CustomerId, of])),
  };
}
