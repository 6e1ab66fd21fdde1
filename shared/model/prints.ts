/** Printers, and the sheets that were sent to them. */
import type { BenchId, OrderId, PrintId, VersionId } from '../ids.ts';
import type { PrintHold, PrintKind, PrintTrouble } from '../printing.ts';
import type { SheetLayout } from './sheets.ts';

export const printStates = [
  'submitted',
  'waiting',
  'printing',
  'printed',
  'failed',
  'uncertain',
  'cancelled',
] as const;
export type PrintState = (typeof printStates)[number];

/** A sheet that was saved as a file, in clear, and for how long. */
export interface SavedFile {
  /** Its name in the folder for sheets. */
  readonly name: string;
  readonly savedAt: string;
  /** Null while it is kept. */
  readonly erasedAt: string | null;
}

export interface PrintView {
  readonly id: PrintId;
  readonly kind: PrintKind;
  /** The order at whose hand-over it was printed; null for a headshot and a calibration sheet. */
  readonly orderId: OrderId | null;
  /** That order's and those of all others whose photos are on it. */
  readonly orderNumbers: readonly string[];
  readonly benchId: BenchId | null;
  /** The headshot that is on it; null for an order's sheet. */
  readonly versionId: VersionId | null;
  readonly printerId: string;
  readonly printerName: string;
  readonly layout: SheetLayout;
  readonly copies: number;
  readonly state: PrintState;
  /** What the spooler last said, in its own words; empty when it said nothing. */
  readonly note: string;
  readonly trouble: PrintTrouble | null;
  /** Why the spooler keeps the sheet until a person acts; null when it does not. */
  readonly hold: PrintHold | null;
  /** The printer's side can still be asked to leave it. */
  readonly cancellable: boolean;
  readonly reason: string;
  readonly reprintOf: PrintId | null;
  readonly submittedAt: string;
  readonly updatedAt: string;
  /** Null for what went to a printer. */
  readonly saved: SavedFile | null;
}

export interface PrinterView {
  /** `cups:<queue>`, `windows:<name>`, `folder:<id>` or `file`. */
  readonly id: string;
  readonly name: string;
  readonly state: 'ready' | 'busy' | 'stopped' | 'rejecting' | 'unreachable';
  /** Its problem, or null. */
  readonly trouble: PrintTrouble | null;
  /** `queue-stopped` while nothing prints on it until its queue is resumed. */
  readonly hold: PrintHold | null;
  /** The spooler's reasons, in its own words: details, never the text for staff. */
  readonly reasons: readonly string[];
  readonly isDefault: boolean;
}
