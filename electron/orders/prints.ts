import { createHash } from 'node:crypto';
import { KioskError } from '../../shared/errors.ts';
import { newId, type OrderId, type PhotoId, type PrintId } from '../../shared/ids.ts';
import type {
  FileView,
  OrderView,
  PrinterView,
  PrintState,
  SheetLayout,
  SheetPlan,
} from '../../shared/model.ts';
import { media } from '../../shared/sheet-media.ts';
import { planSheet } from '../../shared/sheet.ts';
import type { Composer } from '../printing/composer.ts';
import type { Printers } from '../printing/printers.ts';
import type { PhotoRow } from '../records/photos.ts';
import type { OrdersDeps } from './deps.ts';
import { existing, orderView } from './view.ts';

export interface PrintRequest {
  readonly printerId: string;
  readonly layout: SheetLayout;
  readonly copies: number;
}

/** Sheets and the print journal of orders. */
export type Prints = ReturnType<typeof createPrints>;

export function createPrints(deps: OrdersDeps, printers: Printers, composer: Composer) {
  const { records, clock, vault } = deps;
  const at = (): string => clock.now().toISOString();
  const following = new Map<PrintId, () => void>();

  const finalOf = (orderId: OrderId, photoId: PhotoId): PhotoRow => {
    const photo = records.photos.ofOrder(orderId).find((each) => each.id === photoId);
    if (photo === undefined) throw new KioskError('NOT_FOUND', 'no such photo in this order');
    if (photo.finalImageId === null) throw new KioskError('WRONG_STEP', 'the photo has no final yet');
    return photo;
  };

  const pictureOf = async (photo: PhotoRow): Promise<Uint8Array> => {
    if (photo.finalImageId === null) throw new KioskError('WRONG_STEP', 'the photo has no final yet');
    return vault.get(photo.finalImageId);
  };

  /** Print sizes come from the specification: what the service says of a photo's millimetres is rounded. */
  const plan = (orderId: OrderId, layout: SheetLayout): SheetPlan => {
    const photos = layout.photos.map(({ photoId, count }) => {
      const { widthMm, heightMm } = finalOf(orderId, photoId).document;
      if (widthMm === null || heightMm === null) {
        throw new KioskError('SHEET_IMPOSSIBLE', 'the document has no readable size', { reason: 'no-size' });
      }
      return { photoId, widthMm, heightMm, count };
    });
    const { gapMm, edgeMm, cutMarks } = layout;
    return planSheet({ medium: media[layout.mediumId], gapMm, edgeMm, cutMarks, photos });
  };

  const compose = async (orderId: OrderId, layout: SheetLayout): Promise<Uint8Array> => {
    const sheet = plan(orderId, layout);
    const pictures = new Map<PhotoId, Uint8Array>();
    for (const { photoId } of layout.photos)
      pictures.set(photoId, await pictureOf(finalOf(orderId, photoId)));
    return composer.compose('sheet', { plan: sheet, pictures, title: existing(deps, orderId).number });
  };

  const record = (orderId: OrderId, printId: PrintId, state: PrintState, note: string): void => {
    records.prints.setState(printId, state, note, at());
    deps.changed(orderId);
  };

  const follow = (orderId: OrderId, printId: PrintId, printerId: string, jobId: string): void => {
    const stop = printers.follow(printerId, jobId, ({ state, note, final }) => {
      record(orderId, printId, state, note);
      if (final) following.delete(printId);
    });
    following.set(printId, stop);
  };

  /**
   * Sends one job: the row is on disk before the spooler hears of it, so that a crash in between leaves paper that a
   * person is asked about, and never a second job.
   */
  const submit = async (
    orderId: OrderId,
    request: PrintRequest,
    again: { readonly of: PrintId; readonly reason: string } | null,
  ): Promise<OrderView> => {
    const file = await compose(orderId, request.layout);
    const printer = await printers.ready(request.printerId, request.layout.mediumId);
    const printId = newId('prt');
    const number = existing(deps, orderId).number;
    records.prints.insert({
      id: printId,
      orderId,
      printerId: request.printerId,
      printerName: printer.name,
      layout: request.layout,
      copies: request.copies,
      fileSha256: createHash('sha256').update(file).digest('hex'),
      state: 'submitted',
      reason: again?.reason ?? '',
      reprintOf: again?.of ?? null,
      submittedAt: at(),
    });
    deps.changed(orderId);
    try {
      const { printerId, copies, layout } = request;
      const { jobId } = await printers.submit({
        printerId,
        file,
        title: `${number} sheet`,
        copies,
        mediumId: layout.mediumId,
      });
      records.prints.setJob(printId, jobId);
      follow(orderId, printId, printerId, jobId);
    } catch (error) {
      const uncertain = error instanceof KioskError && error.code === 'PRINT_UNCERTAIN';
      record(orderId, printId, uncertain ? 'uncertain' : 'failed', '');
      throw error;
    }
    return orderView(deps, orderId);
  };

  return {
    plan,
    printers: (): Promise<readonly PrinterView[]> => printers.list(),

    async file(orderId: OrderId, layout: SheetLayout): Promise<FileView> {
      const bytes = await compose(orderId, layout);
      return {
        name: `${existing(deps, orderId).number}-sheet-${layout.mediumId}.pdf`,
        mime: 'application/pdf',
        bytes,
      };
    },

    print: (orderId: OrderId, request: PrintRequest): Promise<OrderView> => submit(orderId, request, null),

    confirm(printId: PrintId, printed: boolean): OrderView {
      const print = records.prints.get(printId);
      if (print === null) throw new KioskError('NOT_FOUND', 'no such print');
      if (!['uncertain', 'printed', 'failed'].includes(print.state)) {
        throw new KioskError('WRONG_STEP', 'the printer still works on that print', { state: print.state });
      }
      record(print.orderId, printId, printed ? 'printed' : 'failed', print.note);
      return orderView(deps, print.orderId);
    },

    reprint(printId: PrintId, reason: string): Promise<OrderView> {
      const print = records.prints.get(printId);
      if (print === null) throw new KioskError('NOT_FOUND', 'no such print');
      const { printerId, layout, copies, orderId } = print;
      return submit(orderId, { printerId, layout, copies }, { of: printId, reason });
    },

    /** After a restart: goes on watching the jobs that the spooler still has. */
    resume(): void {
      for (const print of records.prints.unfinished()) {
        if (print.jobId !== null) follow(print.orderId, print.id, print.printerId, print.jobId);
      }
    },

    stop(): void {
      for (const stopFollowing of following.values()) stopFollowing();
      following.clear();
    },
  };
}
