/** A document as staff choose it. */
import type { SensitivityLevel, sensitivityKeys } from '../service/issues.ts';

/** The twelve checks whose strictness can be set. No face and expression have none. */
export type SensitivityKey = (typeof sensitivityKeys)[number];

/** What is left out is checked as the service does by itself (`MEDIUM`). */
export type Sensitivity = Readonly<Partial<Record<SensitivityKey, SensitivityLevel>>>;

/** Millimetres, lowest and highest allowed. */
export interface RangeMm {
  readonly min: number;
  readonly max: number;
}

/** A document as staff choose it: the service's specification read into figures, and the studio's price. */
export interface DocumentView {
  readonly specCode: string;
  readonly name: string;
  /** Null where the service's text could not be read: nothing is guessed. */
  readonly widthMm: number | null;
  readonly heightMm: number | null;
  readonly widthPx: number | null;
  readonly heightPx: number | null;
  readonly dpi: number | null;
  readonly headMm: RangeMm | null;
  readonly eyeToBottomMm: RangeMm | null;
  /** `#RRGGBB` */
  readonly backgroundColor: string | null;
  /** The service's own texts by property name, known and unknown ones. */
  readonly properties: Readonly<Record<string, string>>;
  /** True when a UK photo code comes with the final. */
  readonly givesCode: boolean;
  readonly favourite: boolean;
  /** Tax included, smallest unit of the studio's currency. */
  readonly price: number;
}
