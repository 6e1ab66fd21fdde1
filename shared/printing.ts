/** Printers as they are set up: what a driver offers, what was chosen, and what was measured on paper. */
import type { MediumId } from './sheet-media.ts';

/** Margins in mm along each side of a medium as it lies in the printer: upright. */
export interface Margins {
  readonly topMm: number;
  readonly rightMm: number;
  readonly bottomMm: number;
  readonly leftMm: number;
}

interface DriverChoice {
  /** The driver's own name, for example `w288h432`. */
  readonly value: string;
  /** The driver's text for people. */
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
  /** The driver's own name for it, which is passed to the driver. */
  readonly keyword: string;
  readonly text: string;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly borderless: boolean;
  /** Margins that the driver leaves white; null where it does not say. */
  readonly unprintable: Margins | null;
  /**
   * The area that the driver's page covers when it is larger than the medium, so that a borderless print has no white
   * edge. It has the same middle as the medium. Null when it is the medium's own size.
   */
  readonly frame: { readonly widthMm: number; readonly heightMm: number } | null;
}

/** Sizes besides its own that a driver takes, mm: a roll is cut where the page ends. */
export interface CustomSizes {
  readonly leastWidthMm: number;
  readonly mostWidthMm: number;
  readonly leastHeightMm: number;
  readonly mostHeightMm: number;
  /** Margins that the driver leaves white. */
  readonly unprintable: Margins;
}

/** The printer's driver, as it describes itself. */
export interface DriverView {
  /** Make and model. */
  readonly name: string;
  /** Hex; changes with the queue, the driver or the device. */
  readonly identity: string;
  readonly media: readonly DriverMedium[];
  /** Null where it takes only its own sizes. */
  readonly custom: CustomSizes | null;
  readonly options: readonly DriverOption[];
}

/** The settings with which one printer prints on one medium. */
export interface PrinterProfile {
  readonly mediumId: MediumId;
  /** One of the driver's own media; empty where there is no driver (a hot folder, a file). */
  readonly keyword: string;
  /** Options by the driver's own names. */
  readonly options: readonly { readonly name: string; readonly value: string }[];
  /** Dots per inch across and along the upright medium. */
  readonly dpiX: number;
  readonly dpiY: number;
  /**
   * Size of the printer's raster, px, upright: larger than the medium when it prints over the edge, with the same middle.
   * Null when it is the medium's own size.
   */
  readonly raster: { readonly widthPx: number; readonly heightPx: number } | null;
  /** Least distance of photos from each side: the printer's own margin, or what its cutter may remove. */
  readonly safe: Margins;
}

/** Why a profile cannot be used as it is. */
export const profileProblems = [
  /** The driver has no medium of this size. */
  'medium-unknown',
  /** The driver has the medium, but cannot print on it at actual size. */
  'not-exact',
  /** The driver no longer has the chosen medium. */
  'keyword-gone',
  /** The chosen medium has another size in the driver. */
  'medium-differs',
  /** …the driver no longer has one of the chosen options, or its value. */
  'option-gone',
  /** The printer or its spooler does not answer, so nothing can be read back. */
  'unreachable',
] as const;
export type ProfileProblem = (typeof profileProblems)[number];

export const approvals = [
  /** A file, which needs no measuring. */
  'exact',
  'approved',
  /** Approved, but last measured more than `driftCheckDays` ago. */
  'check-due',
  /** It cannot print on this medium: its problem says why. */
  'refused',
  'not-calibrated',
  /** A measurement gave a correction, but the sheet that proves it has not been measured yet. */
  'not-proven',
  /** The queue, the driver, the profile or the medium has changed since it was measured. */
  'changed',
] as const;
export type Approval = (typeof approvals)[number];

const good: readonly Approval[] = ['exact', 'approved', 'check-due'];
/** True when ID photos may be printed: they need an approved printer. */
export const isApproved = (approval: Approval): boolean => good.includes(approval);

/**
 * Days until the next check, a quarter of a year: ribbons, rollers and room temperature change with the seasons. Our own
 * figure.
 */
export const driftCheckDays = 90;
/** Largest deviation of a reading that passes, mm. */
export const calibrationToleranceMm = 0.3;

/** Applied to an upright page about its middle before it is moved: x' = middle + (x - middle) · scaleX + offsetXMm. */
export interface Correction {
  readonly scaleX: number;
  readonly scaleY: number;
  readonly offsetXMm: number;
  readonly offsetYMm: number;
}
export const noCorrection: Correction = { scaleX: 1, scaleY: 1, offsetXMm: 0, offsetYMm: 0 };

/** A person's measurements of a printed calibration sheet, mm, with the sheet held upright. */
export interface RulerReading {
  readonly boxWidthMm: number;
  readonly boxHeightMm: number;
  /** Length of the horizontal and of the vertical rule. */
  readonly acrossMm: number;
  readonly downMm: number;
  /**
   * Distance from the paper's left edge to the upper left cross's vertical line, and from its top edge to the horizontal
   * one.
   */
  readonly leftMm: number;
  readonly topMm: number;
}

/** The reading of an exact printer. The rules are 100 mm long where the medium has room for them. */
export type CalibrationTarget = RulerReading;

export interface CalibrationView {
  readonly reading: RulerReading;
  readonly target: CalibrationTarget;
  /** The correction with which the sheet was printed, and the one to use from now on. */
  readonly printedWith: Correction;
  readonly correction: Correction;
  /** True when every figure is within the tolerance. */
  readonly proven: boolean;
  /** The largest deviation of any length, mm. */
  readonly worstMm: number;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** A folder that a print program watches: sheets are written there as pictures. */
export interface HotFolder {
  readonly id: `folder:${string}`;
  readonly name: string;
  /** An absolute path. */
  readonly path: string;
  readonly format: 'jpeg' | 'png';
}

/** The kind of spooler behind a printer's id: it decides how a stopped queue is resumed. */
export type Spooler = 'cups' | 'windows' | 'folder' | 'file';
export function spoolerOf(printerId: string): Spooler {
  const prefix = printerId.split(':', 1)[0];
  return prefix === 'cups' || prefix === 'windows' || prefix === 'folder' ? prefix : 'file';
}

/** File formats in which a sheet can be saved. */
export const sheetFormats = ['pdf', 'jpeg', 'png'] as const;
export type SheetFormat = (typeof sheetFormats)[number];
