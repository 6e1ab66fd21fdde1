/** Jobs for a print lab, and the reports about them. */
import { createCupsPrinter } from '../../../electron/printing/cups/printer.ts';
import { newId } from '../../../shared/ids.ts';
import { testScratch } from '../files/test-scratch.ts';
import type { JobReport, Printer, PrintJob } from '../../../electron/printing/printer.ts';
import type { PrinterProfile } from '../../../shared/printing.ts';
import { startPrintLab, type PrintLab } from './print-lab.ts';
import { composeSolid } from './sheets.ts';

export interface LabPrinter {
  readonly lab: PrintLab;
  readonly printer: Printer;
  /** Returns a job with the everyday sheet for a queue. */
  readonly job: (queue: string, change?: Partial<PrintJob>) => PrintJob;
  /** Returns all reports of a job up to the first that satisfies `enough`; fails after `withinMs`. */
  readonly reportsUntil: (
    queue: string,
    jobId: string,
    enough: (report: JobReport) => boolean,
    withinMs?: number,
  ) => Promise<JobReport[]>;
}

/** Returns the spooler's own number from a job's name. */
export const numberOf = (jobId: string): number => Number(jobId.split('-').at(-1));
export const final = (report: JobReport): boolean => report.final;

export const isPrinting = ({ state }: JobReport): boolean => state === 'printing';
export const stateIs =
  (wanted: JobReport['state']) =>
  ({ state }: JobReport): boolean =>
    state === wanted;
export const troubleIs =
  (wanted: JobReport['trouble']) =>
  ({ trouble }: JobReport): boolean =>
    trouble === wanted;

/** For a busy machine; promises nothing. Staff see a printer's trouble within 5 s. */
export const healingMs = 15_000;

/** Returns the profile of a lab printer for 4 x 6 in: borderless, on the medium that its driver calls `w288h432`. */
export const labProfile = (change: Partial<PrinterProfile> = {}): PrinterProfile => ({
  mediumId: '4x6in',
  keyword: 'w288h432',
  options: [],
  dpiX: 300,
  dpiY: 300,
  raster: null,
  safe: { topMm: 0, rightMm: 0, bottomMm: 0, leftMm: 0 },
  ...change,
});

/** Starts a print lab with a printer that prints through it. */
export async function startLabPrinter(): Promise<LabPrinter> {
  const { file } = await composeSolid();
  const lab = await startPrintLab();
  const printer = createCupsPrinter(testScratch(), lab.server);
  return {
    lab,
    printer,
    job: (queue, change = {}) => ({
      printId: newId('prt'),
      printerId: `cups:${queue}`,
      file,
      title: '261121-004 sheet 1',
      copies: 1,
      profile: labProfile(),
      widthMm: 101.6,
      heightMm: 152.4,
      ...change,
    }),
    reportsUntil: (queue, jobId, enough, withinMs = 5_000) =>
      new Promise((resolve, reject) => {
        const reports: JobReport[] = [];
        const late = setTimeout(() => {
          stop();
          reject(new Error(`not within ${withinMs} ms: ${JSON.stringify(reports)}`));
        }, withinMs);
        const stop = printer.follow(`cups:${queue}`, jobId, (report) => {
          reports.push(report);
          if (!enough(report)) return;
          clearTimeout(late);
          stop();
          resolve(reports);
        });
      }),
  };
}
