import { KioskError } from '../../shared/errors.ts';
import type { OrderId, PhotoId, PrintId } from '../../shared/ids.ts';
import type { FileView, OrderView, PrinterView, SheetLayout, SheetPlan } from '../../shared/model.ts';
import { media } from '../../shared/sheet-media.ts';
import { planSheet } from '../../shared/sheet.ts';
import type { Composer } from '../printing/composer.ts';
import type { Printers } from '../printing/printers.ts';
import type { PhotoRow } from '../records/photos.ts';
import type { OrdersDeps } from './deps.ts';
import { createPrintJournal, type PrintOwner, type PrintSubmission } from './print-journal.ts';
import { existing, orderView } from './view.ts';

export interface PrintRequest {
  readonly printerId: string;
  readonly layout: SheetLayout;
  readonly copies: number;
}

function ownerOf({ orderId }: PrintOwner): OrderId {
  if (orderId === null) throw new Error("an order's print without its order");
  return orderId;
}

/** Sheets and the print journal of orders. */
export type Prints = ReturnType<typeof createPrints>;

export function createPrints(deps: OrdersDeps, printers: Printers, composer: Composer) {
  const { records, vault } = deps;
  const journal = createPrintJournal(deps, printers, {
    isOwn: ({ orderId }) => orderId !== null,
    changed: (print) => {
      deps.changed(ownerOf(print));
    },
  });

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

  const submit = async (
    orderId: OrderId,
    request: PrintRequest,
    again: PrintSubmission['again'],
  ): Promise<OrderView> => {
    await journal.submit({
      owner: { orderId, benchId: null, versionId: null },
      ...request,
      file: await compose(orderId, request.layout),
      title: `${existing(deps, orderId).number} sheet`,
      again,
    });
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

    confirm: (printId: PrintId, printed: boolean): OrderView =>
      orderView(deps, ownerOf(journal.confirm(printId, printed))),

    reprint(printId: PrintId, reason: string): Promise<OrderView> {
      const print = journal.existing(printId);
      const { printerId, layout, copies } = print;
      return submit(ownerOf(print), { printerId, layout, copies }, { of: printId, reason });
    },

    resume: journal.resume,
    stop: journal.stop,
  };
}
