/** Jobs for a print lab, and what is reported of them. */
import { createCupsPrinter } from '../../electron/printing/cups/printer.ts';
import { testScratch } from './test-scratch.ts';
import type { JobReport, Printer, PrintJob } from '../../electron/printing/printer.ts';
import type { PrinterProfile } from '../../shared/printing.ts';
import { startPrintLab, type PrintLab } from './print-lab.ts';
import { composeSolid } from './sheets.ts';

export interface LabPrinter {
  readonly lab: PrintLab;
  readonly printer: Printer;
  /** The everyday sheet for a queue. */
  readonly job: (queue: string, change?: Partial<PrintJob>) => PrintJob;
  /** All reports of a job up to the first that is enough; fails after `withinMs`. */
  readonly reportsUntil: (
    queue: string,
    jobId: string,
    enough: (report: JobReport) => boolean,
    withinMs?: number,
  ) => Promise<JobReport[]>;
}

/** The spooler's own number in a job's name. */
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

/** For a busy machine; promises nothing. What staff are told of a trouble is told within 5 s. */
export const healingMs = 15_000;

/** How a printer of the lab prints on 4 x 6 in: to the edge, on the medium that its driver calls `w288h432`. */
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

/** A print lab with a printer that prints through it. */
export async function startLabPrinter(): Promise<LabPrinter> {
  const { file } = await composeSolid();
  const lab = await startPrintLab();
  const printer = createCupsPrinter(testScratch(), lab.server);
  return {
    lab,
    printer,
    job: (queue, change = {}) => ({
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
