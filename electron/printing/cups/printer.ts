/** Prints through CUPS, the spooler of Linux and macOS. */
import { KioskError } from '../../../shared/errors.ts';
import type { PrinterView } from '../../../shared/model/prints.ts';
import type { PrinterProfile, ProfileProblem } from '../../../shared/printing.ts';
import { createDriverCache } from './driver.ts';
import { followJob } from './job.ts';
import { isPlainOption, lpArguments, runSpooler } from './lp.ts';
import { defaultQueue, findQueue, listQueues, type Queue } from './queue.ts';
import { readJob, type CupsJob } from './reading.ts';
import { serverAddress, type ServerAddress } from './server.ts';
import type { Scratch } from '../../scratch.ts';
import { troubleOf } from '../trouble.ts';
import { withPrivateFile } from './private-file.ts';
import { noQueue, type Printer } from '../printer.ts';
import { checkProfile } from '../drivers/profile-check.ts';

export const cupsPrefix = 'cups:';

const queueOf = (printerId: string): string => printerId.slice(cupsPrefix.length);

/** Reads `<queue>-<number>`, CUPS' own form. The number follows the last dash: queues may have dashes too. */
const jobOf = (printerId: string, jobId: string): CupsJob => ({
  queue: queueOf(printerId),
  number: Number(/-(\d+)$/.exec(jobId)?.[1] ?? 0),
});

const viewOf = ({ name, label, state, stopped, reasons }: Queue, isDefault: boolean): PrinterView => ({
  id: `${cupsPrefix}${name}`,
  name: label,
  state,
  trouble: troubleOf(reasons),
  hold: stopped ? 'queue-stopped' : null,
  reasons,
  isDefault,
});

const refused = (reason: string, details: Readonly<Record<string, string>> = {}): KioskError =>
  new KioskError('PRINTER_REFUSED', `the printer takes no sheet: ${reason}`, { reason, ...details });

const wrongProfile = (reason: ProfileProblem): KioskError =>
  new KioskError('PROFILE_WRONG', `the printer cannot print like this: ${reason}`, { reason });

function refuseNotReady({ name, label, state, reasons }: Queue): void {
  if (state !== 'stopped' && state !== 'rejecting') return;
  throw new KioskError('PRINTER_STOPPED', `the printer takes no sheet: its queue is ${state}`, {
    ...{ printerId: `${cupsPrefix}${name}`, printer: label, queue: name },
    ...{ state, reason: reasons.join('; ') },
  });
}

/** Messages of `cupsenable` and `cupsaccept` when the spooler does not let this user run them. */
const notAllowed = /forbidden|not-auth|authentication/;

/** Refuses a profile with a name that the driver no longer has: spoolers silently ignore unknown names. */
async function refuseWrong(
  profile: PrinterProfile,
  driver: ReturnType<typeof createDriverCache>,
  queue: string,
) {
  const read = await driver.recent(queue);
  // Without a driver, the kiosk cannot choose the paper: the sheet would go on the spooler's default.
  if (read === null) throw wrongProfile('medium-unknown');
  const problem = checkProfile(profile, read);
  if (problem !== null) throw wrongProfile(problem);
  if (!isPlainOption(profile.keyword)) throw wrongProfile('keyword-gone');
  if (!profile.options.every(({ name, value }) => isPlainOption(name) && isPlainOption(value))) {
    throw wrongProfile('option-gone');
  }
}

/**
 * @param scratch holds a sheet while `lp` reads it
 * @param server same form as the environment variable `CUPS_SERVER`, which applies when this is left out
 */
export function createCupsPrinter(scratch: Scratch, server?: string): Printer {
  const address = (): ServerAddress => serverAddress(server ?? process.env['CUPS_SERVER'] ?? '');
  const driver = createDriverCache(address);

  const uncertain = (): KioskError =>
    new KioskError('PRINT_UNCERTAIN', 'it is not known whether the spooler took the sheet');

  /** Returns why `lp` gave up. Only a spooler that still answers makes it certain that nothing was handed over. */
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

  /** @throws KioskError PRINTER_RESUME_REFUSED when this user may not run the program; otherwise PRINTER_UNREACHABLE */
  async function administer(program: 'cupsenable' | 'cupsaccept', queue: string): Promise<void> {
    // The programs would read a name with a leading dash as an option.
    if (queue.startsWith('-')) throw noQueue();
    const { exit, output } = await runSpooler(program, [queue], server);
    if (exit === 'done') return;
    const reason = exit === 'missing' ? `${program} is missing` : output.trim().slice(0, 200);
    if (notAllowed.test(output)) {
      throw new KioskError('PRINTER_RESUME_REFUSED', `this user may not use ${program}`, {
        queue,
        command: `sudo ${program} ${queue}`,
        reason,
      });
    }
    throw new KioskError('PRINTER_UNREACHABLE', `${program} failed`, { reason });
  }

  /** Returns the queue, if it would take a sheet with this profile now; throws otherwise. */
  async function prepare(name: string, profile: PrinterProfile): Promise<Queue> {
    const queue = await findQueue(address(), name);
    refuseNotReady(queue);
    await refuseWrong(profile, driver, name);
    return queue;
  }

  return {
    list: async () => {
      const [queues, first] = await Promise.all([listQueues(address()), defaultQueue(address())]);
      return queues
        .map((queue) => viewOf(queue, queue.name === first))
        .sort((a, b) => Number(b.isDefault) - Number(a.isDefault));
    },

    takes: () => 'pdf',

    driver: (printerId) => driver.read(queueOf(printerId)),

    ready: async (printerId, profile) => {
      const [queue, first] = await Promise.all([
        prepare(queueOf(printerId), profile),
        defaultQueue(address()),
      ]);
      return viewOf(queue, queue.name === first);
    },

    submit: async (job) => {
      const queue = queueOf(job.printerId);
      await prepare(queue, job.profile);
      return withPrivateFile(scratch, job.file, async (file) => {
        const { exit, output } = await runSpooler('lp', lpArguments(queue, job, file), server);
        if (exit === 'missing') throw refused('lp-missing');
        if (exit === 'stuck') throw uncertain();
        if (exit === 'refused') throw await whyNot(queue, output);
        const number = /-(\d+) \(\d+ file/.exec(output)?.[1];
        if (number === undefined) throw uncertain();
        return { jobId: `${queue}-${number}` };
      });
    },

    follow: (printerId, jobId, onReport, seenPrintingAt) =>
      followJob(address(), jobOf(printerId, jobId), onReport, seenPrintingAt),

    cancel: async (printerId, jobId) => {
      const job = jobOf(printerId, jobId);
      const over = async (): Promise<boolean> => (await readJob(address(), job)).over;
      const nothingLeft = (): KioskError =>
        new KioskError('WRONG_STEP', 'the spooler has nothing left to cancel');
      if (await over()) throw nothingLeft();
      // Only the job's number is passed, so that no part of a queue's name is read as an option.
      const { exit } = await runSpooler('cancel', [String(job.number)], server);
      if (exit === 'done') return;
      if (exit === 'refused' && (await over())) throw nothingLeft();
      throw new KioskError('PRINTER_UNREACHABLE', 'the spooler did not cancel the job');
    },

    resume: async (printerId) => {
      const name = queueOf(printerId);
      const before = await findQueue(address(), name);
      // Start the queue before it accepts new jobs, so that no new sheet overtakes one that waits.
      if (before.stopped) await administer('cupsenable', name);
      if (before.state === 'rejecting') await administer('cupsaccept', name);
      const [queue, first] = await Promise.all([findQueue(address(), name), defaultQueue(address())]);
      return viewOf(queue, queue.name === first);
    },
  };
}
