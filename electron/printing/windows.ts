/** Prints through Windows' own spooler and the printers' own drivers. */
import { randomBytes } from 'node:crypto';
import { KioskError } from '../../shared/errors.ts';
import type { PrinterView } from '../../shared/model.ts';
import type { DriverView, PrinterProfile, ProfileProblem } from '../../shared/printing.ts';
import type { Scratch } from '../scratch.ts';
import { withPrivateFile } from './private-file.ts';
import { noQueue, type Printer, type PrintJob } from './printer.ts';
import type { PageFacts, PrinterFacts } from './windows-answers.ts';
import { chosenIn, windowsDriver } from './windows-driver.ts';
import { createWindowsHelper, HelperFailure, noSuchPrinter, type HelperOptions } from './windows-helper.ts';
import { followJob, fromJobId, jobWish, toJobId } from './windows-job.ts';
import { placeOn, pngSize } from './windows-page.ts';
import { isPaper, pausedWord, viewOf } from './windows-state.ts';

export const windowsPrefix = 'windows:';

const nameOf = (printerId: string): string => printerId.slice(windowsPrefix.length);
const titleLength = 100;
/** Starting PowerShell takes a second: a status strip must not do so at each look. */
const listMs = 5_000;
/** A driver of many papers takes seconds to be read, and is another only after somebody has set it up anew. */
const driverMs = 60_000;

/** What the helper refuses because the driver has no such name (any more). */
const namesGone: Readonly<Record<string, ProfileProblem>> = {
  'paper-unknown': 'keyword-gone',
  'resolution-unknown': 'option-gone',
  'source-unknown': 'option-gone',
};

function inOurWords(error: unknown): never {
  if (!(error instanceof HelperFailure)) throw error;
  const problem = namesGone[error.message];
  if (error.kind === 'refused' && problem !== undefined) {
    throw new KioskError(
      'PROFILE_WRONG',
      'the driver has no such name',
      { reason: problem },
      { cause: error },
    );
  }
  if (error.code === noSuchPrinter || error.message === 'printer-unknown') {
    throw new KioskError('PRINTER_UNKNOWN', 'Windows has no such printer', {}, { cause: error });
  }
  throw new KioskError('PRINTER_UNREACHABLE', 'Windows’ spooler gave no answer', {}, { cause: error });
}

/** The helper was sent to print. Only what it refused itself, or what was never started, has handed nothing over. */
function afterPrinting(error: unknown): never {
  if (!(error instanceof HelperFailure)) throw error;
  if (error.kind === 'refused' || error.kind === 'missing') {
    const reason = error.message.slice(0, 200);
    throw new KioskError('PRINTER_REFUSED', 'the driver took no sheet', { reason }, { cause: error });
  }
  throw new KioskError(
    'PRINT_UNCERTAIN',
    'it is not known whether the spooler took the sheet',
    {},
    { cause: error },
  );
}

function refuseNotReady({ id, name, state, reasons }: PrinterView): void {
  if (state === 'ready' || state === 'busy') return;
  const reason = reasons.join('; ');
  if (reasons.includes(pausedWord)) {
    const printer = { printerId: id, printer: name, queue: name };
    throw new KioskError('PRINTER_STOPPED', 'the printer’s queue is paused', { ...printer, state, reason });
  }
  throw new KioskError('PRINTER_REFUSED', `the printer takes no sheet: ${state}`, { reason, state });
}

/** One line, and one that no other job has: by it the job is found in the list and known again. */
const ownTitle = (title: string): string => {
  const plain = title
    .replaceAll(/\p{C}+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return `${plain.slice(0, titleLength)} #${randomBytes(4).toString('hex')}`;
};

/** The last answer, for as long as it counts; a failure is not kept. */
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

export interface WindowsOptions extends HelperOptions {
  /** Where a sheet lies while the helper reads it. */
  readonly scratch: Scratch;
  /** Before a helper that has broken off is started again, ms. */
  readonly restartMs?: number;
}

export function createWindowsPrinter({ scratch, restartMs = 2_000, ...options }: WindowsOptions): Printer {
  const helper = createWindowsHelper(options);
  const drivers = new Map<string, () => Promise<DriverView>>();

  const list = kept(listMs, async () => {
    const { List } = await helper.ask('list', {}).catch(inOurWords);
    return List.Printers.filter(isPaper)
      .map((facts) => viewOf(`${windowsPrefix}${facts.Name}`, facts))
      .sort((a, b) => Number(b.isDefault) - Number(a.isDefault));
  });

  const driver = async (name: string): Promise<DriverView> => {
    const ask = drivers.get(name) ?? kept(driverMs, () => describe(name));
    drivers.set(name, ask);
    return ask();
  };
  async function describe(name: string): Promise<DriverView> {
    const answer = await helper.ask('describe', { Printer: name }).catch(inOurWords);
    return windowsDriver(answer.Printer, answer.Driver);
  }

  /** The driver's page for a profile, read now: by it the profile's names are read back too. */
  async function prepare(
    name: string,
    profile: PrinterProfile,
  ): Promise<{ readonly page: PageFacts; readonly printer: PrinterFacts }> {
    if (profile.keyword === '') {
      throw new KioskError('PROFILE_WRONG', 'no paper was chosen', { reason: 'medium-unknown' });
    }
    const wish = { Printer: name, ...chosenIn(profile) };
    const { Page, Printer } = await helper.ask('page', wish).catch(inOurWords);
    refuseNotReady(viewOf(`${windowsPrefix}${name}`, Printer));
    return { page: Page, printer: Printer };
  }

  async function print(name: string, page: PageFacts, job: PrintJob): Promise<string> {
    const size = pngSize(job.file);
    if (size === null) throw new KioskError('PRINT_FILE_WRONG', 'the sheet is no PNG', { what: 'kind' });
    const title = ownTitle(job.title);
    const wish = {
      Printer: name,
      ...chosenIn(job.profile),
      Page: page,
      Place: placeOn(page, { ...size, dpiX: job.profile.dpiX, dpiY: job.profile.dpiY }),
      Title: title,
      Copies: job.copies,
    };
    const { Job } = await withPrivateFile(scratch, job.file, (File) =>
      helper.ask('print', { ...wish, File }).catch(afterPrinting),
    );
    return toJobId({ number: Job, title });
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
      return followJob(helper, job, onReport, { seenPrinting: seenPrintingAt !== null, restartMs });
    },

    cancel: async (printerId, jobId) => {
      const job = fromJobId(nameOf(printerId), jobId);
      const { Cancelled } = await helper.ask('cancel', jobWish(job)).catch(inOurWords);
      if (!Cancelled) throw new KioskError('WRONG_STEP', 'the spooler has nothing left to cancel');
    },

    resume: () => Promise.reject(noQueue()),
  };
}
