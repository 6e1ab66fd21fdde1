/** The port between the kiosk and whatever puts a sheet on paper. */
import type { PrinterView, PrintState } from '../../shared/model.ts';
import type { MediumId } from '../../shared/sheet-media.ts';

export interface PrintJob {
  /** `cups:<queue>` or `file`. */
  readonly printerId: string;
  /** A PDF of one page in the medium's size. */
  readonly file: Uint8Array;
  /** Stands in the spooler's list, for example `261121-004 sheet 1`: nothing about a person. */
  readonly title: string;
  /** 1 and more. */
  readonly copies: number;
  readonly mediumId: MediumId;
}

export interface JobReport {
  readonly state: Exclude<PrintState, 'submitted'>;
  /** What the spooler said, in its own words; empty when it said nothing. */
  readonly note: string;
  /** True when nothing more will be heard of the job. */
  readonly final: boolean;
}

const onItsWay: readonly JobReport['state'][] = ['waiting', 'printing'];

export const report = (state: JobReport['state'], note: string): JobReport => ({
  state,
  note,
  final: !onItsWay.includes(state),
});

export interface Printer {
  /** What can be printed on now, the default first. */
  list(): Promise<readonly PrinterView[]>;
  /**
   * Asks whether a printer would take a sheet on a medium now, and says how it stands.
   *
   * @throws KioskError PRINTER_UNKNOWN, PRINTER_REFUSED (with `reason`: the printer's own words, or
   *   `medium-unknown`) or PRINTER_UNREACHABLE
   */
  ready(printerId: string, mediumId: MediumId): Promise<PrinterView>;
  /**
   * Hands a sheet over, once. What comes back says that the spooler has it, not that it is on paper.
   *
   * @throws KioskError, and then nothing was handed over: those of `ready`, DISK_FULL; or PRINT_UNCERTAIN when it is not known whether it was
   */
  submit(job: PrintJob): Promise<{ readonly jobId: string }>;
  /**
   * Reports each change of a job's state or note until the state is final. Never throws: a spooler that is
   * gone makes the job uncertain.
   *
   * @returns ends the reports
   */
  follow(printerId: string, jobId: string, onReport: (report: JobReport) => void): () => void;
}
