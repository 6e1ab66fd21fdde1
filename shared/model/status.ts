/** The status strip. */
import type { BackupsView } from './backups.ts';
import type { DateDoubt } from './date-doubt.ts';
import type { RecordsDamage } from './records.ts';
import type { UpdatesView } from './updates.ts';
import type { PrinterView, PrintHold, PrintTrouble } from './prints.ts';

/** A light of the status strip. The renderer holds its word. */
export type Light = 'ok' | 'warn' | 'bad' | 'off';
export type CreditWarning =
  | { readonly kind: 'few-previews' | 'few-photos'; readonly left: number }
  | {
      readonly kind: 'trial-ends';
      /** ISO 8601, UTC. */
      readonly at: string;
      readonly ended: boolean;
    }
  /** The service's counter differs from this kiosk's own use: others may share the account. */
  | {
      readonly kind: 'credit-differs';
      readonly counter: 'previews' | 'photos';
      /** The lowest and highest value that our own calls explain. */
      readonly expectedMin: number;
      readonly expectedMax: number;
      readonly said: number;
    };

/** The state of one printer, with its most urgent sheet. */
export interface PrinterStatus {
  readonly id: string;
  /** Null when the machine has no such printer and no sheet names it. */
  readonly name: string | null;
  readonly state: PrinterView['state'] | 'gone';
  readonly light: Light;
  /** True for the printer that the studio's settings name. */
  readonly usual: boolean;
  /**
   * The need of its most urgent sheet: to be released (paper, a resumed queue), an answer whether it came out, or to be
   * printed again. Null when no sheet needs attention.
   */
  readonly needs: 'release' | 'answer' | 'failed' | null;
  readonly trouble: PrintTrouble | null;
  readonly hold: PrintHold | null;
  /** Prints left on its ribbon or roll when few remain; null otherwise. */
  readonly printsLeft: number | null;
}

export interface KioskStatus {
  readonly studioName: string;
  readonly version: string;
  readonly host: 'desktop' | 'browser';
  readonly mode: 'practice' | 'account';
  /** Why the kiosk is in practice mode; null when it is not. */
  readonly practiceReason: 'no-account' | 'no-keychain' | null;
  readonly service: {
    readonly light: Light;
    readonly previewsLeft: number | null;
    readonly photosLeft: number | null;
    /** Warnings for staff before the next payment, the most urgent first. */
    readonly warnings: readonly CreditWarning[];
  };
  /** The usual printer, all others, and any with a sheet that needs attention: the worst first. */
  readonly printers: readonly PrinterStatus[];
  /** Null in practice, which makes no backups, and where nothing can be written. */
  readonly backups: BackupsView | null;
  /** Number of paid calls that restored records do not have, or had not, and that nobody has settled. */
  readonly lostCalls: number;
  /** Not null when records cannot be written or paid calls are blocked. */
  readonly blocked:
    | 'read-only'
    | 'disk-full'
    | 'unsafe-disk'
    | 'records-incomplete'
    | 'checking'
    | 'damaged'
    | null;
  /** Not null when `blocked` is `damaged`. */
  readonly damage: RecordsDamage | null;
  /** True when damaged records were repaired as this studio was opened. */
  readonly repaired: boolean;
  /** Not null while nothing goes by its period, because the computer's date may be wrong. */
  readonly dateDoubt: DateDoubt | null;
  /** How far this computer's clock is behind the photo service's date, whole minutes in ms: codes count by the later one. */
  readonly clockBehindMs: number;
  readonly updates: UpdatesView;
}
