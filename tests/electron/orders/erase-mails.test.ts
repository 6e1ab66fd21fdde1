/** Rows of e-mail are deleted when the studio's period ends. */
import { expect, it } from 'vitest';
import { eraseMails } from '../../../electron/orders/erase-mails.ts';
import { createSettings, defaultSettings } from '../../../electron/settings/settings.ts';
import { newId } from '../../../shared/ids.ts';
import { addOrder, exampleRecords } from '../../support/records/example-records.ts';
import { handClock } from '../../support/kiosk/hand-clock.ts';
import { memoryLog } from '../../support/kiosk/memory-log.ts';

const dayMs = 24 * 60 * 60 * 1000;

it('deletes e-mail that last changed before the period without consent began', async () => {
  const records = exampleRecords();
  const clock = handClock();
  const orderId = addOrder(records);
  const days = defaultSettings.keepDays.without;
  // More than are deleted at a time.
  for (let count = 0; count < 120; count += 1) {
    const id = newId('mail');
    const at = new Date(clock.now().getTime() - (days + (count < 110 ? 1 : -1)) * dayMs).toISOString();
    const part = { kind: 'receipt' } as const;
    records.mails.insert({
      id,
      orderId,
      address: 'ada@example.org',
      parts: [part],
      reminderOf: null,
      messageId: `<${id}@x.y>`,
      at,
    });
  }
  const log = memoryLog();

  await eraseMails({ records, settings: createSettings(records.settings, () => clock.now()), clock, log });

  expect(records.mails.ofOrder(orderId)).toHaveLength(10);
  expect(log.lines.map(({ facts }) => facts)).toEqual([{ mails: 110 }]);
});
