/** Prints through Windows' spooler and the printers' own drivers. */
import { randomBytes } from 'node:crypto';
import { KioskError } from '../../../shared/errors.ts';
import type { PrinterView } from '../../../shared/model/prints.ts';
import type { DriverView, PrinterProfile } from '../../../shared/printing.ts';
import { noQueue, type Printer, type PrintJob } from '../printer.ts';
import type { PageFacts, PrinterFacts } from './answers.ts';
import { chosenIn, windowsDriver } from './driver.ts';
import { followJob, fromJobId, jobWish, toJobId } from './job.ts';
import { boxOnPage, pngSize } from './page.ts';
import { createPrintProcess, PrintProcessFailure, type PrintProcessOptions } from './print-process.ts';
import { afterPrinting, inOurWords } from './refusals.ts';
import { isPaper, pausedWord, viewOf } from './state.ts';

export const windowsPrefix = 'windows:';

const nameOf = (printerId: string): string => printerId.slice(windowsPrefix.length);
const titleLength = 100;
/** How long a list is reused, ms. Listing opens every printer, and the status strip asks often. */
const listMs = 5_000;
/** How long a driver is reused, ms. Reading one with many papers takes seconds, and drivers rarely change. */
const driverMs = 60_000;

function refuseNotReady({ id, name, state, reasons }: PrinterView): void {
  if (state === 'ready' || state === 'busy') return;
  const reason = reasons.join('; ');
  if (reasons.includes(pausedWord)) {
    const printer = { printerId: id, printer: name, queue: name };
    throw new KioskError('PRINTER_STOPPED', 'the printer’s queue is paused', { ...printer, state, reason });
  }
  throw new KioskError('PRINTER_REFUSED', `the printer takes no sheet: ${state}`, { reason, state });
}

/** Returns a title on one line that no other job has. The kiosk finds and recognises the job by it. */
const ownTitle = (title: string): string => {
  const plain = title
    .replaceAll(/\p{C}+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return `${plain.slice(0, titleLength)} #${randomBytes(4).toString('hex')}`;
};

/** Caches an answer for `forMs`. A failure is not kept. */
function kept<Value>(forMs: number, ask: () => Promise<Value>): () => Promise<Value> {
  let last: { readonly value: Promise<Value>; readonly at: number } | null = null;
  return () => {
    if (last !== null && performance.now() - last.at < forMs) return last.value;
    const value = ask();
    last = { value, at: performance.now() };
    value.catch(() => {
      last = null;
    });
    return value;
  };
}

export interface WindowsOptions extends PrintProcessOptions {
  /** How often a job is looked at, ms. */
  readonly everyMs?: number;
}

export function createWindowsPrinter({ everyMs, ...options }: WindowsOptions): Printer {
  const process = createPrintProcess(options);
  const drivers = new Map<string, () => Promise<DriverView>>();

  const list = kept(listMs, async () => {
    const { printers } = await process.ask('list', { printer: '' }).catch(inOurWords);
    return printers
      .filter(isPaper)
      .map((facts) => viewOf(`${windowsPrefix}${facts.name}`, facts))
      .sort((a, b) => Number(b.isDefault) - Number(a.isDefault));
  });

  const driver = async (name: string): Promise<DriverView> => {
    const ask = drivers.get(name) ?? kept(driverMs, () => describe(name));
    drivers.set(name, ask);
    return ask();
  };
  async function describe(name: string): Promise<DriverView> {
    const answer = await process.ask('describe', { printer: name }).catch(inOurWords);
    return windowsDriver(answer.printer, answer.driver);
  }

  /** Reads the driver's page for a profile now, which also checks the profile's names against the driver. */
  async function prepare(
    printer: string,
    profile: PrinterProfile,
  ): Promise<{ readonly page: PageFacts; readonly printer: PrinterFacts }> {
    if (profile.keyword === '') {
      throw new KioskError('PROFILE_WRONG', 'no paper was chosen', { reason: 'medium-unknown' });
    }
    const answer = await process.ask('page', { printer, ...chosenIn(profile) }).catch(inOurWords);
    refuseNotReady(viewOf(`${windowsPrefix}${printer}`, answer.printer));
    return answer;
  }

  async function print(printer: string, page: PageFacts, job: PrintJob): Promise<string> {
    const { file, furtherPages = [], copies, profile } = job;
    const size = pngSize(file);
    if (size === null) throw new KioskError('PRINT_FILE_WRONG', 'the sheet is no PNG', { what: 'kind' });
    const title = ownTitle(job.title);
    const box = boxOnPage(page, { ...size, dpiX: profile.dpiX, dpiY: profile.dpiY });
    const wish = { printer, ...chosenIn(profile), pages: [file, ...furtherPages], page, box, title, copies };
    try {
      const { job: number } = await process.ask('print', wish);
      return toJobId({ number, title });
    } catch (error) {
      await takeOut(printer, title, error);
      return afterPrinting(error);
    }
  }

  /**
   * Cancels the unfinished job of a driver whose process was ended. The job might otherwise block the next one, or print
   * when nobody is waiting for it any more. Staff are asked in any case whether paper came out.
   */
  async function takeOut(printer: string, title: string, error: unknown): Promise<void> {
    const handed = error instanceof PrintProcessFailure ? error.handed : null;
    if (handed === null || handed === 0) return;
    const unanswered = (failure: unknown): void => {
      if (!(failure instanceof PrintProcessFailure)) throw failure;
    };
    await process.ask('cancel', { printer, job: handed, title }).catch(unanswered);
  }

  return {
    list,
    takes: () => 'png',
    driver: (printerId) => driver(nameOf(printerId)),

    ready: async (printerId, profile) => {
      const { printer } = await prepare(nameOf(printerId), profile);
      return viewOf(printerId, printer);
    },

    submit: async (job) => {
      const name = nameOf(job.printerId);
      const { page } = await prepare(name, job.profile);
      return { jobId: await print(name, page, job) };
    },

    follow: (printerId, jobId, onReport, seenPrintingAt = null) => {
      const job = fromJobId(nameOf(printerId), jobId);
      const pace = everyMs === undefined ? {} : { everyMs };
      return followJob(process, job, onReport, { seenPrinting: seenPrintingAt !== null, ...pace });
    },

    cancel: async (printerId, jobId) => {
      const job = fromJobId(nameOf(printerId), jobId);
      const { cancelled } = await process.ask('cancel', jobWish(job)).catch(inOurWords);
      if (!cancelled) throw new KioskError('WRONG_STEP', 'the spooler has nothing left to cancel');
    },

    resume: () => Promise.reject(noQueue()),
  };
}
