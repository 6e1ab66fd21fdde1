import { createHash } from 'node:crypto';
import { KioskError } from '../../shared/errors.ts';
import { newId, type PrintId } from '../../shared/ids.ts';
import type { PrintState, SheetLayout } from '../../shared/model.ts';
import type { Printers } from '../printing/printers.ts';
import type { PrintRow } from '../records/prints.ts';
import type { OrdersDeps } from './deps.ts';

/** Whose a print is: an order's sheet, or one headshot of a bench. */
export type PrintOwner = Pick<PrintRow, 'orderId' | 'benchId' | 'versionId'>;

export interface PrintSubmission {
  readonly owner: PrintOwner;
  readonly printerId: string;
  readonly layout: SheetLayout;
  readonly copies: number;
  /** A finished and checked PDF file. */
  readonly file: Uint8Array;
  /** Stands in the spooler's list: nothing about a person. */
  readonly title: string;
  /** The print in whose place a person asked for this one, and why. */
  readonly again: { readonly of: PrintId; readonly reason: string } | null;
}

export interface PrintJournalOptions {
  /** True for the prints that this journal looks after; it knows no others. */
  readonly isOwn: (owner: PrintOwner) => boolean;
  readonly changed: (owner: PrintOwner) => void;
}

/** What is handed to printers, written down before and followed to its end. Nothing prints twice by itself. */
export function createPrintJournal(
  { records, clock }: Pick<OrdersDeps, 'records' | 'clock'>,
  printers: Printers,
  { isOwn, changed }: PrintJournalOptions,
) {
  const at = (): string => clock.now().toISOString();
  const following = new Map<PrintId, () => void>();

  const existing = (printId: PrintId): PrintRow => {
    const print = records.prints.get(printId);
    if (print === null || !isOwn(print)) throw new KioskError('NOT_FOUND', 'no such print');
    return print;
  };

  const record = (owner: PrintOwner, printId: PrintId, state: PrintState, note: string): void => {
    records.prints.setState(printId, state, note, at());
    changed(owner);
  };

  const follow = (owner: PrintOwner, printId: PrintId, printerId: string, jobId: string): void => {
    const stop = printers.follow(printerId, jobId, ({ state, note, final }) => {
      record(owner, printId, state, note);
      if (final) following.delete(printId);
    });
    following.set(printId, stop);
  };

  return {
    /** @throws KioskError NOT_FOUND, also for a print that another journal looks after */
    existing,

    /**
     * Sends one job: the row is on disk before the spooler hears of it, so that a crash in between leaves paper that a
     * person is asked about, and never a second job.
     *
     * @throws KioskError those of `Printer.ready`, and then nothing was written down; those of `Printer.submit`
     */
    async submit({ owner, file, title, again, ...request }: PrintSubmission): Promise<void> {
      const { printerId, layout, copies } = request;
      const printer = await printers.ready(printerId, layout.mediumId);
      const printId = newId('prt');
      const { orderId, benchId, versionId } = owner;
      records.prints.insert({
        id: printId,
        ...{ orderId, benchId, versionId },
        printerId,
        printerName: printer.name,
        ...{ layout, copies },
        fileSha256: createHash('sha256').update(file).digest('hex'),
        state: 'submitted',
        reason: again?.reason ?? '',
        reprintOf: again?.of ?? null,
        submittedAt: at(),
      });
      changed(owner);
      try {
        const { jobId } = await printers.submit({
          ...{ printerId, file, title, copies },
          mediumId: layout.mediumId,
        });
        records.prints.setJob(printId, jobId);
        follow(owner, printId, printerId, jobId);
      } catch (error) {
        const uncertain = error instanceof KioskError && error.code === 'PRINT_UNCERTAIN';
        record(owner, printId, uncertain ? 'uncertain' : 'failed', '');
        throw error;
      }
    },

    /**
     * What a person found in the tray.
     * @throws KioskError NOT_FOUND, WRONG_STEP
     */
    confirm(printId: PrintId, printed: boolean): PrintRow {
      const print = existing(printId);
      if (!['uncertain', 'printed', 'failed'].includes(print.state)) {
        throw new KioskError('WRONG_STEP', 'the printer still works on that print', { state: print.state });
      }
      record(print, printId, printed ? 'printed' : 'failed', print.note);
      return print;
    },

    /** After a restart: goes on watching the jobs that the spooler still has. */
    resume: (): void => {
      for (const print of records.prints.unfinished()) {
        if (print.jobId !== null && isOwn(print)) follow(print, print.id, print.printerId, print.jobId);
      }
    },

    stop: (): void => {
      for (const stopFollowing of following.values()) stopFollowing();
      following.clear();
    },
  };
}
