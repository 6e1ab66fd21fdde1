/** Judges a job's state from its readings, one after another. Pure functions. */
import type { PrintHold, PrintTrouble } from '../../../shared/model/prints.ts';
import { spoken } from './queue.ts';
import type { Reading } from './reading.ts';
import { isConnecting, isCrash, saysNothingSent, troubleOf } from '../trouble.ts';
import { report, type JobReport } from '../printer.ts';

/** Facts learnt from the readings so far. */
export interface JobHistory {
  /** When the job's data last began to go to the device, in the spooler's seconds. */
  readonly begunAt: number | null;
  readonly wasSending: boolean;
  /** The reasons of the last reading. */
  readonly reasons: readonly string[];
  /** When its device began to look for the printer; null while it is not looking. */
  readonly connectingSinceMs: number | null;
  /** True when the spooler sent the job again on its own after some of it may have been on paper. */
  readonly sentAgain: boolean;
}

/**
 * @param seenPrintingAt when an earlier follower last saw it printing, ISO 8601; null when none did
 */
export const historySince = (seenPrintingAt: string | null): JobHistory => ({
  // The spooler counts in whole seconds.
  begunAt: seenPrintingAt === null ? null : Math.floor(Date.parse(seenPrintingAt) / 1_000),
  wasSending: false,
  reasons: [],
  connectingSinceMs: null,
  sentAgain: false,
});

/** Connecting to a network printer takes a moment each time; after longer than this, the printer is not there. */
const connectingMs = 1_500;

const sentAgainNote = 'the spooler sends it again by itself';

/**
 * Returns whether the job began again, or was broken off to begin again, although its printer had not said that nothing
 * had been sent.
 */
function isSentAgain(reading: Reading, before: JobHistory): boolean {
  const begunAnew = before.begunAt !== null && reading.begunAt !== null && reading.begunAt > before.begunAt;
  // A job may begin and stop between two readings; then only its begin time shows that.
  const wasBegun = before.wasSending || (before.begunAt === null && reading.begunAt !== null);
  const brokenOff = wasBegun && (reading.state === 'pending' || reading.state === 'held');
  if (begunAnew) return !saysNothingSent(before.reasons, reading.copies);
  return brokenOff && !saysNothingSent([...before.reasons, ...reading.reasons], reading.copies);
}

const historyOf = (reading: Reading, before: JobHistory, nowMs: number): JobHistory => ({
  begunAt: reading.begunAt ?? before.begunAt,
  wasSending: reading.state === 'processing',
  reasons: reading.reasons,
  connectingSinceMs: reading.reasons.some(isConnecting) ? (before.connectingSinceMs ?? nowMs) : null,
  sentAgain: before.sentAgain || isSentAgain(reading, before),
});

/** Returns why a job that the spooler still has is held up. */
function troubleNow(
  { reasons, state, queue }: Reading,
  history: JobHistory,
  nowMs: number,
): PrintTrouble | null {
  // A queue goes on reporting a crashed driver even after the job that crashed it.
  const said = troubleOf(reasons.filter((reason) => !isCrash(reason)));
  if (said !== null && said !== 'other') return said;
  if (history.connectingSinceMs !== null && nowMs - history.connectingSinceMs >= connectingMs)
    return 'offline';
  if (queue === 'stopped') return 'paused';
  if (queue === 'rejecting' && state !== 'processing') return 'rejecting';
  return state === 'held' ? (said ?? 'paused') : said;
}

/** Returns why the spooler holds the job back, whatever its printer reports; null when it does not. */
function holdOf({ state, stopped }: Reading): PrintHold | null {
  if (state === 'held') return 'job-held';
  return stopped && state === 'pending' ? 'queue-stopped' : null;
}

/** Returns whether some of a job may be on paper: it was begun, and its printer has not said that it had not started. */
const mayBeOnPaper = (reading: Reading, before: JobHistory): boolean =>
  (reading.begunAt ?? before.begunAt) !== null &&
  !saysNothingSent([...before.reasons, ...reading.reasons], reading.copies);

/**
 * Reports a job that the spooler gave up: `aborted` because of its device, `stopped` because of its driver (CUPS stops
 * a job only for that, and keeps it until someone cancels it). The job failed only if its printer had not started it
 * when it was last seen; otherwise some of it may be on paper. The spooler forgets what its device said as soon as the
 * job ends, so this uses the previous reading too.
 */
function givenUp(reading: Reading, before: JobHistory, { sentAgain }: JobHistory): JobReport {
  const crashed = reading.state === 'stopped' || troubleOf(reading.reasons) === 'filter-failed';
  const missed = crashed || !saysNothingSent(before.reasons, reading.copies) ? [] : before.reasons;
  const reasons = spoken([...missed, ...reading.reasons]);
  const note = reasons.join('; ');
  if (crashed) return report('uncertain', note, 'filter-failed');
  const trouble = troubleOf(reasons) ?? (reasons.some(isConnecting) ? 'offline' : 'other');
  const nothingSent = !sentAgain && saysNothingSent(reasons, reading.copies);
  return report(nothingSent ? 'failed' : 'uncertain', note, trouble);
}

function ended(reading: Reading, before: JobHistory, history: JobHistory): JobReport {
  const note = reading.reasons.join('; ');
  if (reading.state === 'lost') return report('uncertain', note, reading.trouble);
  if (reading.state === 'aborted' || reading.state === 'stopped') return givenUp(reading, before, history);
  if (history.sentAgain) return report('uncertain', sentAgainNote);
  if (reading.state === 'completed') return report('printed', note);
  return mayBeOnPaper(reading, before)
    ? report('uncertain', 'cancelled while it was printing')
    : report('cancelled', note);
}

/** Judges a job from its newest reading and what was known before. */
export function judge(
  reading: Reading,
  before: JobHistory,
  nowMs: number,
): { readonly report: JobReport; readonly history: JobHistory } {
  const history = historyOf(reading, before, nowMs);
  if (reading.over || reading.state === 'stopped')
    return { report: ended(reading, before, history), history };
  const trouble = troubleNow(reading, history, nowMs);
  const hold = holdOf(reading);
  const note = reading.reasons.join('; ');
  if (history.sentAgain) {
    const doubt = report('uncertain', spoken([sentAgainNote, note]).join('; '), trouble, true);
    return { report: { ...doubt, hold }, history };
  }
  const state = reading.state === 'processing' ? 'printing' : 'waiting';
  return { report: { ...report(state, note, trouble), hold }, history };
}
