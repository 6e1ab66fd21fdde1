/** Prints through CUPS, the spooler of Linux and macOS. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KioskError } from '../../shared/errors.ts';
import { diskError } from './disk-error.ts';
import { followJob, type CupsJob } from './cups-job.ts';
import { defaultQueue, findQueue, listQueues, type Queue } from './cups-queue.ts';
import { fetchDriver, serverAddress, type ServerAddress } from './cups-server.ts';
import { findMedium, type DriverMedium } from './driver-media.ts';
import type { Printer, PrintJob } from './printer.ts';
import { media, type MediumId } from '../../shared/sheet-media.ts';
import type { PrinterView } from '../../shared/model.ts';

export const cupsPrefix = 'cups:';
/** A sheet is spooled in tenths of a second; a spooler on another machine may take longer. */
const spoolMs = 30_000;
const titleLength = 120;

interface Spooled {
  readonly exit: 'done' | 'refused' | 'stuck' | 'missing';
  readonly output: string;
}

/** `lp` with an argument list: no shell ever sees a title or the name of a queue. */
function lp(args: readonly string[], server: string | undefined): Promise<Spooled> {
  const env = { ...process.env, LC_ALL: 'C', ...(server === undefined ? {} : { CUPS_SERVER: server }) };
  return new Promise((resolve) => {
    execFile('lp', [...args], { env, timeout: spoolMs, windowsHide: true }, (error, stdout, stderr) => {
      if (error === null) resolve({ exit: 'done', output: stdout });
      else if (error.code === 'ENOENT') resolve({ exit: 'missing', output: '' });
      else resolve({ exit: error.killed === true ? 'stuck' : 'refused', output: stderr });
    });
  });
}

/** One line without control characters: a title is shown in lists and stands in the printer's data. */
const plainTitle = (title: string): string =>
  title
    .replaceAll(/\p{C}+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, titleLength);

const queueOf = (printerId: string): string => printerId.slice(cupsPrefix.length);

/** `<queue>-<number>`, as CUPS itself writes it. The number follows the last dash: queues may have dashes too. */
const jobOf = (printerId: string, jobId: string): CupsJob => ({
  queue: queueOf(printerId),
  number: Number(/-(\d+)$/.exec(jobId)?.[1] ?? 0),
});

const viewOf = ({ name, label, state, reasons }: Queue, isDefault: boolean): PrinterView => ({
  id: `${cupsPrefix}${name}`,
  name: label,
  state,
  reasons,
  isDefault,
});

const refused = (reason: string, details: Readonly<Record<string, string>> = {}): KioskError =>
  new KioskError('PRINTER_REFUSED', `the printer takes no sheet: ${reason}`, { reason, ...details });

function refuseNotReady({ state, reasons }: Queue): void {
  if (state !== 'stopped' && state !== 'rejecting') return;
  const words = reasons.join('; ');
  throw refused(words === '' ? state : words, { state });
}

async function driverMedium(
  address: ServerAddress,
  queue: string,
  mediumId: MediumId,
): Promise<DriverMedium> {
  const driver = await fetchDriver(address, queue);
  const found = driver === null ? null : findMedium(driver, media[mediumId]);
  // Spoolers take an unknown size without a word and print on their default paper: scaled, or cropped.
  if (found === null) throw refused('medium-unknown', { medium: mediumId });
  return found;
}

function lpArguments(queue: string, job: PrintJob, medium: DriverMedium, file: string): string[] {
  const options = [`PageSize=${medium.keyword}`, ...medium.options, 'print-scaling=none'];
  return [
    ...['-d', queue, '-n', String(job.copies), '-t', plainTitle(job.title)],
    ...options.flatMap((option) => ['-o', option]),
    ...['--', file],
  ];
}

/** Runs `use` with the sheet in a file that no one else can read and that is gone afterwards. */
async function withPrivateFile<T>(bytes: Uint8Array, use: (file: string) => Promise<T>): Promise<T> {
  // mkdtemp makes the folder with mode 0700.
  const folder = await mkdtemp(join(tmpdir(), 'headroom-print-')).catch(diskError);
  try {
    const file = join(folder, 'sheet.pdf');
    await writeFile(file, bytes, { mode: 0o600 }).catch(diskError);
    return await use(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * @param server as in the environment variable `CUPS_SERVER`, which counts when it is left out
 */
export function createCupsPrinter(server?: string): Printer {
  const address = (): ServerAddress => serverAddress(server ?? process.env['CUPS_SERVER'] ?? '');

  const uncertain = (): KioskError =>
    new KioskError('PRINT_UNCERTAIN', 'it is not known whether the spooler took the sheet');

  /** `lp` gave up. Whether nothing was handed over is certain only if the spooler is there to say so. */
  async function whyNot(queue: string, output: string): Promise<KioskError> {
    try {
      refuseNotReady(await findQueue(address(), queue));
    } catch (error) {
      if (error instanceof KioskError && error.code !== 'PRINTER_UNREACHABLE') return error;
      return uncertain();
    }
    return refused(
      output
        .replace(/^lp:\s*/, '')
        .trim()
        .slice(0, 200),
    );
  }

  /** The queue and its driver's name for the medium, when both are there and it would take a sheet now. */
  async function prepare(name: string, mediumId: MediumId): Promise<{ queue: Queue; medium: DriverMedium }> {
    const queue = await findQueue(address(), name);
    refuseNotReady(queue);
    return { queue, medium: await driverMedium(address(), name, mediumId) };
  }

  return {
    list: async () => {
      const [queues, first] = [await listQueues(address()), await defaultQueue(address())];
      return queues
        .map((queue) => viewOf(queue, queue.name === first))
        .sort((a, b) => Number(b.isDefault) - Number(a.isDefault));
    },

    ready: async (printerId, mediumId) => {
      const { queue } = await prepare(queueOf(printerId), mediumId);
      return viewOf(queue, queue.name === (await defaultQueue(address())));
    },

    submit: async (job) => {
      const queue = queueOf(job.printerId);
      const { medium } = await prepare(queue, job.mediumId);
      return withPrivateFile(job.file, async (file) => {
        const { exit, output } = await lp(lpArguments(queue, job, medium, file), server);
        if (exit === 'missing') throw refused('lp-missing');
        if (exit === 'stuck') throw uncertain();
        if (exit === 'refused') throw await whyNot(queue, output);
        const number = /-(\d+) \(\d+ file/.exec(output)?.[1];
        if (number === undefined) throw uncertain();
        return { jobId: `${queue}-${number}` };
      });
    },

    follow: (printerId, jobId, onReport) => followJob(address(), jobOf(printerId, jobId), onReport),
  };
}
