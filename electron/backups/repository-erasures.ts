/** Reads and writes a repository’s own list of erased customers, with the states that may still have each of them. */
import { z } from 'zod';
import type { CustomerId } from '../../shared/ids.ts';
import type { Erasure } from '../../shared/model/erasures.ts';
import { erasuresSchema } from './erasures.ts';
import { ErasedUnreadable } from './trouble.ts';

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
  version: z.union([z.literal(2), z.literal(3)]),
  erasures: erasuresSchema,
  left: z.array(z.tuple([z.string(), states])),
  unreadable: states,
});

export const writeRepositoryErasures = ({ erasures, left, unreadable }: RepositoryErasures): string =>
  JSON.stringify({ version: 3, erasures, left: [...left], unreadable });

/**
 * Reads also the texts of versions before. They held states to be without a customer who had been part of another one there, so every
 * state is looked at again (decision 166).
 * @throws ErasedUnreadable for a list in a form that this version does not know
 */
export function readRepositoryErasures(text: string): RepositoryErasures {
  // The first version had only ids, one a line.
  if (!text.startsWith('{')) return noErasures;
  const parsed = content.safeParse(JSON.parse(text));
  if (!parsed.success) throw new ErasedUnreadable('NEWER');
  const { version, erasures, left, unreadable } = parsed.data;
  if (version === 2) return { ...noErasures, erasures };
  const states = left.map(([customerId, of]) => [customerId as CustomerId, of] as const);
  return { erasures, left: new Map(states), unreadable };
}
