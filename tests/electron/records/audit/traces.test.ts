import { expect, it } from 'vitest';
import { createNote } from '../../../../electron/records/audit/note.ts';
import { newId } from '../../../../shared/ids.ts';
import { addOrder, at, exampleRecords, later } from '../../../support/records/example-records.ts';
import { handClock } from '../../../support/kiosk/hand-clock.ts';
import { memoryLog } from '../../../support/kiosk/memory-log.ts';
import { testKey } from '../../../support/records/records-file.ts';
import { findTraces } from '../../../../electron/records/audit/traces.ts';

it('the audit log tells what left this computer about a customer, and nothing about others', async () => {
  const records = exampleRecords();
  const clock = handClock(at);
  const note = createNote({ records, who: () => 'staff', clock, log: memoryLog() });
  const [theirs, others] = [addOrder(records), addOrder(records)];
  const [customerId, merged, other] = [newId('cus'), newId('cus'), newId('cus')];
  const [mail, session] = [newId('mail'), newId('ben')];
  note('exported', { file: 'customers' });
  note('exported', { subject: session, file: 'pictures', count: 1 });
  clock.pass(Date.parse(later) - Date.parse(at));
  note('exported', { order: theirs, file: 'pictures', count: 2 });
  note('exported', { order: others, file: 'pictures', count: 2 });
  note('order-opened', { order: theirs });
  note('mail-sent', { order: theirs, subject: mail });
  note('exported', { subject: merged, file: 'customer' });
  note('exported', { subject: other, file: 'customer' });
  note('exported', { file: 'audit' });

  const of = { subjects: [customerId, merged, session], orders: [theirs], file: records.file, key: testKey };
  const traces = await findTraces({ ...of, since: at });

  expect(traces).toEqual([
    { act: 'exported', at, file: 'customers', subject: null },
    { act: 'exported', at, file: 'pictures', subject: session },
    { act: 'exported', at: later, file: 'pictures', subject: null },
    { act: 'exported', at: later, file: 'customer', subject: merged },
    { act: 'mail-sent', at: later, file: null, subject: mail },
  ]);
  // Only a list of all customers cannot have someone who was entered later.
  expect(await findTraces({ ...of, since: later })).toEqual(traces.slice(1));
});
