import type { UpdatedStudio } from '../updates/types.ts';
import type { Staff } from '../staff/staff.ts';
import type { Studio } from './types.ts';

/** Returns the open studio as an update needs it. */
export function updatedStudio(studio: Studio, staff: Pick<Staff, 'who' | 'isLocked'>): UpdatedStudio {
  const { deps, door, mail, backups, copies, erasure } = studio;
  return {
    mode: deps.practice ? 'practice' : 'account',
    shut: () => door.shut(),
    open: () => door.open(),
    isPrinting: () => deps.records.prints.unfinished().length > 0,
    isSendingMail: () => mail.isSending(),
    // Without a person who has signed in, there is nobody to ask.
    isIdle: () => staff.isLocked() || staff.who() === 'staff',
    backups,
    copyTo: (part) => copies.copyTo(part),
    copiesAtRest: () => erasure.asideAtRest(),
    migrationOf: (name) => copies.migrationOf(name),
    noteBegun: () => deps.note('update-begun', { person: 'headroom' }),
    newerThan: (since) => copies.newerThan(since),
  };
}
