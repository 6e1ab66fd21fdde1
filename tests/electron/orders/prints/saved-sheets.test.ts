/** Sheets that staff save as PDF: how long they are kept, what is erased with them, and how a copy is made. */
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { newId, type PrintId } from '../../../../shared/ids.ts';
import type { OrderView } from '../../../../shared/model/order.ts';
import type { StudioSettings } from '../../../../shared/model/settings.ts';
import { defaultSettings } from '../../../../electron/settings/settings.ts';
import { fileOf } from '../../../../electron/vault/vault.ts';
import { handClock } from '../../../support/kiosk/hand-clock.ts';
import { layoutOf } from '../../../support/printing/layouts.ts';
import type { OpenKiosk } from '../../../support/kiosk/open-kiosk.ts';
import { pagesOf } from '../../../support/printing/papers.ts';
import { savedSheets } from '../../../support/printing/saved-sheets.ts';
import { rejectionOf } from '../../../support/thrown.ts';
import { openCounter } from '../counter.ts';

const dayMs = 86_400_000;
/** Longest wait for the clean-up, which runs some time after the start. */
const patience = { timeout: 10_000, interval: 50 };
const { keepDays } = defaultSettings;

/** An order whose only sheet was saved as PDF. */
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
    ...{ counter, order, folder },
    printId: order.prints[0]?.id ?? 'prt_',
    name: order.prints[0]?.saved?.name ?? '',
    /** The names of all files below the folder for sheets. */
    filesNow: (): readonly string[] =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => entry.name),
    after: (days: number): Promise<OpenKiosk> => {
      clock.pass(days * dayMs);
      return counter.reopen();
    },
  };
}

const savedNow = async (kiosk: OpenKiosk, { id: orderId }: OrderView) =>
  (await kiosk.call('openOrder', { orderId })).prints[0]?.saved;

describe('a sheet that is saved as PDF', () => {
  it('is sealed under its print, shows its file name, and is erased when its period is over', async () => {
    const { order, filesNow, name, printId, after } = await withSavedSheet();
    expect(filesNow()).toEqual([printId]);
    expect(name).toBe(`${order.number}-sheet.pdf`);
    expect(order.prints[0]).toMatchObject({ note: '', saved: { erasedAt: null } });

    const early = await after(keepDays.files - 0.1);
    expect(await savedNow(early, order)).toMatchObject({ name, erasedAt: null });
    expect(filesNow()).toEqual([printId]);
    const late = await after(0.2);

    await vi.waitFor(async () => {
      expect(await savedNow(late, order)).toMatchObject({ name, erasedAt: expect.any(String) as string });
    }, patience);
    expect(filesNow()).toEqual([]);
  });

  it('is erased alone: files that staff have put into its folder stay', async () => {
    const { order, folder, filesNow, after } = await withSavedSheet();
    mkdirSync(join(folder, 'kept'));
    writeFileSync(join(folder, 'our-price-list.pdf'), 'prices');

    const late = await after(keepDays.files + 0.1);

    await vi.waitFor(async () => {
      expect(await savedNow(late, order)).toMatchObject({ erasedAt: expect.any(String) as string });
    }, patience);
    expect(filesNow()).toEqual(['our-price-list.pdf']);
  });

  it('is erased with the pictures of its order, before its own period is over', async () => {
    const { counter, order, filesNow, after } = await withSavedSheet({ withConsent: 1, files: 30 });
    await counter.call('finishOrder', { orderId: order.id });

    await after(1.1);

    await vi.waitFor(() => expect(filesNow()).toEqual([]), patience);
  });

  it('is erased too while it is still plain', async () => {
    const { counter, order, folder, filesNow, name } = await withSavedSheet();
    const customerId = order.customer?.id ?? 'cus_';
    await counter.call('finishOrder', { orderId: order.id });
    writeFileSync(join(folder, name), 'the sheet of an earlier Headroom');

    await counter.call('eraseCustomer', { customerId });

    expect(filesNow()).toEqual([]);
  });

  it('is sealed by the next start when an earlier Headroom had saved it', async () => {
    const { counter, folder, filesNow, name, printId, after } = await withSavedSheet();
    const { bytes } = await counter.call('savedSheetFile', { printId });
    rmSync(fileOf(folder, printId));
    writeFileSync(join(folder, name), bytes);

    const again = await after(0.1);

    await vi.waitFor(() => expect(filesNow()).toEqual([printId]), patience);
    const copy = await again.call('savedSheetFile', { printId });
    expect(copy.name).toBe(name);
    expect(Buffer.from(copy.bytes).equals(Buffer.from(bytes))).toBe(true);
  });

  it('goes a month after a restore that has lost its print', async () => {
    const { folder, filesNow, printId, after } = await withSavedSheet();
    const sealed = fileOf(folder, printId);
    const lost = newId('prt');
    mkdirSync(dirname(fileOf(folder, lost)), { recursive: true });
    copyFileSync(sealed, fileOf(folder, lost));
    // Older than the three days in which a file may still wait for its row.
    const old = new Date('2026-01-01');
    utimesSync(fileOf(folder, lost), old, old);

    await after(0.1);
    await vi.waitFor(() => expect(existsSync(fileOf(join(folder, 'quarantine'), lost))).toBe(true), patience);
    await after(31);

    await vi.waitFor(() => expect(filesNow()).toEqual([]), patience);
  });
});

describe('a copy of a saved sheet', () => {
  it('is the PDF under its name, and the log says for which order it was made', async () => {
    const { counter, order, name, printId } = await withSavedSheet();

    const file = await counter.call('savedSheetFile', { printId });

    expect(file).toMatchObject({ name, mime: 'application/pdf' });
    expect(Buffer.from(file.bytes).equals((await savedSheets(counter)).get(name) ?? Buffer.alloc(0))).toBe(
      true,
    );
    expect(await pagesOf(Buffer.from(file.bytes))).toMatch(/Pages: +1\n/);
    const customerId = order.customer?.id ?? 'cus_';
    await counter.call('finishOrder', { orderId: order.id });
    const { left } = await counter.call('customerErasure', { customerId });
    expect(left.find(({ kind }) => kind === 'export')).toMatchObject({ count: 1 });
  });

  it('is made of one that is still plain', async () => {
    const { counter, folder, name, printId } = await withSavedSheet();
    rmSync(fileOf(folder, printId));
    writeFileSync(join(folder, name), 'the sheet of an earlier Headroom');

    const { bytes } = await counter.call('savedSheetFile', { printId });

    expect(Buffer.from(bytes).toString()).toBe('the sheet of an earlier Headroom');
  });

  it('is refused when it is missing, when it is erased, and for a print on paper', async () => {
    const { counter, order, folder, printId, after } = await withSavedSheet();
    const copy = (kiosk: OpenKiosk, id: PrintId) =>
      rejectionOf(kiosk.call('savedSheetFile', { printId: id }));
    rmSync(fileOf(folder, printId));
    expect(await copy(counter, printId)).toBe('SHEET_MISSING missing');
    expect(await copy(counter, newId('prt'))).toBe('NOT_FOUND');

    const late = await after(keepDays.files + 0.1);

    await vi.waitFor(async () => {
      expect(await savedNow(late, order)).toMatchObject({ erasedAt: expect.any(String) as string });
    }, patience);
    expect(await copy(late, printId)).toBe('NOT_FOUND');
  });
});
