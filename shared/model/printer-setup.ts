/** Printers as their set-up screen shows them. */
import type { PrintId } from '../ids.ts';
import type {
  Approval,
  CalibrationTarget,
  CalibrationView,
  DriverView,
  PrinterProfile,
  ProfileProblem,
} from '../printing.ts';
import type { MediumId } from '../sheet-media.ts';
import type { PrinterView } from './prints.ts';

/** One medium of one printer. */
export interface MediumSetup {
  readonly mediumId: MediumId;
  /** The saved profile, or the one that the preset and the driver suggest; null when neither knows the medium. */
  readonly profile: PrinterProfile | null;
  readonly saved: boolean;
  readonly problem: ProfileProblem | null;
  readonly approval: Approval;
  readonly calibration: CalibrationView | null;
  readonly target: CalibrationTarget;
  /** The calibration sheet that is waiting to be measured. */
  readonly sheet: PrintId | null;
}

/** The remaining supply of a ribbon or a roll. */
export interface SupplyView {
  /** Prints on it when it was loaded; null when staff have not said. */
  readonly capacity: number | null;
  readonly left: number | null;
  /** True when it will soon run out and a spare should be at hand. */
  readonly low: boolean;
  /** ISO 8601, UTC. */
  readonly loadedAt: string | null;
}

export interface PrinterSetupView {
  readonly printer: PrinterView;
  /** Null when there is none, or when it cannot be read now. */
  readonly driver: DriverView | null;
  /** The name of the preset for its model; null for an unknown model. */
  readonly preset: string | null;
  readonly media: readonly MediumSetup[];
  readonly supply: SupplyView;
  /** Number of sheets printed by medium, the largest first. */
  readonly printed: readonly { readonly mediumId: MediumId; readonly sheets: number }[];
}
