/** The port between the kiosk and everything that prints or saves a sheet. */
import { KioskError } from '../../shared/errors.ts';
import type { PrintId } from '../../shared/ids.ts';
import type { PrinterView, PrintHold, PrintState, PrintTrouble } from '../../shared/model/prints.ts';
import type { DriverView, PrinterProfile } from '../../shared/printing.ts';

/** File formats that printers take. */
const takenFormats = ['pdf', 'jpeg', 'png'] as const;
export type TakenFormat = (typeof takenFormats)[number];

export interface PrintJob {
  /** The print's own id, under which a PDF is saved. */
  readonly printId: PrintId;
  /** `cups:<queue>`, `windows:<name>`, `folder:<id>` or `file`. */
  readonly printerId: string;
  readonly profile: PrinterProfile;
  /** One page in the medium's size, or one picture in the profile's frame, in the format that the printer takes. */
  readonly file: Uint8Array;
  /** Further pages of the same size, for a printer that takes pictures. A PDF has all of its pages in one file. */
  readonly furtherPages?: readonly Uint8Array[];
  /** The upright medium, mm; a printer that draws a picture on a page needs it. */
  readonly widthMm: number;
  readonly heightMm: number;
  /** Shown in the spooler's list, for example `261121-004 sheet 1`; contains nothing about a person. */
  readonly title: string;
  /** 1 or more. */
  readonly copies: number;
}

export interface JobReport {
  readonly state: Exclude<PrintState, 'submitted'>;
  /** The spooler's own words; empty when it said nothing. */
  readonly note: string;
  /** Why the sheet is not coming out; null when nothing is wrong. */
  readonly trouble: PrintTrouble | null;
  /** Why the spooler keeps the sheet until a person acts; null when it does not keep it. */
  readonly hold: PrintHold | null;
  /** True when no further report will follow. */
  readonly final: boolean;
}

const onItsWay: readonly JobReport['state'][] = ['waiting', 'printing'];

/**
 * @param more true when another report may follow although the state looks final: a spooler that is away may come back
 */
export const report = (
  state: JobReport['state'],
  note: string,
  trouble: PrintTrouble | null = null,
  more = onItsWay.includes(state),
): JobReport => ({ state, note, trouble, hold: null, final: !more });

/** Error of `Printer.resume` for a printer whose queue only its own system can resume, or that has no queue. */
export const noQueue = (): KioskError =>
  new KioskError('WRONG_STEP', 'the kiosk cannot resume a queue of this printer');

export interface Printer {
  /** Returns the printers that can be used now, the default first. */
  list(): Promise<readonly PrinterView[]>;
  /** Returns the file format that a printer takes, without asking the printer. */
  takes(printerId: string): TakenFormat;
  /**
   * Reads a printer's driver; returns null where there is none.
   * @throws KioskError PRINTER_UNKNOWN or PRINTER_UNREACHABLE
   */
  driver(printerId: string): Promise<DriverView | null>;
  /**
   * Asks whether a printer would take a sheet with this profile now, and returns its state. It first compares the
   * profile's names with the driver's.
   *
   * @throws KioskError PRINTER_UNKNOWN, PRINTER_REFUSED (with `reason`: the printer's own words), PROFILE_WRONG (with
   *   `reason`: a `ProfileProblem`) or PRINTER_UNREACHABLE
   */
  ready(printerId: string, profile: PrinterProfile): Promise<PrinterView>;
  /**
   * Hands a sheet over, once. The answer means that the spooler has it, not that it is on paper.
   *
   * @throws KioskError as `ready` does, or DISK_FULL, when nothing was handed over; PRINT_UNCERTAIN when that is not known
   */
  submit(job: PrintJob): Promise<{ readonly jobId: string }>;
  /**
   * Reports each change of a job's state or note until the state is final. Never throws: when the spooler is
   * gone, the job becomes uncertain.
   *
   * @param seenPrintingAt when an earlier follower last saw the job printing, ISO 8601. A job that began later has
   *   been sent again, which spoolers do on their own after a power cut
   * @returns a function that ends the reports
   */
  follow(
    printerId: string,
    jobId: string,
    onReport: (report: JobReport) => void,
    seenPrintingAt?: string | null,
  ): () => void;
  /**
   * Asks the spooler to cancel a job. `follow` reports the result; the sheet may be out already.
   *
   * @throws KioskError WRONG_STEP when there is nothing left to cancel, PRINTER_UNREACHABLE
   */
  cancel(printerId: string, jobId: string): Promise<void>;
  /**
   * Starts a stopped queue again, lets it take new sheets and returns its new state. Sheets that wait in it print.
   *
   * @throws KioskError PRINTER_UNKNOWN; PRINTER_UNREACHABLE; PRINTER_RESUME_REFUSED (with the `command` that an
   *   administrator must run) when this user may not do it; WRONG_STEP for a printer whose queue the kiosk cannot resume
   */
  resume(printerId: string): Promise<PrinterView>;
}
