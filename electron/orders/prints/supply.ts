import type { SupplyView } from '../../../shared/model/printer-setup.ts';
import type { Records } from '../../records/open.ts';
import type { SupplyRow } from '../../records/prints/supplies.ts';

/**
 * Returns the number of prints left at which a new ribbon should be at hand. It is a tenth, but at least ten, so that
 * there is time to fetch one, and at most a quarter: a Selphy's ribbon of 18 or 36 (Canon's paper packs) would
 * otherwise warn for half its life. Our own figures.
 */
const lowAt = (capacity: number): number => Math.max(capacity / 10, Math.min(10, capacity / 4));

/**
 * @param used sheets since the ribbon was loaded, including those that may be on paper: an early warning is better
 *   than a customer's sheet on a ribbon that runs out
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
