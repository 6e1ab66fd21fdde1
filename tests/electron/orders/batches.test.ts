/** The daily clean-up removes a batch at a time and rests after each, until nothing is left. */
import { expect, it } from 'vitest';
import { cutAuditLog } from '../../../electron/audit/cut-log.ts';
import { eraseMails } from '../../../electron/orders/erase-mails.ts';
import { removeOldAccounts } from '../../../electron/orders/old-accounts.ts';
import { createNote } from '../../../electron/records/audit/note.ts';
import { createSettings } from '../../../electron/settings/settings.ts';
import { newId } from '../../../shared/ids.ts';
import { handClock } from '../../support/kiosk/hand-clock.ts';
import { memoryLog } from '../../support/kiosk/memory-log.ts';
import { addOrder, exampleRecords } from '../../support/records/example-records.ts';

/** Longer than the clean-up works without a rest, ms. */
const slowMs = 5;

/** Records of which everything is eleven years old, and what the clean-up does, in its order. */
function begin() {
  const example = exampleRecords();
  const clock = handClock();
  const done: (number | 'rest')[] = [];
  const { checkpoints } = example;
  const unused = (): Promise<void> => {
    // The first batch may come after a rest, where the machine is slow.
    if (typeof done.at(-1) === 'number') done.push('rest');
    return Promise.resolve();
  };
  const records = { ...example, checkpoints: { ...checkpoints, unused } };
  const settings = createSettings(records.settings, () => clock.now());
  /** Notes how many rows each call of `step` removes. */
  const noted =
    <Args extends unknown[]>(step: (...args: Args) => number) =>
    (...args: Args): number => {
      const rows = step(...args);
      done.push(rows);
      const until = performance.now() + slowMs;
      while (performance.now() < until);
      return rows;
    };
  return { records, settings, clock, log: memoryLog(), noted, done };
}
const elevenYears = 11 * 366 * 24 * 60 * 60 * 1000;
const times = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

it('e-mails, 50 at a time', async () => {
  const { records, noted, done, ...deps } = begin();
  const orderId = addOrder(records);
  const at = deps.clock.now().toISOString();
  records.transaction(() => {
    for (const count of times(120)) {
      const more = {
        parts: [{ kind: 'receipt' }],
        reminderOf: null,
        messageId: `<${count}@x.y>`,
        at,
      } as const;
      records.mails.insert({ id: newId('mail'), orderId, address: 'ada@example.org', ...more });
    }
  });
  deps.clock.pass(elevenYears);
  const erase = noted((before: string, limit: number) => records.mails.erase(before, limit));
  const mails = { ...records.mails, erase };

  await eraseMails({ ...deps, records: { ...records, mails } });

  expect(done).toEqual([50, 'rest', 50, 'rest', 20, 'rest', 0]);
  expect(records.mails.ofOrder(orderId)).toEqual([]);
});

it('entries of the audit log, 50 at a time', async () => {
  const { records, noted, done, ...deps } = begin();
  const note = createNote({ records, who: () => 'staff', ...deps });
  records.transaction(() => times(120).forEach(() => note('unlocked', {})));
  deps.clock.pass(elevenYears);
  const cut = noted((before: string, limit: number, at: string) => records.audit.cut(before, limit, at));
  const audit = { ...records.audit, cut };

  await cutAuditLog({ ...deps, records: { ...records, audit } });

  expect(done).toEqual([50, 'rest', 50, 'rest', 20]);
  expect(await records.checkAudit()).toMatchObject({ entries: 0, troubles: [] });
});

it('accounts that belong to no order, 20 at a time', async () => {
  const { records, noted, done, ...deps } = begin();
  const at = deps.clock.now().toISOString();
  records.transaction(() => {
    const move = { kind: 'pay-in', amount: 100, currency: 'GBP', reason: 'float', by: 'staff', at } as const;
    for (const _each of times(45)) records.cashMoves.insert({ id: newId('mov'), ...move });
  });
  deps.clock.pass(elevenYears);
  const { accounts } = records.keeping;
  const watched = { ...accounts, removeRest: noted(accounts.removeRest) };

  await removeOldAccounts({
    ...deps,
    records: { ...records, keeping: { ...records.keeping, accounts: watched } },
  });

  expect(done).toEqual([20, 'rest', 20, 'rest', 5, 'rest', 0]);
});
