import type { LastUse } from '../last-use.ts';
import type { UpdatedStudio } from '../updates/types.ts';
import type { Staff } from '../staff/types.ts';
import type { Studio } from './types.ts';

/** Longest wait for the check of the records before a backup, milliseconds: it reads all of a large studio's file. */
const checkMs = 10 * 60_000;

/**
 * Time without a call of the page after which nobody is at a counter where nobody signs in, ms: a visit has calls every few minutes.
 * Our own figure.
 */
const quietMs = 15 * 60_000;

/** Returns the open studio as an update needs it. */
export function updatedStudio(
  studio: Studio,
  staff: Pick<Staff, 'who' | 'isLocked'>,
  lastUse: Pick<LastUse, 'quietMs'>,
): UpdatedStudio {
  const { deps, door, mail, backups, copies, erasure, pages } = studio;
  return {
    mode: deps.practice ? 'practice' : 'account',
    shut: () => door.shut(),
    hold() {
      door.holdPrints();
      mail.hold();
    },
    open() {
      door.open();
      mail.release();
    },
    isPrinting: () => deps.records.prints.unfinished().length > 0,
    isSendingMail: () => mail.isSending(),
    // Nobody signs in while nobody has a PIN: only the page's calls tell whether the counter is in use.
    isIdle: () => staff.isLocked() || (staff.who() === 'staff' && lastUse.quietMs() >= quietMs),
    backups,
    pagesChecked: () => pages.ended(checkMs),
    copyTo: (part) => copies.copyTo(part),
    copiesAtRest: () => erasure.asideAtRest(),
    migrationOf: (name) => copies.migrationOf(name),
    noteBegun: () => deps.note('update-begun', { person: 'headroom' }),
    newerThan: (since) => copies.newerThan(since),
  };
}
