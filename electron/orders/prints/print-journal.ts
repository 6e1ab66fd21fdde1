import { createHash } from 'node:crypto';
import { KioskError } from '../../../shared/errors.ts';
import { newId, type PrintId } from '../../../shared/ids.ts';
import { isUnderWay, type PrintState } from '../../../shared/model/prints.ts';
import { withTimeLimit } from '../../time-limit.ts';
import { filePrinterId } from '../../printing/file/printer.ts';
import type { JobReport } from '../../printing/printer.ts';
import type { Printers } from '../../printing/printers.ts';
import type { PrintProgress, PrintRow } from '../../records/prints/prints.ts';
import type { Needs } from '../deps.ts';
import { refuseErasedOrder } from '../erased-order.ts';
import { nameSheet } from './name-sheet.ts';
import type { PrintOwner, PrintSubmission } from './print-submission.ts';

export interface PrintJournalOptions {
  /** True for the prints that this journal follows; it has no others. */
  readonly isOwn: (owner: PrintOwner) => boolean;
  readonly changed: (owner: PrintOwner, printId: PrintId) => void;
}

export type PrintJournal = ReturnType<typeof createPrintJournal>;

/** States in which the printer has finished, so that staff can say whether paper came out. */
const settled: readonly PrintState[] = ['uncertain', 'printed', 'failed', 'cancelled'];

/** States in which the spooler has nothing left; in all others it may still print. */
const atRest: readonly PrintState[] = ['printed', 'cancelled'];

/** Time until a report that could not be written down is written again, ms. */
const writeAgainMs = 5_000;

/** How long a spooler may take to confirm that it has cancelled a job, ms: several of its reports. */
const confirmedWithinMs = 10_000;

const nothingHeld = { trouble: null, hold: null } as const;

/** When it was last known to be printing. A job that began later has been sent again. */
const seenPrintingAt = ({ state, trouble, updatedAt }: PrintRow): string | null =>
  (state === 'printing' && trouble === null) || trouble === 'spooler-gone' ? updatedAt : null;

/** Bytes of a file's hash that a print stores: no two files of a studio share them by chance. */
const hashBytes = 16;

function sha256Of(pages: readonly Uint8Array[]): string {
  const hash = createHash('sha256');
  for (const page of pages) hash.update(page);
  return hash.digest().toString('base64url', 0, hashBytes);
}

const isAway = (error: unknown): boolean =>
  error instanceof KioskError && (error.code === 'PRINTER_UNREACHABLE' || error.code === 'PRINTER_UNKNOWN');

/** Staff's answer counts even while the printer is unreachable: nobody can be made to wait for a printer to return. */
function unlessAway(error: unknown): void {
  if (!isAway(error)) throw error;
}

/**
 * Records prints before a printer receives them, and follows them to their end. Nothing is printed twice automatically.
 */
export function createPrintJournal(
  { records, clock, note, log, printChanged }: Needs<'records' | 'clock' | 'note' | 'log' | 'printChanged'>,
  printers: Printers,
  { isOwn, changed }: PrintJournalOptions,
) {
  const at = (): string => clock.now().toISOString();
  const following = new Map<PrintId, () => void>();
  /** Called after each change of a print whose end is awaited. */
  const awaited = new Map<PrintId, () => void>();

  const existing = (printId: PrintId): PrintRow => {
    const print = records.prints.get(printId);
    if (print === null || !isOwn(print)) throw new KioskError('NOT_FOUND', 'no such print');
    return print;
  };

  const tell = (owner: PrintOwner, printId: PrintId): void => {
    changed(owner, printId);
    printChanged(printId);
  };

  const record = (owner: PrintOwner, printId: PrintId, progress: PrintProgress): void => {
    records.prints.setState(printId, progress, at());
    tell(owner, printId);
    awaited.get(printId)?.();
  };

  /**
   * Follows the job until the printer's side has given its final report, because a spooler that went away may come
   * back. A report that the disk does not take is written later, unless there is a newer one.
   */
  const follow = (
    owner: PrintOwner,
    printId: PrintId,
    { printerId, jobId }: { readonly printerId: string; readonly jobId: string },
    seenAt: string | null,
  ): void => {
    let later: NodeJS.Timeout | undefined;
    const onReport = (report: JobReport): void => {
      clearTimeout(later);
      const { final, ...progress } = report;
      try {
        record(owner, printId, progress);
        if (final) following.delete(printId);
      } catch (error) {
        if (!(error instanceof KioskError)) throw error;
        log.warn({ code: error.code }, 'what became of a print could not be written down yet');
        later = setTimeout(() => onReport(report), writeAgainMs).unref();
      }
    };
    const stop = printers.follow(printerId, jobId, onReport, seenAt);
    following.set(printId, () => {
      clearTimeout(later);
      stop();
    });
  };

  /** Staff's answer stays, whatever a spooler that was away reports when it is back. */
  const unfollow = (printId: PrintId): void => {
    following.get(printId)?.();
    following.delete(printId);
  };

  const cancelJob = async ({ printerId, jobId }: PrintRow): Promise<void> => {
    if (jobId === null) return;
    try {
      await printers.cancel(printerId, jobId);
    } catch (error) {
      if (!(error instanceof KioskError && error.code === 'WRONG_STEP')) throw error;
    }
  };

  /**
   * Cancels a print that the spooler may still have, because it would be printed in addition to its replacement; and
   * earlier ones that it replaced and that are still under way.
   */
  const takeBack = async (printId: PrintId): Promise<void> => {
    const print = existing(printId);
    if (!atRest.includes(print.state)) await cancelJob(print);
    for (let { reprintOf } = print; reprintOf !== null;) {
      const earlier = existing(reprintOf);
      if (isUnderWay(earlier.state)) await cancelJob(earlier);
      ({ reprintOf } = earlier);
    }
  };

  /** Cancels a print and waits for its printer's side to say how it ended. Returns the print's state then. */
  async function withdraw(printId: PrintId): Promise<PrintState> {
    const isOver = (): boolean => settled.includes(existing(printId).state);
    const over = new Promise<void>((resolve) => {
      awaited.set(printId, () => {
        if (isOver()) resolve();
      });
    });
    try {
      await cancelJob(existing(printId));
      if (!isOver()) await withTimeLimit(over, confirmedWithinMs, () => undefined);
    } catch (error) {
      unlessAway(error);
    } finally {
      awaited.delete(printId);
    }
    return existing(printId).state;
  }

  /** Refuses a print that was composed before its customer was erased. @throws KioskError PHOTO_FILE_MISSING */
  function refuseErased({ owner, guests, afterErasing = false }: PrintSubmission): void {
    const session = owner.sessionId === null ? null : records.retouchSessions.get(owner.sessionId);
    if (session !== null && session.erasedAt !== null)
      throw new KioskError('PHOTO_FILE_MISSING', 'the session was erased', { reason: 'erased' });
    if (owner.orderId === null || afterErasing) return;
    for (const orderId of [owner.orderId, ...guests]) refuseErasedOrder({ records }, orderId);
  }

  /** Adds the row of a print that no printer has yet. */
  function insert(print: PrintSubmission, printerName: string): PrintId {
    const { owner, file, furtherPages = [], again, ...request } = print;
    const { printerId, layout, copies, printedWith, guests } = request;
    const { kind, orderId, sessionId, versionId, serviceSheetId, codeId } = owner;
    const printId = newId('prt');
    records.transaction(() => {
      refuseErased(print);
      records.prints.insert({
        id: printId,
        ...{ kind, orderId, sessionId, versionId, serviceSheetId, codeId, guests },
        ...{ printerId, printerName, layout, copies, printedWith },
        fileSha256: sha256Of([file, ...furtherPages]),
        reason: again?.reason ?? '',
        reprintOf: again?.of ?? null,
        submittedAt: at(),
      });
      if (again !== null) note('reprinted', { order: orderId, subject: printId });
    });
    tell(owner, printId);
    return printId;
  }

  /** Hands an inserted print to its printer, once. @throws KioskError the errors of `Printer.submit` */
  async function send(
    printId: PrintId,
    { owner, file, furtherPages = [], title, printerId, copies, printedWith }: PrintSubmission,
  ): Promise<void> {
    const { profile, widthMm, heightMm } = printedWith;
    try {
      if (printerId === filePrinterId) nameSheet({ records }, printId, title, at());
      const job = { printId, printerId, profile, file, furtherPages, widthMm, heightMm, title, copies };
      const { jobId } = await printers.submit(job);
      records.prints.setJob(printId, jobId);
      follow(owner, printId, { printerId, jobId }, null);
    } catch (error) {
      const uncertain = error instanceof KioskError && error.code === 'PRINT_UNCERTAIN';
      if (records.savedSheets.drop(printId)) records.prints.setJob(printId, null);
      const state = uncertain ? 'uncertain' : 'failed';
      record(owner, printId, { state, note: '', ...nothingHeld });
      throw error;
    }
  }

  return {
    /** @throws KioskError NOT_FOUND, also for a print that another journal follows */
    existing,

    /**
     * Sends one job. The row is on disk before the spooler receives the job, so a crash in between leaves a sheet that
     * staff are asked about, and never a second job.
     *
     * @throws KioskError the errors of `Printer.ready`; PRINTER_UNREACHABLE when the earlier print cannot be
     *   cancelled, in which case nothing was recorded; the errors of `Printer.submit`
     */
    async submit(print: PrintSubmission): Promise<PrintId> {
      const { name } = await printers.ready(print.printerId, print.printedWith.profile);
      if (print.again !== null && print.again.of !== null) {
        // A print that is refused must not cost the earlier one.
        records.prints.refuseHeld();
        refuseErased(print);
        await takeBack(print.again.of);
      }
      const printId = insert(print, name);
      await send(printId, print);
      return printId;
    },

    /**
     * Moves a print to another printer. The new print's row is on disk before the earlier job is cancelled, and its job is
     * sent only after the earlier printer's side has confirmed the cancelling. A crash in between leaves a sheet that
     * staff are asked about.
     *
     * @throws KioskError the errors of `Printer.ready`, when nothing was recorded; PRINT_NOT_MOVED (`state`: of the earlier
     *   print) when it is not certain that the earlier print will not come out; the errors of `Printer.submit`
     */
    async move(print: PrintSubmission & { readonly again: { readonly of: PrintId } }): Promise<void> {
      const { name } = await printers.ready(print.printerId, print.printedWith.profile);
      const printId = insert(print, name);
      const state = await withdraw(print.again.of);
      if (state === 'cancelled') return send(printId, print);
      record(print.owner, printId, { state: 'cancelled', note: '', ...nothingHeld });
      throw new KioskError('PRINT_NOT_MOVED', 'the earlier print may still come out', { state });
    },

    /**
     * Records what staff found in the tray. First cancels whatever the spooler still has of the print, which would be
     * printed again as soon as its queue resumes.
     * @throws KioskError NOT_FOUND, WRONG_STEP
     */
    async confirm(printId: PrintId, printed: boolean): Promise<PrintRow> {
      const print = existing(printId);
      if (!settled.includes(print.state)) {
        throw new KioskError('WRONG_STEP', 'the printer still works on that print', { state: print.state });
      }
      const mayPrintYet = print.state === 'uncertain' && (following.has(printId) || print.hold !== null);
      unfollow(printId);
      if (mayPrintYet) await takeBack(printId).catch(unlessAway);
      record(print, printId, { state: printed ? 'printed' : 'failed', note: print.note, ...nothingHeld });
      return print;
    },

    /** Records that staff have the sheet, whatever the printer reports. @throws KioskError NOT_FOUND */
    seen(printId: PrintId): void {
      const print = existing(printId);
      if (print.state === 'printed') return;
      unfollow(printId);
      record(print, printId, { state: 'printed', note: print.note, ...nothingHeld });
    },

    /** After a restart, follows the jobs that the spooler still has. */
    resume: (): void => {
      for (const print of records.prints.unfinished()) {
        const { id, printerId, jobId } = print;
        if (jobId !== null && isOwn(print)) follow(print, id, { printerId, jobId }, seenPrintingAt(print));
      }
    },

    stop: (): void => {
      for (const stopFollowing of following.values()) stopFollowing();
      following.clear();
    },
  };
}
