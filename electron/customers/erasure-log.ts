/** The record of erasures, for supervisors: who erased a customer and when, and what is left of it elsewhere. */
import { KioskError } from '../../shared/errors.ts';
import type { CustomerId, StaffId } from '../../shared/ids.ts';
import type {
  Erasure,
  ErasureEntry,
  ErasurePart,
  Leftover,
  LeftoverView,
} from '../../shared/model/erasures.ts';
import type { ErasureDeps, ErasureParts } from './erase-parts.ts';

/** Erasures in one part of the list. */
const partLength = 20;

export interface Ticked {
  readonly customerId: CustomerId;
  /** Place in the erasure's list of what is left. */
  readonly index: number;
  readonly handled: boolean;
}

export function erasureLog(
  { records, clock, note, who }: Pick<ErasureDeps, 'records' | 'clock' | 'note' | 'who'>,
  { list, statesOf }: Pick<ErasureParts, 'list' | 'statesOf'>,
) {
  type NameOf = (person: string) => string;
  function names(): NameOf {
    const byId = new Map(records.staff.list().map(({ id, name }): [string, string] => [id, name]));
    return (person) => byId.get(person) ?? person;
  }
  function viewOfLeft(erasure: Erasure, left: Leftover, nameOf: NameOf): LeftoverView {
    const states = left.kind === 'backups' ? statesOf(left.place, erasure) : null;
    // A folder whose backups are all without the customer needs nobody.
    const handled = states?.left === 0 ? { at: states.at, by: 'headroom' } : left.handled;
    return { ...left, handled: handled && { ...handled, by: nameOf(handled.by) }, states };
  }
  function viewOf(erasure: Erasure, nameOf: NameOf): ErasureEntry {
    const { customerId, at, record } = erasure;
    if (record === null) return { customerId, at, by: null, allowedBy: null, orders: null, left: [] };
    const allowedBy = record.allowedBy === null ? null : nameOf(record.allowedBy);
    return {
      ...{ customerId, at, by: nameOf(record.by), allowedBy, orders: record.orders },
      left: record.left.map((each) => viewOfLeft(erasure, each, nameOf)),
    };
  }

  return {
    /** Returns erasures before a time, newest first. @param before ISO 8601; null for the newest */
    erasures(before: string | null): ErasurePart {
      const done = list.all().filter((erasure) => erasure.done && (before === null || erasure.at < before));
      const part = done.toReversed().slice(0, partLength);
      const nameOf = names();
      return { erasures: part.map((each) => viewOf(each, nameOf)), more: done.length > part.length };
    },

    /** Notes that a person took care of something that Headroom does not reach, or did not after all. @throws KioskError NOT_FOUND */
    async tick({ customerId, index, handled }: Ticked, allowedBy: StaffId | null): Promise<void> {
      const left = list.all().find((each) => each.customerId === customerId)?.record?.left[index];
      if (left === undefined) throw new KioskError('NOT_FOUND', 'no such erasure');
      const by = handled ? { at: clock.now().toISOString(), by: who() } : null;
      const tickedOf = (each: Erasure): Erasure => {
        if (each.customerId !== customerId || each.record === null) return each;
        const next = each.record.left.map((one, at) => (at === index ? { ...one, handled: by } : one));
        return { ...each, record: { ...each.record, left: next } };
      };
      await list.change((all) => all.map(tickedOf));
      note('erasure-noted', { subject: customerId, allowedBy, kind: left.kind });
    },
  };
}
