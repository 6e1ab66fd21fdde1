import type { KioskError } from '../../shared/errors.ts';
import type { RetouchSessionId, OrderId, PrintId } from '../../shared/ids.ts';
import type { Note } from '../../shared/model/audit.ts';
import type { AccountStatus, Endpoint } from '../../shared/service/wire.ts';
import type { Clock } from '../clock.ts';
import type { Pictures } from '../imaging/pictures.ts';
import type { Log } from '../log.ts';
import type { PlainSheets } from '../printing/file/plain-sheets.ts';
import type { Records } from '../records/open.ts';
import type { Scratch } from '../scratch.ts';
import type { ServiceClient } from '../service/client.ts';
import type { ServiceRegion } from '../service/account.ts';
import type { Settings } from '../settings/settings.ts';
import type { AnswerRoom } from '../vault/answer-room.ts';
import type { Vault } from '../vault/vault.ts';

/** The account's counter for an endpoint, from the service's last report. */
export interface KnownCredit {
  readonly remaining: number;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** The account's state in the service's last answer. */
export interface KnownAccount {
  readonly status: AccountStatus;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/**
 * The photo service as the orders room uses it: a client for the account in use, and what is known about its credit.
 */
export interface ServiceGate {
  readonly region: ServiceRegion;
  readonly client: ServiceClient;
  credit(endpoint: Endpoint): KnownCredit | null;
  /** Looks up the counters again. Never rejects; a failure shows in the status light. */
  refreshCredit(): Promise<void>;
  /** Returns the account's last answer; null before the first. */
  account(): KnownAccount | null;
  /** Why the last look-up of the account failed; null when it succeeded. */
  failure(): KioskError | null;
  /** Notes that a call which may count is being sent. Call the returned function when the call has ended. */
  noteUse(endpoint: Endpoint): () => void;
}

/** Everything that orders and retouch sessions are built from. */
export interface OrdersDeps {
  readonly records: Records;
  readonly vault: Vault;
  /** Disk space for the answers of paid calls. */
  readonly answerRoom: AnswerRoom;
  readonly pictures: Pictures;
  /** Working copies of pictures for other programs to read. */
  readonly scratch: Scratch;
  /** Sheets that were saved as PDF, by the ids of their prints. */
  readonly sheets: Vault<'prt'>;
  /** Sheets that an earlier Headroom saved, until they are sealed. */
  readonly plainSheets: PlainSheets;
  readonly service: ServiceGate;
  readonly settings: Settings;
  readonly clock: Clock;
  /** Returns the time by which a code is over: the later one of this computer's and the service's (decision 168). */
  readonly codeNow: () => Date;
  readonly log: Log;
  readonly practice: boolean;
  /** Returns the id of the person at the counter for columns such as `settled_by`; `staff` when nobody has signed in. */
  readonly who: () => string;
  readonly note: Note;
  /** Tells the page that an order has changed. */
  readonly changed: (orderId: OrderId) => void;
  /** Tells the page that a retouch session has changed. */
  readonly retouchSessionChanged: (sessionId: RetouchSessionId) => void;
  /** Tells the page that a print has progressed. */
  readonly printChanged: (printId: PrintId) => void;
}

/** The parts of `OrdersDeps` that a function uses. */
export type Needs<K extends keyof OrdersDeps> = Pick<OrdersDeps, K>;
