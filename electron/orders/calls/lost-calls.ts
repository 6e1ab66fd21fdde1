/** The list of paid calls that restored records do not have. */
import type { LostCalls } from '../../../shared/model/lost-calls.ts';
import type { Needs } from '../deps.ts';

/** Calls in one part of the list. */
const partLength = 200;

export const lostCalls = ({ records }: Needs<'records'>): LostCalls => ({
  calls: records.lostCalls.open(partLength),
  count: records.lostCalls.countOpen(),
});

/** Notes that a person has worked through these calls. */
export function settleLostCalls(
  deps: Needs<'records' | 'clock' | 'who' | 'note'>,
  seqs: readonly number[],
): LostCalls {
  const { records, clock, who, note } = deps;
  records.transaction(() => {
    const count = records.lostCalls.settle(seqs, who(), clock.now().toISOString());
    if (count > 0) note('lost-calls-settled', { count });
  });
  return lostCalls(deps);
}
