/** The hand-over with printers for slips and receipts: one Enter prints what was sold. */
import { flushPromises } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KioskError } from '../../../../shared/errors.ts';
import type { OrderView } from '../../../../shared/model/order.ts';
import type { StudioSettings } from '../../../../shared/model/settings.ts';
import type { PrinterStatus } from '../../../../shared/model/status.ts';
import type { FixtureAnswers } from '../../../support/fixture/bridge.ts';
import { printerStatus, settings, status } from '../../../support/fixture/data.ts';
import { planFor } from '../../../support/fixture/paper.ts';
import { sceneOrder } from '../../../support/fixture/scenes.ts';
import { studioAnswers } from '../../../support/fixture/studios.ts';
import { openOrder, type OrderScreen } from '../verdict/order-screen.ts';

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no pictures here')));
});
afterEach(() => void vi.unstubAllGlobals());

const roll = { printerId: 'cups:Receipts', paper: 'roll80' } as const;
const handover = sceneOrder('handover');
const printed = sceneOrder('printed');
const codeId = handover.photos[0]?.code?.id;

const withPapers = (more: Partial<StudioSettings> = {}): FixtureAnswers => ({
  ...studioAnswers('with-papers'),
  settings: () => ({ ...settings, slips: roll, receipts: roll, ...more }),
});
const saying = (more: Partial<PrinterStatus>): FixtureAnswers => ({
  ...withPapers(),
  kioskStatus: () => ({
    ...status,
    printers: [
      printerStatus(),
      printerStatus({ id: 'cups:Receipts', name: 'Receipts', usual: false, ...more }),
    ],
  }),
});
const empty = { light: 'bad', state: 'stopped', trouble: 'media-empty' } as const;
const printsIn = ({ kiosk }: OrderScreen): readonly unknown[] =>
  kiosk.made.filter(({ name }) => name.startsWith('print')).map(({ name, args }) => [name, args]);
/** Returns the texts of each row of a list. */
const rowsOf = ({ page }: OrderScreen, list: string): readonly string[] =>
  page.findAll(`${list} .words`).map((row) =>
    row
      .findAll('p')
      .map((line) => line.text().replace(/\s+/g, ' '))
      .join(' '),
  );
const rows = (screen: OrderScreen): readonly string[] => rowsOf(screen, '[aria-labelledby=order-papers]');

it('prints the sheet, the slip and the receipt with one Enter, in this order', async () => {
  const screen = await openOrder(handover, withPapers());
  expect(screen.next()).toBe('Print 1 sheet, 1 slip, 1 receipt');
  expect(rows(screen)).toEqual(['Slip Not printed yet · Receipts', 'Receipt Not printed yet · Receipts']);

  await screen.press('Enter');

  expect(printsIn(screen)).toMatchObject([
    ['printSheet', { printerId: 'cups:DS620' }],
    ['printPapers', { orderId: handover.id, papers: [{ kind: 'slip', codeId }, { kind: 'receipt' }] }],
  ]);
  expect(rows(screen)).toEqual([]);
  expect(screen.next()).toBe('Finish order while it prints');
});

it('prints only what is not on paper yet', async () => {
  const screen = await openOrder(printed, withPapers({ slips: null }));
  expect(screen.next()).toBe('Print 1 receipt');
  expect(screen.light()).toBe('ok');

  await screen.press('Enter');

  expect(printsIn(screen)).toEqual([['printPapers', { orderId: printed.id, papers: [{ kind: 'receipt' }] }]]);
});

it('prints no slip for a photo without a code, and nothing that has no printer', async () => {
  expect((await openOrder(sceneOrder('no-code'), withPapers())).next()).toBe('Print 1 sheet, 1 receipt');
  expect((await openOrder(handover)).next()).toBe('Print 1 sheet on DS620');
});

it('tells the slips of several people apart', async () => {
  const screen = await openOrder(sceneOrder('family-handover'), withPapers());

  expect(rows(screen).map((row) => row.replace(/ Not printed.*/, ''))).toEqual([
    ...['Slip · Amelia Okafor', 'Slip · Tobias Okafor-Lindqvist', 'Slip · Nia Okafor', 'Receipt'],
  ]);
});

it('names what is saved and what is printed', async () => {
  const toFile = { printerId: 'file', paper: 'a6' } as const;
  const words = async (more: Partial<StudioSettings>): Promise<string> =>
    (await openOrder(handover, withPapers(more))).next();

  expect(await words({ printerId: 'file' })).toBe('Save 1 sheet, print 1 slip, 1 receipt');
  expect(await words({ printerId: 'file', slips: toFile, receipts: toFile })).toBe(
    'Save 1 sheet, 1 slip, 1 receipt as PDF',
  );
});

it('prints the sheet although the printer of the slip is out of paper, and then asks for paper', async () => {
  let paper = false;
  const screen = await openOrder(handover, {
    ...withPapers(),
    kioskStatus: () => ({
      ...status,
      printers: [
        printerStatus(),
        printerStatus({ id: 'cups:Receipts', name: 'Receipts', usual: false, ...(paper ? {} : empty) }),
      ],
    }),
  });
  expect(screen.light()).toBe('warn');
  expect(screen.next()).toBe('Print 1 sheet on DS620');
  expect(rows(screen)[0]).toBe('Slip Receipts: Out of paper. Put in paper.');

  await screen.press('Enter');
  expect(screen.light()).toBe('bad');
  expect(screen.says()).toBe('Do not hand over yet:Receipts: Out of paper. Put in paper.');
  expect(screen.next()).toBe('Paper added: ask again');

  paper = true;
  await screen.press('Enter');
  expect(screen.next()).toBe('Print 1 slip, 1 receipt');
});

it('finishes an order without its slip only with a held press', async () => {
  const screen = await openOrder(printed, saying(empty));

  await screen.hold('Finish without a print');

  expect(screen.kiosk.made.find(({ name }) => name === 'goOnAnyway')?.args).toMatchObject({
    points: ['printer-media-empty'],
  });
  expect(screen.calls()).toContain('finishOrder');
});

it('prints one of them alone', async () => {
  const screen = await openOrder(handover, withPapers());
  await screen.page.get('[aria-label="Print Receipt"]').trigger('click');

  expect(printsIn(screen)).toEqual([
    ['printPapers', { orderId: handover.id, papers: [{ kind: 'receipt' }] }],
  ]);
});

it('leaves the slip and the receipt for the next press when the sheet is refused', async () => {
  const screen = await openOrder(handover, {
    ...withPapers(),
    printSheet: () => {
      throw new KioskError('PRINTER_UNREACHABLE', 'no sheet today');
    },
  });
  await screen.press('Enter');

  expect(screen.calls()).not.toContain('printPapers');
});

it('shows a slip that waits and a receipt that failed, each with its own state', async () => {
  const order: OrderView = sceneOrder('papers-printed');
  const screen = await openOrder(order, withPapers());
  const lines = rowsOf(screen, 'li.print');

  expect(lines[0]).toMatch(/^Not printed Receipt Receipts, /);
  expect(lines[1]).toMatch(/^Waiting at the printer Slip Receipts, .*Out of paper\. Put in paper\./);
  expect(rows(screen)).toEqual(['Receipt Not printed yet · Receipts']);
  expect(screen.next()).toBe('Show the waiting print');
});

it('saves the photo record beside slip and receipt, and prints it only when it is asked for', async () => {
  const screen = await openOrder(printed, withPapers({ slips: null }));
  expect(screen.next()).toBe('Print 1 receipt');
  await screen.button('Save files…').trigger('click');
  expect(screen.button('Save the record').exists()).toBe(true);

  await screen.button('Print photo record').trigger('click');
  await flushPromises();

  expect(printsIn(screen)).toEqual([['printPapers', { orderId: printed.id, papers: [{ kind: 'record' }] }]]);
  expect(() => screen.button('Print photo record')).toThrow('no button');
  expect(screen.next()).toBe('Print 1 receipt');
});

it('offers the record of a finished order, and no print of it without a printer of receipts', async () => {
  const done = await openOrder(sceneOrder('done'), withPapers());
  await done.button('Save files…').trigger('click');
  expect(done.button('Print photo record').exists()).toBe(true);

  const without = await openOrder(sceneOrder('done'), withPapers({ receipts: null }));
  await without.button('Save files…').trigger('click');
  expect(without.button('Save the record').exists()).toBe(true);
  expect(() => without.button('Print photo record')).toThrow('no button');
});

describe('slips and receipts in the free space of the sheet', () => {
  const onSheet = { slips: null, receipts: null, slipsOnSheet: true, receiptsOnSheet: true } as const;
  const slip = { kind: 'slip', codeId };
  /** Answers of a kiosk whose sheets have room for these papers. */
  const withRoomFor = (kinds: readonly string[], more: Partial<StudioSettings> = {}): FixtureAnswers => ({
    ...withPapers({ ...onSheet, ...more }),
    planSheet: ({ layout, papers = [] }) =>
      planFor(layout, {
        papers: papers.map((paper) => ({
          paper,
          box: kinds.includes(paper.kind) ? { xMm: 3, yMm: 106, widthMm: 90, heightMm: 38 } : null,
        })),
      }),
  });

  it('prints all of them with one sheet, on one Enter', async () => {
    const screen = await openOrder(handover, withRoomFor(['slip', 'receipt']));
    expect(screen.next()).toBe('Print 1 sheet, 1 slip, 1 receipt');
    expect(screen.light()).toBe('ok');
    const here = 'Not printed yet · in free space on this sheet';
    expect(rows(screen)).toEqual([`Slip ${here}`, `Receipt ${here}`]);

    await screen.press('Enter');

    expect(printsIn(screen)).toMatchObject([['printSheet', { papers: [slip, { kind: 'receipt' }] }]]);
  });

  it('says before printing which has no room, and what to do', async () => {
    const screen = await openOrder(handover, withRoomFor(['slip']));
    expect(screen.next()).toBe('Print 1 sheet, 1 slip');
    expect(screen.light()).toBe('warn');
    expect(screen.says()).toContain(
      'Receipt: no room on this sheet. Fewer photos under Layout may make room, or give the customer the file.',
    );
    expect(rows(screen)[1]).toBe('Receipt Not printed');
    expect(screen.page.find('[aria-label="Print Receipt"]').exists()).toBe(false);
  });

  it('prints one without room on its own printer, with the same Enter', async () => {
    const screen = await openOrder(handover, withRoomFor(['slip'], { receipts: roll }));
    expect(screen.next()).toBe('Print 1 sheet, 1 slip, 1 receipt');
    expect(screen.light()).toBe('ok');
    expect(rows(screen)[1]).toBe('Receipt Not printed yet · Receipts');

    await screen.press('Enter');

    expect(printsIn(screen)).toMatchObject([
      ['printSheet', { papers: [slip, { kind: 'receipt' }] }],
      ['printPapers', { papers: [{ kind: 'receipt' }] }],
    ]);
  });

  it('says that no sheet is left for them, and names those on a sheet', async () => {
    const late = await openOrder(printed, withRoomFor([]));
    expect(late.says()).toContain(
      'Slip, Receipt: on no sheet. Print another sheet, or give the customer the file.',
    );
    expect(late.next()).toBe('Finish order');

    const [sheet] = printed.prints;
    if (sheet === undefined) throw new Error('no sheet');
    const layout = { ...sheet.layout, papers: [{ kind: 'receipt' }] } as const;
    const screen = await openOrder({ ...printed, prints: [{ ...sheet, layout }] }, withRoomFor([]));
    expect(rowsOf(screen, 'li.print')[0]).toContain('Also on this sheet: Receipt');
    expect(screen.says()).toContain('Slip: on no sheet.');
  });
});
