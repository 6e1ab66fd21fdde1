/** Printers, and the sheets sent to them. */
import type { PaymentMethod } from './payment.ts';
import type { CodeId, RetouchSessionId, OrderId, PrintId, VersionId } from '../ids.ts';
import { isSamePaper, type SlipOrReceipt, type TakeAwayPaper } from './papers.ts';
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

/** Reasons why a sheet does not come out, in our own words; the spooler's are in the note. */
export const printTroubles = [
  'media-empty',
  'ribbon-empty',
  'media-jam',
  'cover-open',
  'offline',
  'paused',
  'rejecting',
  'printer-gone',
  'spooler-gone',
  'filter-failed',
  /** The program that watches the folder has not taken the sheet. */
  'not-taken',
  'other',
] as const;
export type PrintTrouble = (typeof printTroubles)[number];

/** Why the spooler does not send a sheet until a person acts, whatever the printer itself reports. */
const printHolds = [
  /** The queue has stopped: nothing on it prints until the queue is resumed. */
  'queue-stopped',
  /** The spooler holds this one job: it prints only after it is released. */
  'job-held',
] as const;
export type PrintHold = (typeof printHolds)[number];

export const printKinds = [
  'sheet',
  'service-sheet',
  'headshot',
  'calibration',
  'slip',
  'receipt',
  'closing',
  'record',
] as const;
export type PrintKind = (typeof printKinds)[number];

/** How a sheet was laid out when it was printed. */
export interface PrintedLayout extends SheetLayout {
  /** Slips and receipts in its free space. They share its state: they are on the same piece of paper. */
  readonly papers?: readonly SlipOrReceipt[];
}

/** A sheet that was saved as PDF, and how long it is kept. */
export interface SavedFile {
  /** The name of a copy. */
  readonly name: string;
  readonly savedAt: string;
  /** Null until it is erased. */
  readonly erasedAt: string | null;
}

export interface PrintView {
  readonly id: PrintId;
  readonly kind: PrintKind;
  /** The order whose hand-over printed it; null for a headshot or a calibration sheet. */
  readonly orderId: OrderId | null;
  /** The numbers of that order and of all others whose photos are on it. */
  readonly orderNumbers: readonly string[];
  readonly sessionId: RetouchSessionId | null;
  /** The headshot on it; null for an order's sheet. */
  readonly versionId: VersionId | null;
  /** The code on the slip; null for any other print. */
  readonly codeId: CodeId | null;
  readonly printerId: string;
  readonly printerName: string;
  readonly layout: PrintedLayout;
  readonly copies: number;
  readonly state: PrintState;
  /** The spooler's last words; empty when it said nothing. */
  readonly note: string;
  readonly trouble: PrintTrouble | null;
  /** Why the spooler keeps the sheet until a person acts; null when it does not. */
  readonly hold: PrintHold | null;
  /** True while the spooler can still be asked to cancel it. */
  readonly cancellable: boolean;
  readonly reason: string;
  readonly reprintOf: PrintId | null;
  readonly submittedAt: string;
  readonly updatedAt: string;
  /** Null for a sheet that went to a printer. */
  readonly saved: SavedFile | null;
}

/** A printer that a waiting print could be moved to. */
export interface MoveTarget {
  readonly printerId: string;
  readonly name: string;
  /**
   * Why it is not offered, the first that applies: it cannot print the medium or the paper, is not calibrated for
   * the medium, has room for fewer photos on it, or would not print now. Null when it is offered.
   */
  readonly obstacle: 'medium' | 'not-calibrated' | 'fewer-photos' | 'not-ready' | null;
}

/** Papers of an order, which the kiosk can compose for another printer. */
const movableKinds: ReadonlySet<PrintKind> = new Set(['sheet', 'service-sheet', 'slip', 'receipt', 'record']);

/** True for a print of an order that is held back and that its printer can still be asked to give back. */
export const isMovable = (print: Pick<PrintView, 'kind' | 'cancellable'> & PrintCondition): boolean =>
  movableKinds.has(print.kind) && print.cancellable && needsStaff(print);

export interface PrinterView {
  /** `cups:<queue>`, `windows:<name>`, `folder:<id>` or `file`. */
  readonly id: string;
  readonly name: string;
  readonly state: 'ready' | 'busy' | 'stopped' | 'rejecting' | 'unreachable';
  /** Its problem, or null. */
  readonly trouble: PrintTrouble | null;
  /** `queue-stopped` while the queue is stopped and prints nothing. */
  readonly hold: PrintHold | null;
  /** The spooler's reasons in its own words: details, never the text for staff. */
  readonly reasons: readonly string[];
  readonly isDefault: boolean;
}

/**
 * True for a print that needs a person: it is held back, or it is unknown whether it came out. A calibration sheet of
 * unknown outcome is simply measured or printed again, so it needs no answer.
 */
export function needsStaff({ kind, state, trouble, hold }: PrintCondition): boolean {
  if (state === 'uncertain') return kind !== 'calibration';
  return isUnderWay(state) && (trouble !== null || hold !== null);
}

type PrintCondition = Pick<PrintView, 'kind' | 'state' | 'trouble' | 'hold'>;

/** States of prints that, as far as anyone knows, came out or are about to. */
const onPaper: ReadonlySet<PrintState> = new Set([
  'submitted',
  'waiting',
  'printing',
  'printed',
  'uncertain',
]);
/** True for a print that, as far as anyone knows, came out or is about to: it is not printed again without a reason. */
export const isOnPaper = ({ state }: Pick<PrintView, 'state'>): boolean => onPaper.has(state);

/** True for a print of this slip, or of the order's receipt or record, and for a sheet with it. */
export const isPrintOf = (
  paper: TakeAwayPaper,
  { kind, codeId, layout }: Pick<PrintView, 'kind' | 'codeId' | 'layout'>,
): boolean =>
  (kind === paper.kind && (paper.kind !== 'slip' || codeId === paper.codeId)) ||
  (layout.papers ?? []).some((each) => isSamePaper(each, paper));

/** Later sales and refunds of an order, oldest first. */
interface MoneySince {
  readonly laterSales: readonly { readonly paidAt: string }[];
  readonly settlements: readonly { readonly at: string; readonly method: PaymentMethod | null }[];
}
const lastChange = ({ laterSales, settlements }: MoneySince): string =>
  [
    ...laterSales.map(({ paidAt }) => paidAt),
    ...settlements.filter(({ method }) => method !== null).map(({ at }) => at),
  ]
    .sort()
    .at(-1) ?? '';

/**
 * True when one of these prints is this order's slip, receipt or record and, as far as anyone knows, on paper. A receipt must
 * have been printed since the last later sale and the last refund, so that it lists them.
 */
export const isPaperPrinted = (
  paper: TakeAwayPaper,
  orderId: OrderId,
  prints: readonly Pick<PrintView, 'orderId' | 'kind' | 'codeId' | 'layout' | 'state' | 'submittedAt'>[],
  money: MoneySince,
): boolean => {
  const since = paper.kind === 'receipt' ? lastChange(money) : '';
  return prints.some(
    (each) =>
      each.orderId === orderId && isPrintOf(paper, each) && isOnPaper(each) && each.submittedAt >= since,
  );
};

/** True while the spooler or the printer still has the sheet, as far as anyone knows. */
export const isUnderWay = (state: PrintState): boolean =>
  state === 'submitted' || state === 'waiting' || state === 'printing';
