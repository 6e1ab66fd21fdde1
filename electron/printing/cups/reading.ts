/** How the spooler says that a job stands. */
import { KioskError } from '../../../shared/errors.ts';
import type { PrintTrouble } from '../../../shared/model/prints.ts';
import { findQueue, queueUri, spoken, type Queue } from './queue.ts';
import { askIpp, type ServerAddress } from './server.ts';
import { numberOf, operations, textsOf, type IppGroup } from './ipp.ts';

/** A job as the spooler names it: its queue and its number. */
export interface CupsJob {
  readonly queue: string;
  readonly number: number;
}

/** RFC 8011, 5.3.7; and `lost`: nothing more is to be learnt of it. */
const states = {
  3: 'pending',
  4: 'held',
  5: 'processing',
  6: 'stopped',
  7: 'cancelled',
  8: 'aborted',
  9: 'completed',
} as const;
export type JobState = (typeof states)[keyof typeof states] | 'lost';
const isState = (number: number): number is keyof typeof states => Object.hasOwn(states, number);

export interface Reading {
  readonly state: JobState;
  /** True when the spooler has done with it. */
  readonly over: boolean;
  /** Keywords of the job and of its printer, then sentences. */
  readonly reasons: readonly string[];
  /** How the job's queue stands. */
  readonly queue: Queue['state'];
  /** The queue has stopped: nothing on it prints until it is resumed. */
  readonly stopped: boolean;
  /** When its data last began to go to the device, in the spooler's seconds; null while it never has. */
  readonly begunAt: number | null;
  readonly copies: number;
  /** Why it is lost; null where it is not. */
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

/** Job reasons that say no more than the state does. */
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

/** The job's queue; null when it has been removed. */
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
  // Numbers start again at 1 when a spooler loses its memory: then this is someone else's job.
  const [uri = ''] = textsOf(group, 'job-printer-uri');
  const path = new URL(queueUri(job.queue)).pathname;
  if (!uri.endsWith(path)) return lost('the spooler gave the job’s number to another one');
  const number = numberOf(group, 'job-state') ?? 0;
  const state = isState(number) ? states[number] : 'lost';
  // Removing a queue cancels what it was doing: no one meant to cancel this job.
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
