/** Sheets and prints of the in-memory main process. */
import { KioskError } from '../../shared/errors.ts';
import type { OrderId, PhotoId } from '../../shared/ids.ts';
import type { OrderView } from '../../shared/model/order.ts';
import type { PrintView } from '../../shared/model/prints.ts';
import type { PlannedSheet, SheetLayout, SheetPhotoView } from '../../shared/model/sheets.ts';
import type { Approval, Margins } from '../../shared/printing.ts';
import { mediumOf } from '../../shared/sheet-media.ts';
import { noMargins, plannedSheet } from '../../shared/sheet.ts';
import { evenMargins } from '../../shared/sheet/page-area.ts';
import type { FixtureAnswers } from './fixture-bridge.ts';
import { final, fixtureId, fromNow, printers, settings } from './fixture-data.ts';

const file = (name: string) => ({ name, mime: 'application/pdf', bytes: new Uint8Array([37, 80, 68, 70]) });
/** The UK passport's photo, millimetres. */
const photoMm = { widthMm: 35, heightMm: 45 };

/** Returns a sheet that was handed to the studio's printer. */
export const print = (n: number, more: Partial<PrintView> = {}): PrintView => ({
  id: fixtureId('prt', n),
  kind: 'sheet',
  orderId: fixtureId('ord', 1),
  orderNumbers: ['261121-001'],
  sessionId: null,
  versionId: null,
  codeId: null,
  printerId: 'cups:DS620',
  printerName: 'DS620',
  layout: {
    mediumId: '4x6in',
    gapMm: 2,
    edgeMm: 3,
    cut: 'marks',
    caption: false,
    photos: [{ photoId: fixtureId('pho', 1), count: null }],
    arranged: null,
  },
  copies: 1,
  state: 'waiting',
  note: '',
  trouble: null,
  hold: null,
  cancellable: false,
  reason: '',
  reprintOf: null,
  saved: null,
  submittedAt: fromNow(-40_000),
  updatedAt: fromNow(-20_000),
  ...more,
});

type SizeOf = (photoId: PhotoId) => { readonly widthMm: number; readonly heightMm: number };
const usualSize: SizeOf = () => photoMm;

/** Returns the sheet as the kiosk would lay it out for an approved printer that keeps `safe` free. */
export function planFor(
  layout: SheetLayout,
  more: Partial<PlannedSheet> = {},
  { safe = noMargins, sizeOf = usualSize }: { readonly safe?: Margins; readonly sizeOf?: SizeOf } = {},
): PlannedSheet {
  const { mediumId, gapMm, edgeMm, cut, caption, arranged } = layout;
  const medium = mediumOf(mediumId, settings.ownMedia);
  if (medium === null) throw new KioskError('SHEET_IMPOSSIBLE', 'no such paper', { reason: 'medium-gone' });
  const photos = layout.photos.map(({ photoId, count }) => {
    const { widthMm, heightMm } = sizeOf(photoId);
    const text = caption ? `UK passport  ${widthMm} x ${heightMm} mm  21/11/2026` : null;
    return { photoId, count, widthMm, heightMm, caption: text };
  });
  const sheet = plannedSheet({ medium, gapMm, edgeMm, cut, arranged, photos }, safe);
  return { ...sheet, papers: [], approval: 'approved', problem: null, ...more };
}

/** The studio's printer is calibrated; the one in the office is not, and has a wide rim. */
const rims: Readonly<Record<string, { readonly safe: Margins; readonly approval: Approval }>> = {
  'cups:DS620': { safe: evenMargins(3), approval: 'approved' },
  'cups:Office': { safe: evenMargins(6), approval: 'not-calibrated' },
};

/** Finals of other customers, as `findSheetPhotos` finds them. */
export const otherPhotos: readonly SheetPhotoView[] = ['Tom Ashworth', 'Grace Hartley', 'Priya Raman'].map(
  (personName, index) => ({
    photoId: fixtureId('pho', 70 + index),
    orderId: fixtureId('ord', 70 + index),
    orderNumber: `261121-0${70 + index}`,
    personName,
    documentName: 'UK passport',
    ...photoMm,
    image: { ...final, id: fixtureId('img', 70 + index) },
  }),
);

/** The calls about paper. */
export function fixturePaper(
  orders: ReadonlyMap<OrderId, OrderView>,
  set: (id: OrderId, more: Partial<OrderView>) => OrderView,
): FixtureAnswers {
  const get = (id: OrderId): OrderView => {
    const view = orders.get(id);
    if (view === undefined) throw new KioskError('NOT_FOUND', 'no such order');
    return view;
  };
  const printedAt = (id: PrintView['id']): { view: OrderView; printed: PrintView } => {
    for (const view of orders.values()) {
      const printed = view.prints.find((one) => one.id === id);
      if (printed !== undefined) return { view, printed };
    }
    throw new KioskError('NOT_FOUND', 'no such print');
  };
  const change = (id: PrintView['id'], more: Partial<PrintView>): OrderView => {
    const { view } = printedAt(id);
    return set(view.id, { prints: view.prints.map((one) => (one.id === id ? { ...one, ...more } : one)) });
  };
  const submit = (view: OrderView, more: Partial<PrintView>): OrderView => {
    const all = [...orders.values()].flatMap(({ prints }) => prints);
    const next = print(all.length + 1, {
      orderId: view.id,
      orderNumbers: [view.number],
      cancellable: true,
      submittedAt: fromNow(0),
      ...more,
    });
    return set(view.id, { prints: [next, ...view.prints] });
  };
  const sizeOf = (id: PhotoId): typeof photoMm => {
    const document = [...orders.values()]
      .flatMap(({ photos }) => photos)
      .find((photo) => photo.id === id)?.document;
    const { widthMm, heightMm } = document ?? {};
    return widthMm && heightMm ? { widthMm, heightMm } : photoMm;
  };
  const named = (printerId: string): Pick<PrintView, 'printerId' | 'printerName'> => ({
    printerId,
    printerName: printers.find((one) => one.id === printerId)?.name ?? printerId,
  });

  return {
    sheetFile: ({ format }) => file(`sheet.${format}`),
    listPrinters: () => printers,
    planSheet: ({ printerId, layout }) => {
      const { safe, approval } = rims[printerId] ?? { safe: noMargins, approval: 'exact' };
      return planFor(layout, { approval }, { safe, sizeOf });
    },
    findSheetPhotos: ({ text }) =>
      otherPhotos.filter((one) =>
        [one.personName, one.orderNumber].join(' ').toLowerCase().includes(text.toLowerCase()),
      ),
    printSheet: ({ orderId, printerId, layout, copies }) =>
      submit(get(orderId), { ...named(printerId), layout, copies }),
    printServiceSheet: ({ orderId, printerId, mediumId, copies }) =>
      submit(get(orderId), {
        ...named(printerId),
        kind: 'service-sheet',
        layout: { ...print(1).layout, mediumId, cut: 'none', photos: [] },
        copies,
      }),
    printPapers: ({ orderId, papers }) => {
      for (const paper of papers) {
        submit(get(orderId), {
          ...{ printerId: 'cups:Receipts', printerName: 'Receipts' },
          kind: paper.kind,
          codeId: paper.kind === 'slip' ? paper.codeId : null,
          layout: { ...print(1).layout, mediumId: 'roll80', cut: 'none', photos: [] },
          copies: 1,
        });
      }
      return get(orderId);
    },
    // The slip was printed at the hand-over, so it needs a reason.
    printSlip: ({ codeId, reason }) =>
      reason === ''
        ? null
        : { ...print(1), kind: 'slip', codeId, reason, printerId: 'cups:Receipts', printerName: 'Receipts' },
    fetchServiceSheets: ({ orderId }) => get(orderId),
    confirmPrint: ({ printId, printed }) => change(printId, { state: printed ? 'printed' : 'failed' }),
    cancelPrint: ({ printId }) => {
      change(printId, { state: 'cancelled', cancellable: false });
      return printedAt(printId).printed;
    },
    moveTargets: ({ printId }) =>
      printers
        .filter(({ id }) => id !== printedAt(printId).printed.printerId && id !== 'file')
        .map(({ id, name, state }, index) => ({
          ...{ printerId: id, name },
          obstacle: state !== 'ready' ? 'not-ready' : index > 0 ? 'not-calibrated' : null,
        })),
    movePrint: ({ printId, printerId, reason }) => {
      const { view, printed } = printedAt(printId);
      const { layout, copies, kind } = printed;
      change(printId, { state: 'cancelled', cancellable: false, trouble: null, hold: null });
      return submit(view, { ...named(printerId), kind, layout, copies, reason, reprintOf: printId });
    },
    reprint: ({ printId, reason }) => {
      const { view, printed } = printedAt(printId);
      const { layout, copies, kind, printerId } = printed;
      return submit(view, { ...named(printerId), kind, layout, copies, reason, reprintOf: printId });
    },
    resumePrinter: ({ printerId }) => {
      const found = printers.find(({ id }) => id === printerId);
      if (found === undefined) throw new KioskError('PRINTER_UNKNOWN', 'no such printer');
      for (const { prints } of [...orders.values()]) {
        for (const one of prints.filter(({ hold }) => hold !== null)) {
          if (one.printerId === printerId) change(one.id, { state: 'printing', trouble: null, hold: null });
        }
      }
      return { ...found, state: 'ready', trouble: null, hold: null, reasons: [] };
    },
    listPrints: () => [...orders.values()].flatMap(({ prints }) => prints),
  };
}
