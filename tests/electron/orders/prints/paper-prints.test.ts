/** Slips and receipts as prints of an order: each with its own row, and none twice. */
import { expect, it, vi } from 'vitest';
import type { OrderId } from '../../../../shared/ids.ts';
import type { StudioSettings } from '../../../../shared/model/settings.ts';
import type { TakeAwayPaper } from '../../../../shared/model/papers.ts';
import { newId } from '../../../../shared/ids.ts';
import { pagesOf } from '../../../support/printing/papers.ts';
import { tempFolder } from '../../../support/files/temp-folder.ts';
import { openCounter } from '../counter.ts';
import { sheetBytes } from './sheets.ts';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openFile } from '../../../support/records/records-file.ts';

const patience = { timeout: 20_000, interval: 50 };
const toFile = (paper: 'a4' | 'a6' | 'roll80') => ({ printerId: 'file', paper });
const receipt: TakeAwayPaper = { kind: 'receipt' };

/** A paid order whose final and code are here. */
async function withCode(settings: Partial<StudioSettings>) {
  const counter = await openCounter({ slips: toFile('a6'), receipts: toFile('roll80'), ...settings });
  const paid = await counter.paid(await counter.order('uk-passport'));
  const orderId = paid.id;
  const photoId = paid.photos[0]?.id ?? newId('pho');
  const order = await counter.call('requestFinal', { orderId, photoId });
  const slip = { kind: 'slip', codeId: order.photos[0]?.code?.id ?? newId('cod') } as const;
  const print = (...papers: TakeAwayPaper[]) => counter.call('printPapers', { orderId, papers });
  const prints = async (id: OrderId = orderId) => (await counter.call('openOrder', { orderId: id })).prints;
  return { counter, order, orderId, slip, print, prints };
}

it('prints the slip, then the receipt, each once however often it is asked for', async () => {
  const { counter, order, slip, print, prints } = await withCode({});

  await Promise.all([print(slip, receipt), print(slip, receipt)]);
  await print(receipt, slip);

  await vi.waitFor(async () => {
    expect((await prints()).map(({ kind, state }) => [kind, state])).toEqual([
      ['receipt', 'printed'],
      ['slip', 'printed'],
    ]);
  }, patience);
  const [second, first] = await prints();
  expect(first).toMatchObject({
    codeId: slip.codeId,
    layout: { mediumId: 'a6' },
  });
  expect(first?.saved?.name).toBe(`${order.number}-slip.pdf`);
  expect(second).toMatchObject({ codeId: null, copies: 1, orderNumbers: [order.number] });
  const saved = await sheetBytes(counter, second?.saved?.name ?? '');
  expect(await pagesOf(saved)).toMatch(/Pages: +1\n[\s\S]*Page size: +226\.77\d* x/);
});

it('prints the receipt although the slip failed, and says what failed', async () => {
  const { slip, print, prints } = await withCode({ slips: { printerId: 'cups:nowhere', paper: 'roll80' } });

  await expect(print(slip, receipt)).rejects.toMatchObject({
    code: expect.stringMatching(/^PRINTER_UN/) as string,
  });

  expect((await prints()).map(({ kind }) => kind)).toEqual(['receipt']);
});

it('prints a slip again for a reason, also when the order is done', async () => {
  const { counter, orderId, slip, print, prints } = await withCode({});
  await print(slip);
  await counter.call('finishOrder', { orderId });
  const [first] = await prints();

  await counter.call('reprint', { printId: first?.id ?? newId('prt'), reason: 'It was lost' });

  const [again] = await prints();
  expect(again).toMatchObject({
    kind: 'slip',
    reprintOf: first?.id,
    reason: 'It was lost',
    codeId: first?.codeId,
  });
});

it('prints a slip from the code desk, and again only for a reason', async () => {
  const { counter, orderId, slip, prints } = await withCode({});
  await counter.call('finishOrder', { orderId });
  const printSlip = (reason: string) => counter.call('printSlip', { codeId: slip.codeId, reason });

  const [first] = await Promise.all([printSlip(''), printSlip('')]);
  expect(first).toMatchObject({ kind: 'slip', codeId: slip.codeId, reprintOf: null, reason: '' });
  expect(await printSlip('')).toBe(null);
  const again = await printSlip('It was lost');

  expect(again).toMatchObject({ kind: 'slip', reprintOf: first?.id, reason: 'It was lost' });
  expect((await prints()).map(({ id }) => id)).toEqual([again?.id, first?.id]);
  await expect(counter.call('printSlip', { codeId: newId('cod'), reason: '' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

it('prints a slip that came on a sheet for a reason, and leaves the sheet as it is', async () => {
  const { counter, orderId, slip, prints, order } = await withCode({ slipsOnSheet: true });
  const photoId = order.photos[0]?.id ?? newId('pho');
  await counter.call('printSheet', {
    ...{ orderId, printerId: 'file', copies: 1, papers: [slip] },
    layout: {
      ...{ mediumId: 'a4', gapMm: 2, edgeMm: 5, cut: 'marks', caption: false, arranged: null },
      photos: [{ photoId, count: 1 }],
    },
  });
  expect((await prints())[0]?.layout.papers).toEqual([slip]);
  const printSlip = (reason: string) => counter.call('printSlip', { codeId: slip.codeId, reason });

  expect(await printSlip('')).toBe(null);
  expect(await printSlip('The customer lost it')).toMatchObject({
    ...{ kind: 'slip', reprintOf: null, reason: 'The customer lost it' },
  });
  expect((await prints()).map(({ state }) => state)).not.toContain('cancelled');
});

it('prints no code of another order, and nothing for which no printer is chosen', async () => {
  const { print, prints, slip } = await withCode({ slips: toFile('a4'), receipts: null });

  await expect(print({ kind: 'slip', codeId: newId('cod') })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(print(receipt)).rejects.toMatchObject({ code: 'WRONG_STEP' });
  expect(await prints()).toEqual([]);
  await print(slip);
  expect((await prints())[0]).toMatchObject({ layout: { mediumId: 'a4' } });
});

it('moves a slip and a receipt that wait to a printer with the same paper, and prints each once', async () => {
  const [from, to] = [tempFolder(), tempFolder()];
  const [waits, takes] = ['folder:00000001', 'folder:00000002'] as const;
  const { counter, slip, print, prints } = await withCode({
    hotFolders: [
      { id: waits, name: 'Roll', path: from, format: 'jpeg' },
      { id: takes, name: 'Desk', path: to, format: 'jpeg' },
    ],
    ...{
      slips: { printerId: waits, paper: 'a6' },
      receipts: { printerId: waits, paper: 'a4' },
    },
  });
  await print(slip, receipt);
  await vi.waitFor(async () => {
    expect((await prints()).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  }, patience);
  const db = openFile(join(counter.dataDir, 'studio', 'records.sqlite'));
  db.exec(`UPDATE prints SET trouble = 'not-taken'`);
  db.close();

  for (const { id: printId } of await prints()) {
    expect(await counter.call('moveTargets', { printId })).toEqual([
      { printerId: takes, name: 'Desk', obstacle: null },
    ]);
    await counter.call('movePrint', { printId, printerId: takes, reason: 'moved from Roll' });
  }

  expect(
    (await prints()).map(({ kind, printerId, state }) => [kind, printerId, state === 'cancelled']),
  ).toEqual([
    ['slip', takes, false],
    ['receipt', takes, false],
    ['receipt', waits, true],
    ['slip', waits, true],
  ]);
  expect((await prints()).map(({ layout }) => layout.mediumId)).toEqual(['a6', 'a4', 'a4', 'a6']);
  expect(readdirSync(from)).toEqual([]);
  expect(readdirSync(to)).toHaveLength(2);
});
