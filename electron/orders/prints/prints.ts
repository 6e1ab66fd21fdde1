import { KioskError } from '../../../shared/errors.ts';
import type { CodeId, OrderId, PhotoId, PrintId, ServiceSheetId } from '../../../shared/ids.ts';
import type { FileView } from '../../../shared/model/files.ts';
import type { OrderView } from '../../../shared/model/order.ts';
import type { SlipOrReceipt, TakeAwayPaper } from '../../../shared/model/papers.ts';
import type { MoveTarget, PrinterView, PrintView } from '../../../shared/model/prints.ts';
import type { SlipPrinter } from '../../../shared/model/settings.ts';
import type { PlannedSheet, SheetLayout } from '../../../shared/model/sheets.ts';
import type { Margins, SheetFormat } from '../../../shared/printing.ts';
import type { MediumId } from '../../../shared/sheet-media.ts';
import { planSheet } from '../../../shared/sheet.ts';
import type { Composer } from '../../printing/composer.ts';
import type { Printers } from '../../printing/printers.ts';
import { composeFor } from '../../printing/compose-for.ts';
import type { SheetToCompose } from '../../printing/sheet/pdf.ts';
import type { PrintRow } from '../../records/prints/prints.ts';
import { createSingleFlight } from './single-flight.ts';
import { bareLayout } from './bare-layout.ts';
import type { Needs } from '../deps.ts';
import {
  createPrintGate,
  printedWith,
  type AskForPrinting,
  type ForPrinting,
  type Usable,
} from './for-printing.ts';
import { createPrintJournal } from './print-journal.ts';
import { ofOrder, ownerOf, type PrintSubmission } from './print-submission.ts';
import { sheetFile } from './sheet-file.ts';
import { createPrintMoves, sheetObstacle } from './print-moves.ts';
import { printView } from './print-view.ts';
import { createPaperPrints, notPrinted, paperOf, samePaperOn } from './paper-prints.ts';
import { createSlipPrinting } from './print-slip.ts';
import { serviceSheetFor } from './service-sheet-print.ts';
import { guestsOf, placedOn } from './sheet-photos.ts';
import { createSheetPlans } from './sheet-plans.ts';
import { existing } from '../existing-order.ts';
import { orderView } from '../order-view.ts';

export interface SheetForPrinter {
  readonly printerId: string;
  readonly layout: SheetLayout;
}
interface SheetWithPapers extends SheetForPrinter {
  /** Slips and receipts for its free space. */
  readonly papers?: readonly SlipOrReceipt[] | undefined;
}
export interface PrintRequest extends SheetWithPapers {
  readonly copies: number;
}
export interface SheetFileRequest extends SheetForPrinter {
  readonly format: SheetFormat;
}
export interface ServiceSheetRequest {
  readonly sheetId: ServiceSheetId;
  readonly printerId: string;
  readonly mediumId: MediumId;
  readonly copies: number;
}

/** Sheets and the print journal of orders. */
export type Prints = ReturnType<typeof createPrints>;

export function createPrints(
  deps: Needs<
    | 'records'
    | 'vault'
    | 'service'
    | 'settings'
    | 'practice'
    | 'clock'
    | 'note'
    | 'log'
    | 'changed'
    | 'printChanged'
  >,
  printers: Printers,
  composer: Composer,
  forPrinting: AskForPrinting,
) {
  const gate = createPrintGate(forPrinting, printers);
  const shareRunning = createSingleFlight<OrderView>();
  const shareSlips = createSingleFlight<PrintView | null>();
  const journal = createPrintJournal(deps, printers, {
    isOwn: ({ orderId }) => orderId !== null,
    changed: (_owner, printId) => {
      for (const orderId of deps.records.prints.ordersOn(printId)) deps.changed(orderId);
    },
  });

  const slips = createSlipPrinting(printers, composer);
  const papers = createPaperPrints(deps, slips, journal);

  const plans = createSheetPlans(deps, composer);

  const submit = (print: PrintSubmission): Promise<PrintId> => journal.submit(print);

  type Deliver = (print: PrintSubmission) => Promise<unknown>;
  /** Composes the sheet in the printer's format and submits it. */
  const hand = async (
    usable: Usable,
    sheet: Omit<SheetToCompose, 'correction'>,
    rest: Pick<PrintSubmission, 'owner' | 'guests' | 'printerId' | 'layout' | 'copies' | 'again'>,
    deliver: Deliver,
  ): Promise<OrderView> => {
    const { takes, profile, correction } = usable;
    const file = await composeFor(composer, takes, { ...sheet, correction }, profile);
    await deliver({
      ...rest,
      file,
      printedWith: printedWith(usable),
      title: `${sheet.title} sheet`,
    });
    return orderView(deps, ownerOf(rest.owner));
  };

  const printSheet = async (
    orderId: OrderId,
    { printerId, layout, copies, papers: wanted = [] }: PrintRequest,
    again: PrintSubmission['again'],
    deliver: Deliver = submit,
  ): Promise<OrderView> => {
    const usable = await gate.approved(printerId, layout.mediumId);
    const owner = { kind: 'sheet', ...ofOrder(orderId) } as const;
    const { placed, ...sheet } = await plans.toCompose(orderId, usable, layout, wanted);
    const guests = guestsOf(deps, orderId, placedOn(sheet.plan));
    const printed = placed.length === 0 ? layout : { ...layout, papers: placed };
    return hand(usable, sheet, { owner, guests, printerId, layout: printed, copies, again }, deliver);
  };

  const printServiceSheet = async (
    orderId: OrderId,
    { sheetId, printerId, mediumId, copies }: ServiceSheetRequest,
    again: PrintSubmission['again'],
    deliver: Deliver = submit,
  ): Promise<OrderView> => {
    const usable = await gate.approved(printerId, mediumId);
    const { plan, pictures } = await serviceSheetFor(deps, orderId, sheetId, usable.medium);
    const sheet = { plan, pictures, title: existing(deps, orderId).number };
    const ids = { ...ofOrder(orderId), serviceSheetId: sheetId };
    const rest = {
      owner: { kind: 'service-sheet', ...ids },
      guests: [],
      // The service made the copies on it; recording whose photo they are counts it as printed.
      layout: {
        ...bareLayout(mediumId),
        photos: placedOn(plan).map((photoId) => ({ photoId, count: null })),
      },
    } as const;
    return hand(usable, sheet, { ...rest, printerId, copies, again }, deliver);
  };

  /** A service sheet is never laid out again. */
  const slotsOn = (print: PrintRow, found: ForPrinting, safe: Margins): readonly PhotoId[] =>
    print.serviceSheetId === null
      ? planSheet(plans.request(found, print.layout), safe).placements.map(({ photoId }) => photoId)
      : [];

  /**
   * Returns the papers that a repeated sheet has again. It replaces a sheet that did not come out, or one that the customer of
   * an open order does not take; after a finished order, the customer has them already.
   */
  const papersAgain = (print: PrintRow): readonly SlipOrReceipt[] =>
    print.state === 'printed' && existing(deps, ownerOf(print)).state !== 'open'
      ? []
      : (print.layout.papers ?? []);

  type To = Pick<PrintRow, 'printerId' | 'reason'>;
  /** Repeats the same layout. Only a service sheet has none. */
  const repeatSheet = (print: PrintRow, { printerId, reason }: To, deliver?: Deliver): Promise<OrderView> => {
    const { id, serviceSheetId: sheetId, mediumId, copies } = print;
    const { papers: _before, ...layout } = print.layout;
    const again = { of: id, reason };
    return sheetId === null
      ? printSheet(ownerOf(print), { printerId, layout, copies, papers: papersAgain(print) }, again, deliver)
      : printServiceSheet(ownerOf(print), { sheetId, printerId, mediumId, copies }, again, deliver);
  };

  /** Repeats a slip, a receipt or a record, as it reads now. */
  const repeatPaper = async (
    { id, ...print }: PrintRow,
    { chosen, reason }: { readonly chosen: SlipPrinter; readonly reason: string },
    paper: TakeAwayPaper,
    deliver: Deliver = submit,
  ): Promise<OrderView> => {
    await deliver(await papers.prepare(ownerOf(print), paper, { of: id, reason }, chosen));
    return orderView(deps, ownerOf(print));
  };

  /** Repeats a sheet on the same printer, and a paper of text on the printer that the settings name for it now. */
  const printAgain = async (print: PrintRow, reason: string): Promise<OrderView> => {
    const paper = paperOf(print);
    return paper === null
      ? repeatSheet(print, { printerId: print.printerId, reason })
      : repeatPaper(print, { chosen: papers.printerFor(paper), reason }, paper);
  };

  const moves = createPrintMoves({
    printers,
    journal,
    obstacleOn: async (print, printerId) => {
      if (paperOf(print) === null) {
        const found = await forPrinting(printerId, print.mediumId, true);
        return sheetObstacle(print, found, (safe) => slotsOn(print, found, safe));
      }
      await slips.demandPaper(samePaperOn(printerId, print));
      return null;
    },
    repeat: (print, { printerId, reason }, deliver) => {
      const paper = paperOf(print);
      return paper === null
        ? repeatSheet(print, { printerId, reason }, deliver)
        : repeatPaper(print, { chosen: samePaperOn(printerId, print), reason }, paper, deliver);
    },
  });

  return {
    printers: (): Promise<readonly PrinterView[]> => printers.list(),

    /** @throws KioskError SHEET_IMPOSSIBLE, NOT_FOUND, WRONG_STEP */
    async plan(
      orderId: OrderId,
      { printerId, layout, papers: wanted = [] }: SheetWithPapers,
    ): Promise<PlannedSheet> {
      existing(deps, orderId);
      const found = await forPrinting(printerId, layout.mediumId);
      const { approval, problem } = found;
      return { ...(await plans.plan(orderId, found, layout, wanted)), approval, problem };
    },

    /** Saves the sheet as a file. @throws KioskError as `plan` and `sheetFile` do */
    async file(orderId: OrderId, { printerId, layout, format }: SheetFileRequest): Promise<FileView> {
      const found = await forPrinting(printerId, layout.mediumId);
      const { placed: _none, ...sheet } = await plans.toCompose(orderId, found, layout, []);
      return sheetFile(composer, found, sheet, format);
    },

    /**
     * @throws KioskError PRINTER_NOT_APPROVED, PROFILE_WRONG, as `plan` does, and the errors of the journal's `submit`
     */
    print: (orderId: OrderId, sheet: PrintRequest): Promise<OrderView> =>
      shareRunning([orderId, sheet], () =>
        printSheet(orderId, { ...sheet, papers: notPrinted(deps, orderId, sheet.papers ?? []) }, null),
      ),

    /**
     * Prints it at actual size. @throws KioskError as `print` does; SHEET_IMPOSSIBLE when it is larger than the medium
     */
    printServiceSheet: (orderId: OrderId, sheet: ServiceSheetRequest): Promise<OrderView> =>
      shareRunning([orderId, sheet], () => printServiceSheet(orderId, sheet, null)),

    /**
     * Prints slips and receipts on the printers that the settings name, one after another: one that fails stops none of
     * the others. Leaves out those that are on paper already, or may be.
     *
     * @throws KioskError the first that failed, after all were tried; as `PaperPrints.print` does
     */
    printPapers: (orderId: OrderId, wanted: readonly TakeAwayPaper[]): Promise<OrderView> =>
      shareRunning([orderId, 'papers'], async () => {
        await papers.printMissing(orderId, wanted);
        return orderView(deps, orderId);
      }),

    /**
     * Prints a code's slip on the printer of slips, also again. Returns null for one that is on paper while there is no reason.
     * @throws KioskError NOT_FOUND; as `PaperPrints.printSlip` does
     */
    printSlip(codeId: CodeId, reason: string): Promise<PrintView | null> {
      const code = deps.records.codes.get(codeId);
      if (code === null) throw new KioskError('NOT_FOUND', 'no such code');
      return shareSlips([codeId], async () => {
        const printId = await papers.printSlip(code, reason);
        return printId === null ? null : printView(journal.existing(printId));
      });
    },

    confirm: async (printId: PrintId, printed: boolean): Promise<OrderView> =>
      orderView(deps, ownerOf(await journal.confirm(printId, printed))),

    /** Plans the sheet again: a wider safe area may hold fewer photos, and an erased picture is reported. */
    reprint: (printId: PrintId, reason: string): Promise<OrderView> =>
      shareRunning([printId], () => printAgain(journal.existing(printId), reason)),

    moveTargets: (printId: PrintId): Promise<readonly MoveTarget[]> => moves.moveTargets(printId),

    /** @throws KioskError as `createPrintMoves` says */
    move: (
      printId: PrintId,
      to: { readonly printerId: string; readonly reason: string },
    ): Promise<OrderView> => shareRunning([printId], () => moves.move(printId, to)),

    resume: journal.resume,
    stop: journal.stop,
  };
}
