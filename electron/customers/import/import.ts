/** Importing customers from a CSV file, all of them or none (decision 125). */
import { KioskError } from '../../../shared/errors.ts';
import type { StaffId } from '../../../shared/ids.ts';
import {
  largestCustomerFile,
  type CustomerFilePreview,
  type DuplicateRule,
  type FileReading,
  type ImportProgress,
  type ImportResult,
} from '../../../shared/model/customer-import.ts';
import type { Needs } from '../../orders/deps.ts';
import { resultOf, type ThreadAnswer } from '../../records/file/thread-answer.ts';
import { inTurns } from '../../turns.ts';
import { programBeside } from '../../work/beside.ts';
import { askThread, type Asked } from '../../work/thread.ts';
import { partsOf } from './plan.ts';
import type { ReadAnswer, ReadTask } from './read-file.ts';

/** Customers who are written or filled in with one commit. */
const atOnce = 10;
/** Customers that are taken back in one commit: erasing the words of one from the index takes a millisecond or more. */
const removedAtOnce = 3;

export type CustomerFileImport = ReturnType<typeof createCustomerImport>;

/** A file that the page hands over in pieces. */
interface Received {
  readonly bytes: SharedArrayBuffer;
  length: number;
}

/** @param source the records, in which a thread looks customers up */
export function createCustomerImport(
  { records, clock, note, log }: Needs<'records' | 'clock' | 'note' | 'log'>,
  source: Pick<ReadTask, 'file' | 'key'>,
) {
  const { customerImport } = records;
  let received: Received | null = null;
  let reading: Asked<ThreadAnswer<ReadAnswer>> | null = null;
  let progress: ImportProgress | null = null;
  let isStopped = false;
  /** True once staff have cancelled the import that is under way. */
  let isCancelled = false;
  const cancelled = (): boolean => isCancelled;
  /** Work on the records that goes on in the background. */
  let atWork: Promise<void> = Promise.resolve();

  /** Calls `step` until nothing is left, a little at a time. */
  async function untilDone(step: () => boolean): Promise<void> {
    const turn = inTurns(records.checkpoints.caughtUp);
    while (!isStopped && step()) await turn();
  }

  /** Takes back what an import wrote that did not come to its end, or fills in what one left that did. */
  async function settle(): Promise<void> {
    if (customerImport.begunAt() !== null) {
      await untilDone(() => customerImport.removeSome(removedAtOnce));
      if (!isStopped) customerImport.end();
    }
    await untilDone(() => customerImport.fillSome(atOnce));
  }
  function settleInBackground(): void {
    atWork = settle().catch((error: unknown) => {
      if (!(error instanceof KioskError)) throw error;
      log.warn({ code: error.code }, 'an import of customers is settled at the next start');
    });
  }

  /** @throws KioskError NOT_FOUND without a whole file; RECORDS_* */
  async function read(how: FileReading, rule: DuplicateRule | null): Promise<ReadAnswer> {
    if (received === null || received.length < received.bytes.byteLength)
      throw new KioskError('NOT_FOUND', 'no whole file');
    await stopReading();
    const task: ReadTask = { bytes: received.bytes, reading: how, rule, ...source };
    const asked = askThread<ThreadAnswer<ReadAnswer>>(programBeside(import.meta.url, './read-worker'), task);
    reading = asked;
    try {
      return resultOf(await asked.answer);
    } catch (error) {
      if (reading === asked) throw error;
      throw new KioskError('NOT_FOUND', 'the file was closed', {}, { cause: error });
    } finally {
      if (reading === asked) reading = null;
    }
  }
  async function stopReading(): Promise<void> {
    const asked = reading;
    reading = null;
    await asked?.end();
  }

  async function readUnlessCancelled(how: FileReading, rule: DuplicateRule): Promise<ReadAnswer | null> {
    try {
      return await read(how, rule);
    } catch (error) {
      if (cancelled() && error instanceof KioskError && error.code === 'NOT_FOUND') return null;
      throw error;
    }
  }

  /** Writes everyone, hidden, and then shows all of them with one commit. Returns null where it was cancelled before that. */
  async function write(
    { plan, preview }: ReadAnswer,
    allowedBy: StaffId | null,
  ): Promise<ImportResult | null> {
    if (plan === null) throw new KioskError('INVALID_INPUT', 'nothing to import', {});
    const { added, filled, skipped } = plan;
    const at = clock.now().toISOString();
    const turn = inTurns(records.checkpoints.caughtUp);
    customerImport.begin(at);
    let done = 0;
    for (const rows of partsOf(plan)) {
      if (isStopped) throw new KioskError('RECORDS_BUSY', 'the studio is being closed');
      customerImport.write(rows, at);
      done += rows.length;
      progress = { done, of: added + filled };
      await turn();
      if (cancelled()) return null;
    }
    records.transaction(() => {
      note('customers-imported', { allowedBy, added, filled });
      customerImport.end();
    });
    return { added, filled, skipped, unreadable: preview.unreadable.count };
  }

  if (!records.readOnly) settleInBackground();

  return {
    /** Takes a piece of a file; the first one begins a new file. @throws KioskError INVALID_INPUT, NOT_FOUND */
    take(bytes: Uint8Array, at: number, size: number): void {
      if (size > largestCustomerFile) throw new KioskError('INVALID_INPUT', 'too large', {});
      if (at === 0) received = { bytes: new SharedArrayBuffer(size), length: 0 };
      if (received === null || received.length !== at || received.bytes.byteLength !== size)
        throw new KioskError('NOT_FOUND', 'another file');
      if (at + bytes.length > size) throw new KioskError('INVALID_INPUT', 'longer than it said', {});
      new Uint8Array(received.bytes).set(bytes, at);
      received.length = at + bytes.length;
    },

    /** Returns what importing the file would do. @throws KioskError NOT_FOUND, RECORDS_* */
    preview: async (how: FileReading): Promise<CustomerFilePreview> => (await read(how, null)).preview,

    /**
     * Imports the file. Returns null where staff have cancelled it: nobody was imported.
     * @throws KioskError NOT_FOUND; WRONG_STEP while another import is under way; INVALID_INPUT without a customer;
     *   DISK_*, RECORDS_*, and nobody was imported
     */
    async run(
      how: FileReading,
      rule: DuplicateRule,
      allowedBy: StaffId | null,
    ): Promise<ImportResult | null> {
      if (progress !== null) throw new KioskError('WRONG_STEP', 'an import is under way', {});
      progress = { done: 0, of: 0 };
      isCancelled = false;
      const before = atWork;
      const running = (async () => {
        await before;
        // The disk may have kept the end of an earlier one from being settled.
        await settle();
        if (cancelled()) return null;
        const answer = await readUnlessCancelled(how, rule);
        return answer === null ? null : write(answer, allowedBy);
      })();
      atWork = running.then(
        () => undefined,
        () => undefined,
      );
      try {
        const result = await running;
        // Staff may begin a cancelled one again.
        if (result !== null) received = null;
        return result;
      } finally {
        progress = null;
        settleInBackground();
      }
    },

    /** Returns how far an import is; null without one. */
    progress: (): ImportProgress | null => progress,

    /** Cancels the import that is under way, unless all of it is there already. `run` then returns null. */
    async cancel(): Promise<void> {
      if (progress === null) return;
      isCancelled = true;
      await stopReading();
    },

    /** Forgets the file. */
    async forget(): Promise<void> {
      received = null;
      if (progress === null) await stopReading();
    },

    /** Stops where it is. What was not shown is removed after the next start. */
    async stop(): Promise<void> {
      isStopped = true;
      await stopReading();
      await atWork;
    },
  };
}
