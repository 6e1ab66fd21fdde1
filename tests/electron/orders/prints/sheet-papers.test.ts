/** Slips and receipts in the free space of an order's sheet: what becomes of the sheet becomes of them. */
import { expect, it } from 'vitest';
import { newId } from '../../../../shared/ids.ts';
import type { SlipOrReceipt, TakeAwayPaper } from '../../../../shared/model/papers.ts';
import { isPaperPrinted, printStates, type PrintView } from '../../../../shared/model/prints.ts';
import type { MediumId } from '../../../../shared/sheet-media.ts';
import { layoutOf } from '../../../support/printing/layouts.ts';
import { textOf } from '../../../support/printing/papers.ts';
import { blocksFor } from '../../../../electron/orders/prints/sheet-plans.ts';
import { openCounter } from '../counter.ts';
import { newestPrint, sheetBytes } from './sheets.ts';

const receipt = { kind: 'receipt' } as const;

/** A paid order of a UK passport, whose slip and receipt have no printers of their own. */
async function counterWithCode() {
  const counter = await openCounter();
  const paid = await counter.paid(await counter.order('uk-passport'));
  const [photo] = paid.photos;
  if (photo === undefined) throw new Error('no photo');
  const orderId = paid.id;
  const order = await counter.call('requestFinal', { orderId, photoId: photo.id });
  const slip = { kind: 'slip', codeId: order.photos[0]?.code?.id ?? newId('cod') } as const;
  const sheet = (count: number | null, mediumId: MediumId, papers: readonly SlipOrReceipt[]) => ({
    ...{ orderId, printerId: 'file', papers: [...papers] },
    layout: { ...layoutOf([photo.id]), mediumId, photos: [{ photoId: photo.id, count }] },
  });
  return { counter, order, orderId, slip, sheet };
}
const onIt = ({ layout }: PrintView): readonly string[] => (layout.papers ?? []).map(({ kind }) => kind);

it('prints them once with the sheet, and again with a sheet that replaces it', async () => {
  const { counter, order, orderId, slip, sheet } = await counterWithCode();
  const both = [slip, receipt];
  const foreign = sheet(4, '4x6in', [{ kind: 'slip', codeId: newId('cod') }]);
  await expect(counter.call('printSheet', { ...foreign, copies: 1 })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });

  const full = await counter.call('planSheet', sheet(null, '4x6in', both));
  const alone = await counter.call('planSheet', sheet(null, '4x6in', []));
  expect(full.papers).toEqual(both.map((paper) => ({ paper, box: null })));
  expect(full.plan).toEqual(alone.plan);
  const roomy = await counter.call('planSheet', sheet(4, '4x6in', both));
  expect(roomy.papers.map(({ box }) => box !== null)).toEqual([true, false]);

  await counter.call('printSheet', { ...sheet(4, '4x6in', both), copies: 1 });
  const first = await newestPrint(counter, 'printed');
  expect(onIt(first)).toEqual(['slip']);
  const text = await textOf(await sheetBytes(counter, first.saved?.name ?? ''));
  expect(text).toContain(order.photos[0]?.code?.code);
  expect(text).toContain(`Order ${order.number}`);

  // The slip is on paper: the next sheet has only what is missing, whatever was asked for.
  await counter.call('printSheet', { ...sheet(2, 'a4', both), copies: 1 });
  const second = await newestPrint(counter, 'printed');
  expect(onIt(second)).toEqual(['receipt']);
  const secondText = await textOf(await sheetBytes(counter, second.saved?.name ?? ''));
  expect(secondText).toContain(order.payment?.receiptNumber);

  await counter.call('reprint', { printId: first.id, reason: 'Streaks' });
  const replaced = await newestPrint(counter, 'printed');
  expect([replaced.reprintOf, onIt(replaced)]).toEqual([first.id, ['slip']]);

  await counter.call('finishOrder', { orderId });
  await counter.call('reprint', { printId: replaced.id, reason: 'Another sheet' });
  const later = await newestPrint(counter, 'printed');
  expect([later.reprintOf, onIt(later)]).toEqual([replaced.id, []]);

  await counter.call('confirmPrint', { printId: replaced.id, printed: false });
  await counter.call('reprint', { printId: replaced.id, reason: 'It was not in the tray' });
  expect(onIt(await newestPrint(counter, 'printed'))).toEqual(['slip']);
});

it('moves photos aside only where staff chose their number and laid none by hand', () => {
  const photos = [2, null].map((count) => ({ photoId: newId('pho'), count }));
  const byHand = { landscape: false, photos: [] };

  expect(blocksFor({ arranged: null, photos: photos.slice(0, 1) })).toHaveLength(4);
  expect(blocksFor({ arranged: null, photos })).toEqual(['middle']);
  expect(blocksFor({ arranged: byHand, photos: photos.slice(0, 1) })).toEqual(['middle']);
});

it.each(printStates)('is on paper or not as its sheet is: %s', (state) => {
  const [orderId, codeId] = [newId('ord'), newId('cod')];
  const slip: TakeAwayPaper = { kind: 'slip', codeId };
  const layout = { ...layoutOf([]), papers: [{ kind: 'slip', codeId }] } as const;
  const sheet = { orderId, kind: 'sheet', codeId: null, layout, state, submittedAt: '2026-11-23' } as const;
  const money = { laterSales: [], settlements: [] };
  const isOut = state !== 'failed' && state !== 'cancelled';

  expect(isPaperPrinted(slip, orderId, [sheet], money)).toBe(isOut);
  expect(isPaperPrinted({ kind: 'slip', codeId: newId('cod') }, orderId, [sheet], money)).toBe(false);
  expect(isPaperPrinted(receipt, orderId, [sheet], money)).toBe(false);
});
