/** Works through the e-mail that waits: one at a time, and each until it is sent, refused or of unknown outcome. */
import type { OrderId } from '../../shared/ids.ts';
import type { MailProblem } from '../../shared/model/mail.ts';
import type { Needs } from '../orders/deps.ts';
import type { MailRow } from '../records/orders/mails.ts';
import { withTimeLimit } from '../time-limit.ts';
import type { SendOutcome } from './send.ts';

/** Delays before the second and later tries, ms. The last one repeats. */
const usualDelaysMs = [1, 5, 15, 60].map((minutes) => minutes * 60_000);
/** Time after the first try in which another one is made, ms. */
const triesEndMs = 24 * 60 * 60_000;
/** Longest time between looks at the queue while something waits, ms: the wall clock may be set meanwhile. */
const lookAgainMs = 60_000;
/** How long closing the studio waits for a message that is on its way, ms. */
const closingMs = 5_000;

export interface QueueOptions extends Needs<'records' | 'clock' | 'log'> {
  /**
   * Composes and sends one e-mail.
   * @param begin marks it as being sent, on disk; returns false when it may not be sent any more
   */
  readonly deliver: (mail: MailRow, begin: () => boolean) => Promise<SendOutcome>;
  readonly changed: (orderId: OrderId) => void;
  readonly delaysMs?: readonly number[];
}

export interface MailQueue {
  /** Looks for e-mail that is due. */
  wake(): void;
  /** True while an e-mail is being sent. */
  isSending(): boolean;
  /** Starts nothing until `release`. */
  hold(): void;
  release(): void;
  /** Starts nothing any more, and waits a little for what is on its way. */
  stop(): Promise<void>;
}

export function createMailQueue({
  records,
  clock,
  log,
  deliver,
  changed,
  ...options
}: QueueOptions): MailQueue {
  const { mails } = records;
  const delaysMs = options.delaysMs ?? usualDelaysMs;
  const at = (): string => clock.now().toISOString();
  let stopped = false;
  let held = false;
  const isResting = (): boolean => stopped || held;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;

  /** Writes what became of a try. */
  function note(mail: MailRow, result: SendOutcome): void {
    // The next start finds the row as it is, and calls a message on its way unknown.
    if (!records.isOpen || result.outcome === 'cancelled') return;
    if (result.outcome === 'sent') mails.end(mail.id, 'sent', null, at());
    else if (result.outcome === 'later') again(mail, result.problem);
    else mails.end(mail.id, result.outcome, result.problem, at());
    const trouble = result.outcome === 'sent' ? null : result.problem.trouble;
    log.info({ mail: mail.id, outcome: result.outcome, trouble }, 'an e-mail was tried');
    changed(mail.orderId);
  }

  function again({ id, attempts, firstTryAt }: MailRow, problem: MailProblem): void {
    const now = clock.now().getTime();
    const delay = delaysMs[Math.min(attempts, delaysMs.length - 1)] ?? lookAgainMs;
    if (now + delay > Date.parse(firstTryAt) + triesEndMs) mails.end(id, 'refused', problem, at());
    else mails.retry(id, problem, new Date(now + delay).toISOString(), at());
  }

  async function attempt(mail: MailRow): Promise<void> {
    const begin = (): boolean => {
      if (isResting() || !mails.begin(mail.id, at())) return false;
      changed(mail.orderId);
      return true;
    };
    note(mail, await deliver(mail, begin));
  }

  async function work(): Promise<void> {
    for (let mail = mails.due(at()); mail !== null; mail = isResting() ? null : mails.due(at())) {
      await attempt(mail);
    }
  }

  function plan(): void {
    clearTimeout(timer);
    const next = isResting() || !records.isOpen ? null : mails.nextTryAt();
    if (next === null) return;
    const dueInMs = Date.parse(next) - clock.now().getTime();
    timer = setTimeout(wake, Math.min(Math.max(dueInMs, 0), lookAgainMs)).unref();
  }

  function wake(): void {
    if (isResting() || running !== null) return;
    clearTimeout(timer);
    running = work()
      .then(() => {
        running = null;
        plan();
      })
      .catch((error: unknown) => {
        running = null;
        // The disk may be full, for example. The row is as it was.
        log.warn({ error: error instanceof Error ? error.name : typeof error }, 'the e-mail queue failed');
        if (!isResting()) timer = setTimeout(wake, lookAgainMs).unref();
      });
  }

  return {
    wake,
    isSending: () => running !== null,
    hold: () => void (held = true),
    release() {
      held = false;
      wake();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      if (running !== null) await withTimeLimit(running, closingMs, () => undefined);
    },
  };
}
