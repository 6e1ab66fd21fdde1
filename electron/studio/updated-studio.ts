import type { UpdatedStudio } from '../updates/types.ts';
import type { Staff } from '../staff/types.ts';
import type { Studio } from './types.ts';

/** Longest wait for the check of the records before a backup, milliseconds: it reads all of a large studio's file. */
const checkMs = 10 * 60_000;

/** Returns the open studio as an update needs it. */
export function updatedStudio(studio: Studio, staff: Pick<Staff, 'who' | 'isLocked'>): UpdatedStudio {
  const { deps, door, mail, backups, copies, erasure, pages } = studio;
  return {
    mode: deps.practice ? 'practice' : 'account',
    shut: () => door.shut(),
    open: () => door.open(),
    isPrinting: () => deps.records.prints.unfinished().length > 0,
    isSendingMail: () => mail.isSending(),
    // Without a person who has signed in, there is nobody to ask.
    isIdle: () => staff.isLocked() || staff.who() === 'staff',
    backups,
    pagesChecked: () => pages.ended(checkMs),
    copyTo: (part) => copies.copyTo(part),
    copiesAtRest: () => erasure.asideAtRest(),
    migrationOf: (name) => copies.migrationOf(name),
    noteBegun: () => deps.note('update-begun', { person: 'headroom' }),
    newerThan: (since) => copies.newerThan(since),
  };
}
