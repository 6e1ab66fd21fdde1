/** Sheets that staff save as files: how long they are readable, and what is erased with them. */
import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { OrderView } from '../../../../shared/model/order.ts';
import type { StudioSettings } from '../../../../shared/model/settings.ts';
import { defaultSettings } from '../../../../electron/settings/settings.ts';
import { handClock } from '../../../support/hand-clock.ts';
import { layoutOf } from '../../../support/layouts.ts';
import type { OpenKiosk } from '../../../support/open-kiosk.ts';
import { openCounter } from '../counter.ts';

const dayMs = 86_400_000;
/** Longest wait for the clean-up, which runs some time after the start. */
const patience = { timeout: 10_000, interval: 50 };
const { keepDays } = defaultSettings;

/** An order whose only sheet was saved as a file. */
async function withSavedSheet(change: Partial<StudioSettings['keepDays']> = {}) {
  const clock = handClock();
  const counter = await openCounter({ keepDays: { ...keepDays, ...change } }, clock);
  const paid = await counter.paid(await counter.order('us-passport'));
  const photoId = paid.photos[0]?.id ?? 'pho_';
  await counter.call('requestFinal', { orderId: paid.id, photoId });
  const print = { printerId: 'file', layout: layoutOf([photoId]), copies: 1 };
  await counter.call('printSheet', { orderId: paid.id, ...print });
  const order = await vi.waitFor(async () => {
    const now = await counter.call('openOrder', { orderId: paid.id });
    expect(now.prints.map(({ state }) => state)).toEqual(['printed']);
    return now;
  }, patience);
  const folder = join(counter.dataDir, 'studio', 'sheets');
  return {
    counter,
    order,
    folder,
    name: order.prints[0]?.saved?.name ?? '',
    after: (days: number): Promise<OpenKiosk> => {
      clock.pass(days * dayMs);
      return counter.reopen();
    },
  };
}

const savedNow = async (kiosk: OpenKiosk, { id: orderId }: OrderView) =>
  (await kiosk.call('openOrder', { orderId })).prints[0]?.saved;

describe('a sheet that is saved as a file', () => {
  it('shows its file name, and is erased when its period is over', async () => {
    const { order, folder, name, after } = await withSavedSheet();
    expect(readdirSync(folder)).toEqual([name]);
    expect(name).toBe(`${order.number}-sheet.pdf`);
    expect(order.prints[0]).toMatchObject({ note: '', saved: { erasedAt: null } });

    const early = await after(keepDays.files - 0.1);
    expect(await savedNow(early, order)).toMatchObject({ name, erasedAt: null });
    expect(existsSync(join(folder, name))).toBe(true);
    const late = await after(0.2);

    await vi.waitFor(async () => {
      expect(await savedNow(late, order)).toMatchObject({ name, erasedAt: expect.any(String) as string });
    }, patience);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is erased alone: files that staff have moved or added stay', async () => {
    const { counter, order, folder, name, after } = await withSavedSheet();
    const moved = join(counter.dataDir, 'moved.pdf');
    renameSync(join(folder, name), moved);
    mkdirSync(join(folder, 'kept'));
    writeFileSync(join(folder, 'our-price-list.pdf'), 'prices');

    const late = await after(keepDays.files + 0.1);

    await vi.waitFor(async () => {
      expect(await savedNow(late, order)).toMatchObject({ erasedAt: expect.any(String) as string });
    }, patience);
    expect(existsSync(moved)).toBe(true);
    expect(readdirSync(folder).sort()).toEqual(['kept', 'our-price-list.pdf']);
  });

  it('is erased with the pictures of its order, before its own period is over', async () => {
    const { counter, order, folder, name, after } = await withSavedSheet({ withConsent: 1, files: 30 });
    await counter.call('finishOrder', { orderId: order.id });

    await after(1.1);

    await vi.waitFor(() => expect(existsSync(join(folder, name))).toBe(false), patience);
  });

  it('leaves no unfinished file: the next start removes it', async () => {
    const { folder, name, after } = await withSavedSheet();
    writeFileSync(join(folder, '.headroom-0123456789abcdef.part'), 'half a portrait');

    await after(0.1);

    expect(readdirSync(folder)).toEqual([name]);
  });

  it('is no longer in the folder when staff have moved it before the kiosk was restarted', async () => {
    const { counter, order, folder, name } = await withSavedSheet();
    const printId = order.prints[0]?.id ?? 'prt_';
    renameSync(join(folder, name), join(counter.dataDir, 'moved.pdf'));

    const again = await counter.reopen();

    // Its print had already ended, so moving the file changes nothing.
    const [print] = (await again.call('openOrder', { orderId: order.id })).prints;
    expect(print).toMatchObject({ id: printId, state: 'printed' });
  });
});
