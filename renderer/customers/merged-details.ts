import type { CustomerChange, CustomerDetails } from '../../shared/model/customers.ts';

/** The details of which staff choose one, where the two customers differ. */
export const chosenDetails = ['name', 'phone', 'email'] as const;

/**
 * Returns what a merged customer begins with: the first one's details, and the other's where the first has none. The notes
 * are joined, and the photos are kept longer only if both agreed.
 */
export function mergedDetails(one: CustomerDetails, other: CustomerDetails): CustomerChange {
  const notes = [one.notes, other.notes].filter((text) => text !== '');
  return {
    name: one.name,
    phone: one.phone || other.phone,
    email: one.email || other.email,
    keepPhotos: one.keepPhotos && other.keepPhotos,
    notes: [...new Set(notes)].join('\n'),
  };
}
