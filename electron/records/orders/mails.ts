import type { CodeId, MailId, OrderId } from '../../../shared/ids.ts';
import type { MailPart, MailProblem, MailState, MailTrouble, MailView } from '../../../shared/model/mail.ts';
import { fromJson, type Sql } from '../sql.ts';

interface NewMail {
  readonly id: MailId;
  readonly orderId: OrderId;
  readonly address: string;
  readonly parts: readonly MailPart[];
  /** The code of which it reminds the customer. */
  readonly reminderOf: CodeId | null;
  /** The `Message-ID` of every try, so that a mailbox can recognise a repeat. */
  readonly messageId: string;
  readonly at: string;
}

export interface MailRow extends MailView {
  readonly orderId: OrderId;
  readonly messageId: string;
  /** When the first try was due, or the first since staff sent it again. */
  readonly firstTryAt: string;
}

/** E-mail to customers. Only a row that waits is ever sent. */
export interface Mails {
  /** Adds an e-mail that is due now. */
  insert(mail: NewMail): void;
  get(id: MailId): MailRow | null;
  /** Oldest first. */
  ofOrder(orderId: OrderId): MailRow[];
  /** Returns the e-mail whose try has been due for longest; null when none is. */
  due(now: string): MailRow | null;
  /** Returns when the next try is due; null when nothing waits. */
  nextTryAt(): string | null;
  /** Marks a waiting e-mail as being sent. Returns false when it does not wait any more. */
  begin(id: MailId, at: string): boolean;
  /** Lets an e-mail wait for another try, unless staff have cancelled it. */
  retry(id: MailId, problem: MailProblem, nextTryAt: string, at: string): void;
  /** Ends the tries, unless staff have cancelled the e-mail. */
  end(id: MailId, state: 'sent' | 'refused' | 'unknown', problem: MailProblem | null, at: string): void;
  /** Lets an e-mail be sent again from now. Returns false when it is neither refused nor of unknown outcome. */
  sendAgain(id: MailId, at: string): boolean;
  /** Changes the state if it is one of `from`. Returns whether it was. */
  settle(id: MailId, from: readonly MailState[], to: 'sent' | 'left' | 'cancelled', at: string): boolean;
  /**
   * Marks e-mail that was being sent when the kiosk ended as of unknown outcome; with `waitingToo`, e-mail that waits as
   * well, because newer records may say that it was sent. Returns the number.
   */
  recover(at: string, waitingToo: boolean): number;
  /** Deletes e-mail that changed before `before`, at most `limit` rows, and returns the number. */
  erase(before: string, limit: number): number;
}

type Stored = Omit<MailRow, 'parts' | 'problem'> & {
  readonly parts: string;
  readonly trouble: MailTrouble | null;
  readonly reply: string;
};

const columns = `id, order_id AS orderId, address, parts, reminder_of AS reminderOf,
  message_id AS messageId, state, trouble, reply, attempts,
  first_try_at AS firstTryAt, next_try_at AS nextTryAt, created_at AS createdAt, updated_at AS updatedAt`;
const mailSql = `SELECT ${columns} FROM mails WHERE id = @id`;
const mailsOfOrderSql = `SELECT ${columns} FROM mails WHERE order_id = @orderId ORDER BY created_at`;
const mailDueSql = `SELECT ${columns} FROM mails INDEXED BY mails_due
  WHERE state = 'waiting' AND next_try_at <= @now ORDER BY next_try_at LIMIT 1`;
const mailNextSql = `SELECT next_try_at AS nextTryAt FROM mails INDEXED BY mails_due
  WHERE state = 'waiting' ORDER BY next_try_at LIMIT 1`;

/** A try that reached the message itself was counted when it began. */
const counted = `attempts = attempts + (state = 'waiting')`;
const underWay = `id = @id AND state IN ('waiting', 'sending')`;

const read = ({ trouble, reply, parts, ...row }: Stored): MailRow => ({
  ...row,
  parts: fromJson(parts) as MailRow['parts'],
  problem: trouble === null ? null : { trouble, reply },
});

export function createMails(sql: Sql): Mails {
  const insert = sql.prepare<object>(
    `INSERT INTO mails (id, order_id, address, parts, reminder_of, message_id, state, reply, attempts, first_try_at, next_try_at,
       created_at, updated_at)
     VALUES (@id, @orderId, @address, @parts, @reminderOf, @messageId, 'waiting', '', 0, @at, @at, @at, @at)`,
  );
  const get = sql.prepare<{ id: string }, Stored>(mailSql);
  const ofOrder = sql.prepare<{ orderId: string }, Stored>(mailsOfOrderSql);
  const due = sql.prepare<{ now: string }, Stored>(mailDueSql);
  const next = sql.prepare<object, { nextTryAt: string }>(mailNextSql);
  const begin = sql.prepare<{ id: string; at: string }>(
    `UPDATE mails SET state = 'sending', attempts = attempts + 1, next_try_at = NULL, updated_at = @at
     WHERE id = @id AND state = 'waiting'`,
  );
  const retry = sql.prepare<MailProblem & { id: string; nextTryAt: string; at: string }>(
    `UPDATE mails SET ${counted}, state = 'waiting', trouble = @trouble, reply = @reply, next_try_at = @nextTryAt,
       updated_at = @at WHERE ${underWay}`,
  );
  const end = sql.prepare<{
    id: string;
    state: string;
    trouble: MailTrouble | null;
    reply: string;
    at: string;
  }>(
    `UPDATE mails SET ${counted}, state = @state, trouble = @trouble, reply = @reply, next_try_at = NULL,
       updated_at = @at WHERE ${underWay}`,
  );
  const sendAgain = sql.prepare<{ id: string; at: string }>(
    `UPDATE mails SET state = 'waiting', trouble = NULL, reply = '', first_try_at = @at, next_try_at = @at,
       updated_at = @at WHERE id = @id AND state IN ('refused', 'unknown')`,
  );
  const settle = sql.prepare<{ id: string; from: string; to: string; at: string }>(
    `UPDATE mails SET state = @to, next_try_at = NULL, trouble = NULL, reply = '', updated_at = @at
     WHERE id = @id AND state IN (SELECT value FROM json_each(@from))`,
  );
  const recover = sql.prepare<{ at: string; waitingToo: number }>(
    `UPDATE mails INDEXED BY mails_under_way SET state = 'unknown', trouble = 'hung-up', reply = '', next_try_at = NULL,
       updated_at = @at WHERE state IN ('waiting', 'sending') AND (state = 'sending' OR @waitingToo)`,
  );
  const erase = sql.prepare<{ before: string; limit: number }>(
    `DELETE FROM mails WHERE id IN (SELECT id FROM mails WHERE updated_at < @before ORDER BY updated_at LIMIT @limit)`,
  );
  return {
    insert: ({ parts, ...mail }) => void insert.run({ ...mail, parts: JSON.stringify(parts) }),
    get(id) {
      const row = get.get({ id });
      return row === null ? null : read(row);
    },
    ofOrder: (orderId) => ofOrder.all({ orderId }).map(read),
    due(now) {
      const row = due.get({ now });
      return row === null ? null : read(row);
    },
    nextTryAt: () => next.get({})?.nextTryAt ?? null,
    begin: (id, at) => begin.run({ id, at }) === 1,
    retry: (id, problem, nextTryAt, at) => void retry.run({ id, ...problem, nextTryAt, at }),
    end: (id, state, problem, at) =>
      void end.run({ id, state, trouble: problem?.trouble ?? null, reply: problem?.reply ?? '', at }),
    sendAgain: (id, at) => sendAgain.run({ id, at }) === 1,
    settle: (id, from, to, at) => settle.run({ id, from: JSON.stringify(from), to, at }) === 1,
    recover: (at, waitingToo) => recover.run({ at, waitingToo: Number(waitingToo) }),
    erase: (before, limit) => erase.run({ before, limit }),
  };
}
