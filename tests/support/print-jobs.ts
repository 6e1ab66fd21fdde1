/** Jobs for a print lab, and what is reported of them. */
import { createCupsPrinter } from '../../electron/printing/cups.ts';
import type { JobReport, Printer, PrintJob } from '../../electron/printing/printer.ts';
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

/** A print lab with a printer that prints through it. */
export async function startLabPrinter(): Promise<LabPrinter> {
  const lab = await startPrintLab();
  const printer = createCupsPrinter(lab.server);
  const { file } = await composeSolid();
  return {
    lab,
    printer,
    job: (queue, change = {}) => ({
      printerId: `cups:${queue}`,
      file,
      title: '261121-004 sheet 1',
      copies: 1,
      mediumId: '4x6in',
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
