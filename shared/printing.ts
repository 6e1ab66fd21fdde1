/** Printers as they are set up: what a driver offers, what was chosen, and what a ruler said of the paper. */
import type { PrintId } from './ids.ts';
import type { PrinterView, PrintState, PrintView } from './model/prints.ts';
import type { MediumId } from './sheet-media.ts';

/** Millimetres along each side of a medium as it lies in the printer: upright. */
export interface Margins {
  readonly topMm: number;
  readonly rightMm: number;
  readonly bottomMm: number;
  readonly leftMm: number;
}

export interface DriverChoice {
  /** As the driver calls it, for example `w288h432`. */
  readonly value: string;
  /** As the driver shows it to people. */
  readonly text: string;
}

/** One of a driver's own options, for example `StpBorderless`. */
export interface DriverOption {
  readonly name: string;
  readonly text: string;
  readonly choices: readonly DriverChoice[];
  readonly usual: string;
}

/** A size that a driver offers. */
export interface DriverMedium {
  /** The driver's own name of it: what is handed over. */
  readonly keyword: string;
  readonly text: string;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly borderless: boolean;
  /** What the driver leaves white; null where it does not say. */
  readonly unprintable: Margins | null;
  /**
   * What the driver's page covers where it is larger than the medium, so that a borderless print has no white rim; null
   * where it is the medium's own size. Its middle is the medium's middle.
   */
  readonly frame: { readonly widthMm: number; readonly heightMm: number } | null;
}

/** What stands behind a printer, as the driver itself tells. */
export interface DriverView {
  /** Make and model. */
  readonly name: string;
  /** Hex; another when the queue, the driver or the device is another. */
  readonly identity: string;
  readonly media: readonly DriverMedium[];
  readonly options: readonly DriverOption[];
}

/** How one printer prints on one medium. */
export interface PrinterProfile {
  readonly mediumId: MediumId;
  /** One of the driver's own media; empty where there is no driver to tell it to (a hot folder, a file). */
  readonly keyword: string;
  /** Options by the driver's own names. */
  readonly options: readonly { readonly name: string; readonly value: string }[];
  /** Dots per inch across and along the upright medium. */
  readonly dpiX: number;
  readonly dpiY: number;
  /**
   * What the printer takes, px, upright: larger than the medium where it prints over the rim, whose middle is the
   * medium's middle. Null where it is the medium's own size.
   */
  readonly raster: { readonly widthPx: number; readonly heightPx: number } | null;
  /** No photo lies nearer to a side than this: the printer's own rim, or what its cutter may take. */
  readonly safe: Margins;
}

/** Why a profile cannot be used as it is. */
export const profileProblems = [
  /** The driver has no medium of this size. */
  'medium-unknown',
  /** The driver has the medium, and none of its ways prints it at its true size. */
  'not-exact',
  /** The chosen name is not among the driver's media any more. */
  'keyword-gone',
  /** The chosen name is of another size than the medium. */
  'medium-differs',
  /** …one of the chosen options, or its value, is not the driver's any more. */
  'option-gone',
  /** The printer, or its spooler, does not answer: nothing can be read back. */
  'unreachable',
] as const;
export type ProfileProblem = (typeof profileProblems)[number];

export const approvals = [
  /** A file: there is nothing to measure. */
  'exact',
  'approved',
  /** Approved, and measured longer ago than `driftCheckDays`. */
  'check-due',
  /** It cannot print this medium: its problem says why. */
  'refused',
  'not-calibrated',
  /** What the ruler said has given a correction; the sheet that proves it was not measured yet. */
  'not-proven',
  /** The queue, the driver, the profile or the medium is another than the one that was measured. */
  'changed',
] as const;
export type Approval = (typeof approvals)[number];

const good: readonly Approval[] = ['exact', 'approved', 'check-due'];
/** ID photos are printed on nothing else. */
export const isApproved = (approval: Approval): boolean => good.includes(approval);

/** A quarter of a year: ribbons, rollers and room temperature change with the seasons. Our own figure. */
export const driftCheckDays = 90;
/** What a reading may be off, millimetres. */
export const calibrationToleranceMm = 0.3;

/** Applied to an upright page about its middle before it is moved: x' = middle + (x - middle) · scaleX + offsetXMm. */
export interface Correction {
  readonly scaleX: number;
  readonly scaleY: number;
  readonly offsetXMm: number;
  readonly offsetYMm: number;
}
export const noCorrection: Correction = { scaleX: 1, scaleY: 1, offsetXMm: 0, offsetYMm: 0 };

/** What a person reads off a printed calibration sheet, millimetres, the sheet held upright. */
export interface RulerReading {
  readonly boxWidthMm: number;
  readonly boxHeightMm: number;
  /** Length of the rule from left to right, and of the one from top to bottom. */
  readonly acrossMm: number;
  readonly downMm: number;
  /** From the left edge of the paper to the upright line of the upper left cross, and from the top edge to its level one. */
  readonly leftMm: number;
  readonly topMm: number;
}

/** What a reading would be if the printer were exact. The rules have 100 mm where the medium has room for them. */
export type CalibrationTarget = RulerReading;

export interface CalibrationView {
  readonly reading: RulerReading;
  readonly target: CalibrationTarget;
  /** What the sheet was printed with, and what is printed with from now on. */
  readonly printedWith: Correction;
  readonly correction: Correction;
  /** Everything that was read is within the tolerance. */
  readonly proven: boolean;
  /** The furthest that a length was off, millimetres. */
  readonly worstMm: number;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** One medium of one printer. */
export interface MediumSetup {
  readonly mediumId: MediumId;
  /** As it was saved, or as the preset and the driver suggest it; null when neither knows the medium. */
  readonly profile: PrinterProfile | null;
  readonly saved: boolean;
  readonly problem: ProfileProblem | null;
  readonly approval: Approval;
  readonly calibration: CalibrationView | null;
  readonly target: CalibrationTarget;
  /** The calibration sheet that waits to be measured. */
  readonly sheet: PrintId | null;
}

/** What is left of a ribbon or a roll. */
export interface SupplyView {
  /** Prints that it had when it was put in; null when nobody has said. */
  readonly capacity: number | null;
  readonly left: number | null;
  /** Soon at its end: there should be another one at hand. */
  readonly low: boolean;
  /** ISO 8601, UTC. */
  readonly loadedAt: string | null;
}

export interface PrinterSetupView {
  readonly printer: PrinterView;
  /** Null where there is none, or it cannot be read now. */
  readonly driver: DriverView | null;
  /** The name of the preset that its model is known by; null for an unknown model. */
  readonly preset: string | null;
  readonly media: readonly MediumSetup[];
  readonly supply: SupplyView;
  /** Sheets that came out, by medium, most first. */
  readonly printed: readonly { readonly mediumId: MediumId; readonly sheets: number }[];
}

/** A folder that a print program watches: sheets go there as pictures. */
export interface HotFolder {
  readonly id: `folder:${string}`;
  readonly name: string;
  /** An absolute path. */
  readonly path: string;
  readonly format: 'jpeg' | 'png';
}

/** What keeps a sheet from coming out, in words of our own; the spooler's stand in the note. */
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
  /** The folder's program has not taken the sheet. */
  'not-taken',
  'other',
] as const;
export type PrintTrouble = (typeof printTroubles)[number];

/** Why the spooler does not send a sheet until a person acts on it, whatever the printer itself reports. */
export const printHolds = [
  /** The queue has stopped: nothing on it prints until the queue is resumed. */
  'queue-stopped',
  /** The spooler holds this one job: it prints only after it is released. */
  'job-held',
] as const;
export type PrintHold = (typeof printHolds)[number];

/**
 * True for a print that needs a person: something holds it back, or nobody knows whether it came out. A calibration
 * sheet of unknown outcome is measured or printed again, so nobody is asked about it.
 */
export function needsStaff({ kind, state, trouble, hold }: PrintStand): boolean {
  if (state === 'uncertain') return kind !== 'calibration';
  return isUnderWay(state) && (trouble !== null || hold !== null);
}
type PrintStand = Pick<PrintView, 'kind' | 'state' | 'trouble' | 'hold'>;

/** True while the spooler or the printer still has the sheet, as far as anyone knows. */
export const isUnderWay = (state: PrintState): boolean =>
  state === 'submitted' || state === 'waiting' || state === 'printing';

/** The spooler behind a printer's id: it decides how a stopped queue is resumed. */
export type Spooler = 'cups' | 'windows' | 'folder' | 'file';
export function spoolerOf(printerId: string): Spooler {
  const prefix = printerId.split(':', 1)[0];
  return prefix === 'cups' || prefix === 'windows' || prefix === 'folder' ? prefix : 'file';
}

export const printKinds = ['sheet', 'service-sheet', 'headshot', 'calibration'] as const;
export type PrintKind = (typeof printKinds)[number];

/** What a sheet can be saved as. */
export const sheetFormats = ['pdf', 'jpeg', 'png'] as const;
export type SheetFormat = (typeof sheetFormats)[number];
