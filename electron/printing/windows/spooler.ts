/** Answers every request except printing: asks Windows' spooler or a driver, and cancels jobs. */
import type { Answer, DriverFacts, PrinterFacts } from './answers.ts';
import { WindowsError, type WindowsCalls } from './calls.ts';
import { chosenSettings, measure } from './chosen.ts';
import { checkMode, driverVersionOf, readField, withFields } from './devmode.ts';
import { driverLists, nameOfResolution } from './driver-lists.ts';
import type { JobWish, PageWish } from './wishes.ts';

/** Commands of SetJob (winspool.h). */
export const jobCommand = { delete: 5, retain: 8, release: 9 } as const;
/** `JOB_STATUS_PRINTED`. */
const printed = 0x80;
const upright = 1;

const unreadable = (name: string, failure: string): PrinterFacts => ({
  ...{ name, failure, driver: '', port: '', isDefault: false, attributes: 0, status: 0 },
});

export function createSpooler(calls: WindowsCalls) {
  const readPrinter = (name: string): PrinterFacts => ({
    name,
    ...calls.printer(name),
    isDefault: false,
    failure: '',
  });

  /** Reads a printer. One that cannot be read, such as a share of a computer that is off, must not hide the others. */
  function readOrNote(name: string): PrinterFacts {
    try {
      return readPrinter(name);
    } catch (error) {
      if (!(error instanceof WindowsError)) throw error;
      return unreadable(name, error.message);
    }
  }

  function readDriver(printer: string, port: string): DriverFacts {
    const lists = driverLists(calls, printer, port);
    const usual = checkMode(calls.settings(printer));
    const borderless = calls.offersBorderless(printer);
    const base = borderless ? checkMode(calls.borderlessSettings(printer)) : usual;
    const papers = lists.papers().map(({ name, id, widthMm, heightMm }) => {
      const settings = calls.merged(printer, withFields(base, { orientation: upright, paperSize: id }));
      return { name, widthMm, heightMm, page: measure(calls, printer, checkMode(settings)) };
    });
    const [sources, mediaTypes] = [lists.sources(), lists.mediaTypes()];
    const nameOf = (all: typeof sources, id: number | null): string =>
      all.find((each) => each.id === id)?.name ?? '';
    const [x, y] = [readField(usual, 'quality') ?? 0, readField(usual, 'resolutionY')];
    return {
      version: driverVersionOf(usual),
      papers,
      resolutions: lists.resolutions().map(nameOfResolution),
      sources: sources.map(({ name }) => name),
      mediaTypes: mediaTypes.map(({ name }) => name),
      borderless,
      usual: {
        // A driver with only one figure uses it in both directions.
        resolution: x > 0 ? nameOfResolution({ x, y: y === null || y === 0 ? x : y }) : '',
        source: nameOf(sources, readField(usual, 'source')),
        mediaType: nameOf(mediaTypes, readField(usual, 'mediaType')),
      },
    };
  }

  function ours({ printer, job, title }: JobWish) {
    const found = calls.job(printer, job);
    return found?.document === title ? found : null;
  }

  return {
    list(): Answer<'list'> {
      const usual = calls.defaultPrinter();
      const printers = calls.printerNames().map(readOrNote);
      return { printers: printers.map((facts) => ({ ...facts, isDefault: facts.name === usual })) };
    },

    describe({ printer }: { readonly printer: string }): Answer<'describe'> {
      const facts = readPrinter(printer);
      return { printer: facts, driver: readDriver(printer, facts.port) };
    },

    page(wish: PageWish): Answer<'page'> {
      const printer = readPrinter(wish.printer);
      return { printer, page: measure(calls, wish.printer, chosenSettings(calls, wish)) };
    },

    job(wish: JobWish): Answer<'job'> {
      const found = ours(wish);
      const gone = { document: '', statusText: '', status: 0, pagesPrinted: 0, totalPages: 0 };
      const job = found === null ? { found: false, ...gone } : { found: true, ...found };
      const printer = readPrinter(wish.printer);
      // The job was kept in the list so that this state could be seen; now it may go.
      if ((job.status & printed) !== 0) calls.setJob(wish.printer, wish.job, jobCommand.release);
      return { job, printer };
    },

    cancel(wish: JobWish): Answer<'cancel'> {
      const cancelled = ours(wish) !== null && calls.setJob(wish.printer, wish.job, jobCommand.delete);
      return { cancelled };
    },
  };
}
