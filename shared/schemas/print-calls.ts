/** Files for staff, sheets, printers and their set-up. */
import { z } from 'zod';
import { sheetFormats } from '../printing.ts';
import {
  id,
  line,
  layout,
  printerId,
  mediumId,
  copies,
  nothing,
  forOrder,
  forPhoto,
  because,
} from './parts.ts';

const slipPaper = z.strictObject({ kind: z.literal('slip'), codeId: id('cod') });
const forSheet = { ...forOrder, printerId, layout };
/** Slips and receipts for its free space; none when they are left out. */
const withPapers = {
  ...forSheet,
  papers: z
    .array(z.discriminatedUnion('kind', [slipPaper, z.strictObject({ kind: z.literal('receipt') })]))
    .max(20)
    .optional(),
};

/** A name from the driver: never longer than the driver itself gives. */
const driverWord = z.string().regex(/^[^\p{Cc}]{1,128}$/u);

const dpi = z.number().min(72).max(2_400);

const marginMm = z.number().min(0).max(50);

const rasterPx = z.number().int().min(100).max(20_000);

const profile = z.strictObject({
  mediumId,
  keyword: z.union([z.literal(''), driverWord]),
  options: z.array(z.strictObject({ name: driverWord, value: driverWord })).max(40),
  dpiX: dpi,
  dpiY: dpi,
  raster: z.strictObject({ widthPx: rasterPx, heightPx: rasterPx }).nullable(),
  safe: z.strictObject({ topMm: marginMm, rightMm: marginMm, bottomMm: marginMm, leftMm: marginMm }),
});

/** A length measured on a sheet, mm. */
const readMm = z.number().min(0).max(500);

export const printCalls = {
  receiptFile: z.strictObject(forOrder),
  recordFile: z.strictObject(forOrder),
  slipFile: z.strictObject({ codeId: id('cod') }),
  finalFile: z.strictObject(forPhoto),
  sheetFile: z.strictObject({ ...forSheet, format: z.enum(sheetFormats) }),
  savedSheetFile: z.strictObject({ printId: id('prt') }),
  listPrinters: nothing,
  planSheet: z.strictObject(withPapers),
  findSheetPhotos: z.strictObject({ ...forOrder, text: line(100) }),
  printSheet: z.strictObject({ ...withPapers, copies }),
  printServiceSheet: z.strictObject({ ...forOrder, sheetId: id('ssh'), printerId, mediumId, copies }),
  printPapers: z.strictObject({
    ...forOrder,
    papers: z
      .array(
        z.discriminatedUnion('kind', [slipPaper, z.strictObject({ kind: z.enum(['receipt', 'record']) })]),
      )
      .min(1)
      .max(20),
  }),
  printSlip: z.strictObject({ codeId: id('cod'), reason: line(300) }),
  fetchServiceSheets: z.strictObject(forPhoto),
  confirmPrint: z.strictObject({ printId: id('prt'), printed: z.boolean() }),
  reprint: z.strictObject({ printId: id('prt'), reason: because }),
  moveTargets: z.strictObject({ printId: id('prt') }),
  movePrint: z.strictObject({ printId: id('prt'), printerId, reason: because }),
  listPrints: nothing,
  cancelPrint: z.strictObject({ printId: id('prt') }),
  resumePrinter: z.strictObject({ printerId }),
  printerSetup: z.strictObject({ printerId }),
  saveProfile: z.strictObject({ printerId, profile }),
  printCalibration: z.strictObject({ printerId, mediumId }),
  saveReading: z.strictObject({
    printerId,
    mediumId,
    reading: z.strictObject({
      boxWidthMm: readMm,
      boxHeightMm: readMm,
      acrossMm: readMm,
      downMm: readMm,
      leftMm: readMm,
      topMm: readMm,
    }),
  }),
  loadSupply: z.strictObject({ printerId, prints: z.number().int().min(1).max(100_000).nullable() }),
};
