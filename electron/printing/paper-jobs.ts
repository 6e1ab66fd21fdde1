import { composeCalibration, type CalibrationToCompose } from './calibration/sheet.ts';
import { closingFlow, composeClosing, type ClosingPaper } from './slips/closing.ts';
import { composeRecord, recordFlow } from './slips/record.ts';
import type { PhotoRecord } from './slips/record-facts.ts';
import { composeRecovery, recoveryFlow, type RecoveryPaper } from './slips/recovery-key.ts';
import { composeReceipt, receiptFlow, type Receipt } from './slips/receipt.ts';
import { checkSheet } from './checks/sheet.ts';
import { composeSheet, type SheetToCompose } from './sheet/pdf.ts';
import { composeRaster, type RasterToCompose } from './compose-raster.ts';
import type { Flow } from './slips/flow.ts';
import { placePapers } from './slips/on-sheet.ts';
import type { SlipPicture } from './slips/picture-page.ts';
import { composeSlip, slipFlow, type Slip } from './slips/slip.ts';

/** Papers that can be composed, by name. Sheets are also checked before they are returned. */
export interface Papers {
  readonly sheet: SheetToCompose;
  /** A sheet as a picture. */
  readonly raster: RasterToCompose;
  readonly calibration: CalibrationToCompose;
  readonly receipt: Receipt;
  readonly slip: Slip;
  /** The photo record of an order: the checks of its finished photos. */
  readonly record: PhotoRecord;
  /** The takings of a day that is closed. */
  readonly closing: ClosingPaper;
  /** The studio's recovery key. */
  readonly recovery: RecoveryPaper;
}
export type PaperKind = keyof Papers;

async function checkedSheet(sheet: SheetToCompose): Promise<Uint8Array> {
  const file = await composeSheet(sheet);
  await checkSheet(file, sheet.plan, sheet.correction, sheet.papers);
  return file;
}

function compose(kind: PaperKind, paper: Papers[PaperKind]): Promise<Uint8Array> {
  // The kind determines the type of the paper. Only the composer calls this, and it passes matching pairs.
  if (kind === 'sheet') return checkedSheet(paper as SheetToCompose);
  if (kind === 'raster') return composeRaster(paper as RasterToCompose);
  if (kind === 'calibration') return composeCalibration(paper as CalibrationToCompose);
  if (kind === 'receipt') return composeReceipt(paper as Receipt);
  if (kind === 'record') return composeRecord(paper as PhotoRecord);
  if (kind === 'closing') return composeClosing(paper as ClosingPaper);
  if (kind === 'recovery') return composeRecovery(paper as RecoveryPaper);
  return composeSlip(paper as Slip);
}

/** A paper that is as long as its text. */
export type SlipKind = 'receipt' | 'slip' | 'record' | 'closing' | 'recovery';

function flowOf(kind: SlipKind, paper: Papers[SlipKind]): Flow {
  // As in `compose`, the kind determines the type of the paper.
  if (kind === 'record') return recordFlow(paper as PhotoRecord);
  if (kind === 'closing') return closingFlow(paper as ClosingPaper);
  if (kind === 'recovery') return recoveryFlow(paper as RecoveryPaper);
  return kind === 'receipt' ? receiptFlow(paper as Receipt) : slipFlow(paper as Slip);
}

/** Returns how long a page must be for all of the text, mm. */
const lengthOf = (kind: SlipKind, paper: Papers[SlipKind]): number => flowOf(kind, paper).lengthMm;

/** Returns a picture of each page. */
const picturesOf = (
  kind: SlipKind,
  paper: Papers[SlipKind],
  picture: SlipPicture,
): Promise<readonly Uint8Array[]> => flowOf(kind, paper).pictures(picture);

export const paperJobs = { compose, lengthOf, picturesOf, placePapers };
export type PaperJobs = typeof paperJobs;
