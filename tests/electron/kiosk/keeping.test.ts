import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { OrderId } from '../../../shared/ids.ts';
import { renderPortrait } from '../../portraits/render.ts';
import { openKiosk, type OpenKiosk } from '../../support/kiosk/open-kiosk.ts';
import { workUntil } from '../../support/kiosk/staff-robot.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { eventually } from '../../support/eventually.ts';
import { openFile } from '../../support/records/records-file.ts';

async function open(dataDir: string): Promise<OpenKiosk> {
  const kiosk = await openKiosk({ dataDir });
  onTestFinished(() => kiosk.close());
  return kiosk;
}

/** Moves an order's closing day into the past, as if the kiosk had been running since then. */
function closedDaysAgo(dataDir: string, orderId: OrderId, days: number): void {
  const db = openFile(join(dataDir, 'practice', 'records.sqlite'));
  const at = new Date(Date.now() - days * 86_400_000).toISOString();
  db.prepare('UPDATE orders SET closed_at = ? WHERE id = ?').run(at, orderId);
  db.close();
}

describe('the retention period of pictures', () => {
  it.each([
    ['stay within the time that the customer allowed', 300, true],
    ['are erased when it is over', 400, false],
  ])('%s', async (_what, days, kept) => {
    const dataDir = tempFolder();
    const before = await openKiosk({ dataDir });
    const started = { previews: 0, finals: 0, prints: 0 };
    const { data: shot } = await renderPortrait({ width: 640, height: 800 }, 'jpeg');
    const job = { specCode: 'uk-passport', shot, started };
    const done = await workUntil(before, await before.call('createOrder'), job);
    await before.close();
    closedDaysAgo(dataDir, done.id, days);

    const after = await open(dataDir);
    const pictures = [done.shots[0]?.image.id, done.photos[0]?.preview?.id, done.photos[0]?.final?.id];
    await eventually(async () => {
      const shown = await Promise.all(pictures.map((id) => after.kiosk.photo(id ?? 'img_', 'full')));
      expect(shown.map((picture) => picture !== null)).toEqual([kept, kept, kept]);
    });
    expect(await after.call('openOrder', { orderId: done.id })).toMatchObject({ state: 'done' });
  });
});

describe('a customer', () => {
  const person = { phone: '', email: '', keepPhotos: false };

  it('who came before is not renamed when an order turns out to be for someone else', async () => {
    const kiosk = await open(tempFolder());
    const first = await kiosk.call('createOrder');
    await kiosk.call('setCustomer', { orderId: first.id, customerId: null, name: 'Ada Byron', ...person });
    const [ada] = (await kiosk.call('findCustomers', { text: 'Ada' })).customers;
    const second = await kiosk.call('createOrder');
    const adaId = ada?.id ?? null;
    await kiosk.call('setCustomer', { orderId: second.id, customerId: adaId, name: 'Ada Byron', ...person });
    await kiosk.call('setCustomer', { orderId: second.id, customerId: null, name: 'Ben Carter', ...person });

    const names = await Promise.all(
      [first, second].map(async ({ id }) => (await kiosk.call('openOrder', { orderId: id })).customer?.name),
    );
    expect(names).toEqual(['Ada Byron', 'Ben Carter']);
  });

  it('whose name is corrected stays the same customer', async () => {
    const kiosk = await open(tempFolder());
    const { id: orderId } = await kiosk.call('createOrder');
    const typo = await kiosk.call('setCustomer', {
      orderId,
      customerId: null,
      name: 'Adda Byron',
      ...person,
    });
    const right = await kiosk.call('setCustomer', {
      orderId,
      customerId: null,
      name: 'Ada Byron',
      ...person,
    });
    expect(right.customer?.id).toBe(typo.customer?.id);
    expect((await kiosk.call('findCustomers', { text: 'Byron' })).customers).toHaveLength(1);
  });
});
