import type { SupplyView } from '../../../shared/model/printer-setup.ts';
import type { Records } from '../../records/open.ts';
import type { SupplyRow } from '../../records/prints/supplies.ts';

/**
 * At how many prints left a new ribbon should be at hand: at a tenth, or at ten where that is more, so that there is
 * time to fetch one; of a Selphy's 18 or 36 (Canon's paper packs) never more than a quarter, or it would warn for half
 * of every ribbon. Our own figures.
 */
const lowAt = (capacity: number): number => Math.max(capacity / 10, Math.min(10, capacity / 4));

/**
 * @param used sheets since it was put in, those that may be on paper included: better a warning too early than a
 *   customer's sheet on a ribbon that ends
 */
export function supplyView(loaded: SupplyRow | null, used: number): SupplyView {
  const capacity = loaded?.prints ?? null;
  const left = capacity === null ? null : Math.max(0, capacity - used);
  return {
    ...{ capacity, left },
    low: capacity !== null && left !== null && left <= lowAt(capacity),
    loadedAt: loaded?.loadedAt ?? null,
  };
}

/** Returns the prints left in a printer, counted from the journal. */
export function supplyOf({ supplies, prints }: Records, printerId: string): SupplyView {
  const loaded = supplies.newest(printerId);
  const capacity = loaded?.prints ?? null;
  if (loaded === null || capacity === null) return supplyView(loaded, 0);
  return supplyView(loaded, prints.sheetsOutSince(printerId, loaded.loadedAt, capacity));
}
