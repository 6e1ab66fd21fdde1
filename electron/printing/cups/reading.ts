/** Reads a job's state from the spooler. */
import { KioskError } from '../../../shared/errors.ts';
import type { PrintTrouble } from '../../../shared/model/prints.ts';
import { findQueue, queueUri, spoken, type Queue } from './queue.ts';
import { askIpp, type ServerAddress } from './server.ts';
import { numberOf, operations, textsOf, type IppGroup } from './ipp.ts';

/** A job's queue and its number at the spooler. */
export interface CupsJob {
  readonly queue: string;
  readonly number: number;
}

/** States of a job (RFC 8011, 5.3.7). `lost` means that nothing more can be learnt about it. */
const states = {
  3: 'pending',
  4: 'held',
  5: 'processing',
  6: 'stopped',
  7: 'cancelled',
  8: 'aborted',
  9: 'completed',
} as const;
type JobState = (typeof states)[keyof typeof states] | 'lost';
const isState = (number: number): number is keyof typeof states => Object.hasOwn(states, number);

export interface Reading {
  readonly state: JobState;
  /** True when the spooler has finished with the job. */
  readonly over: boolean;
  /** Keywords of the job and of its printer, then messages. */
  readonly reasons: readonly string[];
  /** State of the job's queue. */
  readonly queue: Queue['state'];
  /** True when the queue has stopped: nothing on it prints until it is resumed. */
  readonly stopped: boolean;
  /** When the job's data last began to go to the device, in the spooler's seconds; null while it never has. */
  readonly begunAt: number | null;
  readonly copies: number;
  /** Why the job is lost; null when it is not. */
  readonly trouble: PrintTrouble | null;
}

const asked = [
  'job-state',
  'job-state-reasons',
  'job-printer-uri',
  'job-printer-state-message',
  'job-printer-state-reasons',
  'time-at-processing',
  'copies',
] as const;

/** Job reasons that add nothing to the state. */
const noise = new Set([
  'processing-to-stop-point',
  'job-printing',
  'job-incoming',
  'job-completed-successfully',
]);

const lost = (note: string, trouble: PrintTrouble | null = null): Reading => ({
  state: 'lost',
  over: true,
  reasons: [note],
  queue: 'ready',
  stopped: false,
  begunAt: null,
  copies: 1,
  trouble,
});

/** Returns the job's queue; null when it has been removed. */
async function queueOf(address: ServerAddress, name: string): Promise<Queue | null> {
  try {
    return await findQueue(address, name);
  } catch (error) {
    if (error instanceof KioskError && error.code === 'PRINTER_UNKNOWN') return null;
    throw error;
  }
}

const reasonsOf = (group: IppGroup, queue: Queue): string[] =>
  spoken([
    ...queue.reasons,
    ...textsOf(group, 'job-printer-state-reasons'),
    ...textsOf(group, 'job-state-reasons').filter((reason) => !noise.has(reason)),
    ...textsOf(group, 'job-printer-state-message'),
  ]);

/** Reads a job. Throws as `askIpp` does. */
export async function readJob(address: ServerAddress, job: CupsJob): Promise<Reading> {
  const target = { name: 'job-uri', uri: `ipp://localhost/jobs/${job.number}` } as const;
  const question = { operation: operations.getJobAttributes, target, attributes: asked };
  const [answer, queue] = await Promise.all([askIpp(address, question), queueOf(address, job.queue)]);
  const [group] = answer.jobs;
  if (group === undefined) return lost('the spooler no longer knows the job');
  // A spooler that loses its memory counts from 1 again, so this may be another job with the same number.
  const [uri = ''] = textsOf(group, 'job-printer-uri');
  const path = new URL(queueUri(job.queue)).pathname;
  if (!uri.endsWith(path)) return lost('the spooler gave the job’s number to another one');
  const number = numberOf(group, 'job-state') ?? 0;
  const state = isState(number) ? states[number] : 'lost';
  // Removing a queue cancels its jobs, although nobody meant to cancel this one.
  if (queue === null && state !== 'completed') return lost('the queue has been removed', 'printer-gone');
  return {
    state,
    over: number >= 7,
    reasons: queue === null ? [] : reasonsOf(group, queue),
    queue: queue?.state ?? 'ready',
    stopped: queue?.stopped ?? false,
    begunAt: numberOf(group, 'time-at-processing'),
    copies: numberOf(group, 'copies') ?? 1,
    trouble: null,
  };
}
