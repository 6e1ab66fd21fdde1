/** The port between the kiosk and whatever puts a sheet on paper. */
import { KioskError } from '../../shared/errors.ts';
import type { PrinterView, PrintHold, PrintState, PrintTrouble } from '../../shared/model/prints.ts';
import type { DriverView, PrinterProfile } from '../../shared/printing.ts';

/** What a printer is handed. */
export const takenFormats = ['pdf', 'jpeg', 'png'] as const;
export type TakenFormat = (typeof takenFormats)[number];

export interface PrintJob {
  /** `cups:<queue>`, `windows:<name>`, `folder:<id>` or `file`. */
  readonly printerId: string;
  readonly profile: PrinterProfile;
  /** One page in the medium's size, or one picture in the profile's frame: of the kind that the printer takes. */
  readonly file: Uint8Array;
  /** The medium, upright, millimetres: for whoever draws a picture on a page. */
  readonly widthMm: number;
  readonly heightMm: number;
  /** Stands in the spooler's list, for example `261121-004 sheet 1`: nothing about a person. */
  readonly title: string;
  /** 1 and more. */
  readonly copies: number;
}

export interface JobReport {
  readonly state: Exclude<PrintState, 'submitted'>;
  /** What the spooler said, in its own words; empty when it said nothing. */
  readonly note: string;
  /** What keeps it from coming out; null when nothing does. */
  readonly trouble: PrintTrouble | null;
  /** Why the spooler keeps the sheet until a person acts; null when it does not. */
  readonly hold: PrintHold | null;
  /** True when nothing more will be heard of the job. */
  readonly final: boolean;
}

const onItsWay: readonly JobReport['state'][] = ['waiting', 'printing'];

/**
 * @param more true when more may be heard of it although its state is an end: a spooler that is away may come back
 */
export const report = (
  state: JobReport['state'],
  note: string,
  trouble: PrintTrouble | null = null,
  more = onItsWay.includes(state),
): JobReport => ({ state, note, trouble, hold: null, final: !more });

/** Why `Printer.resume` fails for printers whose queue only their own system can resume, or that have none. */
export const noQueue = (): KioskError =>
  new KioskError('WRONG_STEP', 'the kiosk cannot resume a queue of this printer');

/** Writes a job's name down. Returns false when the name is taken. */
export type NameJob = (jobId: string) => boolean;

export interface Printer {
  /** What can be printed on now, the default first. */
  list(): Promise<readonly PrinterView[]>;
  /** What a printer is handed; asked of nobody. */
  takes(printerId: string): TakenFormat;
  /**
   * What the driver tells of itself; null where there is no driver.
   * @throws KioskError PRINTER_UNKNOWN or PRINTER_UNREACHABLE
   */
  driver(printerId: string): Promise<DriverView | null>;
  /**
   * Asks whether a printer would take a sheet with this profile now, and says how it stands. The profile's names are
   * read back from the driver first.
   *
   * @throws KioskError PRINTER_UNKNOWN, PRINTER_REFUSED (with `reason`: the printer's own words), PROFILE_WRONG (with
   *   `reason`: a `ProfileProblem`) or PRINTER_UNREACHABLE
   */
  ready(printerId: string, profile: PrinterProfile): Promise<PrinterView>;
  /**
   * Hands a sheet over, once. What comes back says that the spooler has it, not that it is on paper.
   *
   * @param nameJob told of the job's name before anything is handed over, where the name is ours to choose: a sheet
   *   that is saved as a file. Returns false when the name is taken, and is then asked for another
   * @throws KioskError, and then nothing was handed over: those of `ready`, DISK_FULL; or PRINT_UNCERTAIN when it is not known whether it was
   */
  submit(job: PrintJob, nameJob?: NameJob): Promise<{ readonly jobId: string }>;
  /**
   * Reports each change of a job's state or note until the state is final. Never throws: a spooler that is
   * gone makes the job uncertain.
   *
   * @param seenPrintingAt when the job was last told to be printing by an earlier following, ISO 8601: one that began
   *   later has been sent again, as spoolers do by themselves after a power cut
   * @returns ends the reports
   */
  follow(
    printerId: string,
    jobId: string,
    onReport: (report: JobReport) => void,
    seenPrintingAt?: string | null,
  ): () => void;
  /**
   * Asks the spooler to leave a job. What became of it is for `follow` to say: a sheet may be out already.
   *
   * @throws KioskError WRONG_STEP when there is nothing left to cancel, PRINTER_UNREACHABLE
   */
  cancel(printerId: string, jobId: string): Promise<void>;
  /**
   * Starts a stopped queue again and lets it take new sheets, then reads back how it stands. What waits in it prints.
   *
   * @throws KioskError PRINTER_UNKNOWN; PRINTER_UNREACHABLE; PRINTER_RESUME_REFUSED (with the `command` that an
   *   administrator runs) when this user may not do it; WRONG_STEP for a printer whose queue the kiosk cannot resume
   */
  resume(printerId: string): Promise<PrinterView>;
}
