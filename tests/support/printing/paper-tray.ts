/** Printers controlled by a test: they record requests, and the test decides what they report. */
import type { JobReport, PrintJob } from '../../../electron/printing/printer.ts';
import type { Printers } from '../../../electron/printing/printers.ts';
import { KioskError, type ErrorCode } from '../../../shared/errors.ts';
import type { PrinterView } from '../../../shared/model/prints.ts';
import type { PrinterProfile } from '../../../shared/printing.ts';

export interface PaperTray extends Printers {
  readonly jobs: readonly PrintJob[];
  /** Profiles that were checked before a job. */
  readonly asked: readonly PrinterProfile[];
  readonly cancelled: readonly string[];
  readonly resumed: readonly string[];
  /** When the followed jobs were last known to be printing. */
  readonly seen: ReadonlyMap<string, string | null>;
  /** Called when a job is handed over, before it is taken. */
  onSubmit: (job: PrintJob) => void;
  /** Makes this action fail from now on. */
  refuse(what: 'ready' | 'submit' | 'cancel' | 'resume', code: ErrorCode | null): void;
  /** Reports on a job as its spooler would. False when the job is not followed. */
  say(jobId: string, report: JobReport): boolean;
}

export function paperTray(): PaperTray {
  const jobs: PrintJob[] = [];
  const asked: PrinterProfile[] = [];
  const cancelled: string[] = [];
  const resumed: string[] = [];
  const followed = new Map<string, (report: JobReport) => void>();
  const seen = new Map<string, string | null>();
  const refusals = new Map<string, ErrorCode>();
  const pass = (what: string): void => {
    const code = refusals.get(what);
    if (code !== undefined) throw new KioskError(code, `${what} is refused`);
  };
  const view = (id: string): PrinterView => ({
    ...{ id, name: 'Tray', state: 'ready', trouble: null, hold: null, reasons: [], isDefault: true },
  });

  const tray: PaperTray = {
    ...{ jobs, asked, cancelled, resumed, seen, onSubmit: () => undefined },
    refuse(what, code) {
      if (code === null) refusals.delete(what);
      else refusals.set(what, code);
    },
    say(jobId, report) {
      const tell = followed.get(jobId);
      if (report.final) followed.delete(jobId);
      tell?.(report);
      return tell !== undefined;
    },
    list: () => Promise.resolve([view('cups:tray')]),
    takes: () => 'pdf',
    driver: () => Promise.resolve(null),
    ready(printerId, profile) {
      asked.push(profile);
      return Promise.resolve(view(printerId)).then((found) => {
        pass('ready');
        return found;
      });
    },
    async submit(job) {
      tray.onSubmit(job);
      await Promise.resolve();
      pass('submit');
      jobs.push(job);
      return { jobId: `job-${String(jobs.length)}` };
    },
    follow(_printerId, jobId, onReport, seenPrintingAt = null) {
      followed.set(jobId, onReport);
      seen.set(jobId, seenPrintingAt);
      return () => void followed.delete(jobId);
    },
    async cancel(_printerId, jobId) {
      await Promise.resolve();
      pass('cancel');
      cancelled.push(jobId);
    },
    async resume(printerId) {
      await Promise.resolve();
      pass('resume');
      resumed.push(printerId);
      return view(printerId);
    },
  };
  return tray;
}
