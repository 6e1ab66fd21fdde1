import { KioskError } from '../../shared/errors.ts';
import { personsOf, type Erasure, type Leftover } from '../../shared/model/erasures.ts';
import type { ErasureDeps, ErasureParts } from './erase-parts.ts';

/**
 * Erases everyone on the list from data that was set aside, and notes in their records which of it could not be read. What was noted
 * and is gone by now counts as handled.
 */
export async function eraseFromAside(
  { records, clock, log }: Pick<ErasureDeps, 'records' | 'clock' | 'log'>,
  { aside, list }: Pick<ErasureParts, 'aside' | 'list'>,
): Promise<void> {
  const done = list.all().filter((erasure) => erasure.done);
  const names = new Set(aside.names());
  if (done.length === 0 || (names.size === 0 && !done.some(hasAside))) return;
  const persons = personsOf(done);
  const pictures = persons
    .flatMap(({ customerId }) => records.customerMerges.ordersOf(customerId))
    .flatMap((orderId) => records.cleanUp.everyPictureOf(orderId));
  try {
    const unread = names.size === 0 ? [] : await aside.erase(persons, pictures);
    const now = clock.now().toISOString();
    const note = (all: readonly Erasure[]): Erasure[] => all.map((each) => noted(each, unread, names, now));
    if (JSON.stringify(note(list.all())) !== JSON.stringify(list.all())) await list.change(note);
  } catch (error) {
    if (!(error instanceof KioskError)) throw error;
    log.warn({ code: error.code }, 'customers could not be erased from data that was set aside');
  }
}

const hasAside = ({ record }: Erasure): boolean =>
  record?.left.some(({ kind, handled }) => kind === 'set-aside' && handled === null) === true;

function noted(
  erasure: Erasure,
  unread: readonly { readonly name: string; readonly at: string }[],
  names: ReadonlySet<string>,
  now: string,
): Erasure {
  const { record, done } = erasure;
  if (record === null || !done) return erasure;
  const known = new Set(record.left.filter(({ kind }) => kind === 'set-aside').map(({ place }) => place));
  const left = record.left.map((each) =>
    each.kind === 'set-aside' && each.handled === null && !names.has(each.place)
      ? { ...each, handled: { at: now, by: 'headroom' } }
      : each,
  );
  const added = unread
    .filter(({ name, at }) => !known.has(name) && at <= erasure.at)
    .map(({ name, at }): Leftover => ({ kind: 'set-aside', place: name, at, count: 1, handled: null }));
  return { ...erasure, record: { ...record, left: [...left, ...added] } };
}
