import type { StaffId } from '../../shared/ids.ts';
import type { StaffRow, StaffTable } from '../records/staff/staff.ts';
import { takesNothing } from '../disk-trouble.ts';
import type { Tries } from './tries.ts';

/**
 * Keeps each person's wrong tries in the records, and in memory where the disk takes nothing: a PIN must open the counter there too
 * (decision 180). Tries in memory go into the records with the next one that the disk takes.
 */
export function createKeptTries(table: () => Pick<StaffTable, 'setTries'>) {
  const inMemory = new Map<StaffId, Tries>();
  return {
    of: ({ id, tries }: Pick<StaffRow, 'id' | 'tries'>): Tries => inMemory.get(id) ?? tries,
    keep(id: StaffId, tries: Tries): void {
      try {
        table().setTries(id, tries);
        inMemory.delete(id);
      } catch (error) {
        if (!takesNothing(error)) throw error;
        inMemory.set(id, tries);
      }
    },
    /** Forgets the tries in memory, after the records have forgotten theirs. */
    forget: (id: StaffId): void => void inMemory.delete(id),
  };
}
