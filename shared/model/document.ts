/** Documents, and the checks that the service makes for them. */
import type { DocumentRules } from '../rules/model.ts';
import type { SensitivityLevel, sensitivityKeys } from '../service/issues.ts';

/** The twelve checks whose strictness can be set. The checks for a face and for the expression have no setting. */
export type SensitivityKey = (typeof sensitivityKeys)[number];

/** A check that is left out uses the service's default (`MEDIUM`). */
export type Sensitivity = Readonly<Partial<Record<SensitivityKey, SensitivityLevel>>>;

/** The lowest and highest value allowed, mm. */
export interface RangeMm {
  readonly min: number;
  readonly max: number;
}

/** A document as staff choose it: the service's specification as figures, and the studio's price. */
export interface DocumentView {
  /** `studio` for one of the studio's own formats, which is cropped here; absent for a document of the service. */
  readonly origin?: 'studio';
  readonly specCode: string;
  readonly name: string;
  /** The rules of its authority that were in force when it was listed. */
  readonly rules?: DocumentRules;
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
  /** The service's own texts by property name, known and unknown. */
  readonly properties: Readonly<Record<string, string>>;
  /** True when the final comes with a UK photo code. */
  readonly givesCode: boolean;
  readonly favourite: boolean;
  /** Tax included, smallest unit of the studio's currency. */
  readonly price: number;
}
