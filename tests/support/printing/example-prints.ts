/** Prints in example records. */
import type { NewPrint, PrintedWith } from '../../../electron/records/prints/prints.ts';
import type { Records } from '../../../electron/records/open.ts';
import { newId, type OrderId, type PrintId } from '../../../shared/ids.ts';
import { noCorrection, type PrinterProfile } from '../../../shared/printing.ts';
import type { MediumId } from '../../../shared/sheet-media.ts';
import { bareLayout } from '../../../electron/orders/prints/bare-layout.ts';
import { at } from '../records/example-records.ts';
import { layoutOf } from './layouts.ts';

export const exampleProfile: PrinterProfile = {
  mediumId: '4x6in',
  keyword: 'w288h432',
  options: [],
  ...{ dpiX: 300, dpiY: 300, raster: null },
  safe: { topMm: 3, rightMm: 3, bottomMm: 3, leftMm: 3 },
};

export const exampleWith: PrintedWith = {
  identity: 'a1',
  profile: exampleProfile,
  correction: noCorrection,
  ...{ widthMm: 101.6, heightMm: 152.4 },
};

/** Adds an order's sheet on the queue `photo`, submitted. */
export function addPrint(records: Records, orderId: OrderId, change: Partial<NewPrint> = {}): PrintId {
  const id = newId('prt');
  records.prints.insert({
    ...{ id, kind: 'sheet', orderId, sessionId: null, versionId: null, serviceSheetId: null, codeId: null },
    ...{ printerId: 'cups:photo', printerName: 'Photo', layout: layoutOf([]), copies: 2 },
    ...{ printedWith: exampleWith, guests: [], fileSha256: 'a'.repeat(64) },
    ...{ reason: '', reprintOf: null, submittedAt: at },
    ...change,
  });
  return id;
}

/** Adds a calibration sheet of the queue `photo`, submitted. */
export function addCalibration(
  records: Records,
  mediumId: MediumId = '4x6in',
  change: Partial<NewPrint> = {},
): PrintId {
  const id = newId('prt');
  records.prints.insert({
    ...{
      id,
      kind: 'calibration',
      orderId: null,
      sessionId: null,
      versionId: null,
      serviceSheetId: null,
      codeId: null,
    },
    ...{ printerId: 'cups:photo', printerName: 'Photo', layout: bareLayout(mediumId), copies: 1 },
    ...{ printedWith: exampleWith, guests: [], fileSha256: 'a'.repeat(64) },
    ...{ reason: '', reprintOf: null, submittedAt: at },
    ...change,
  });
  return id;
}
