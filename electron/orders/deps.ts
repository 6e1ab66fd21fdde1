import type { KioskError } from '../../shared/errors.ts';
import type { RetouchSessionId, OrderId, PrintId } from '../../shared/ids.ts';
import type { AccountStatus, Endpoint } from '../../shared/service/wire.ts';
import type { Clock } from '../clock.ts';
import type { Pictures } from '../imaging/pictures.ts';
import type { Log } from '../log.ts';
import type { SheetFolder } from '../printing/file/sheet-folder.ts';
import type { Records } from '../records/open.ts';
import type { Scratch } from '../scratch.ts';
import type { ServiceClient } from '../service/client.ts';
import type { ServiceRegion } from '../service/account.ts';
import type { Settings } from '../settings/settings.ts';
import type { AnswerRoom } from '../vault/answer-room.ts';
import type { Vault } from '../vault/vault.ts';

/** The account's counter for an endpoint, as the service last said. */
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

/** The photo service as orders see it: a client of the account in use, and what is known of its credit. */
export interface ServiceGate {
  readonly region: ServiceRegion;
  readonly client: ServiceClient;
  credit(endpoint: Endpoint): KnownCredit | null;
  /** Asks for the counters again. Never rejects; a failure shows in the status light. */
  refreshCredit(): Promise<void>;
  /** Returns the account's last answer; null before the first. */
  account(): KnownAccount | null;
  /** Why the account could not be asked the last time; null when it could. */
  failure(): KioskError | null;
  /** A call is sent now that may count; the answer is called when it has ended. */
  noteUse(endpoint: Endpoint): () => void;
}

/** The parts that orders and retouch sessions are built from. */
export interface OrdersDeps {
  readonly records: Records;
  readonly vault: Vault;
  /** Disk space for the answers of paid calls. */
  readonly answerRoom: AnswerRoom;
  readonly pictures: Pictures;
  /** Working copies of pictures that another program reads. */
  readonly scratch: Scratch;
  /** Sheets that were saved as files. */
  readonly sheetFolder: SheetFolder;
  readonly service: ServiceGate;
  readonly settings: Settings;
  readonly clock: Clock;
  readonly log: Log;
  readonly practice: boolean;
  /** Tells the page that an order has changed. */
  readonly changed: (orderId: OrderId) => void;
  /** …that a retouch session has. */
  readonly retouchSessionChanged: (sessionId: RetouchSessionId) => void;
  /** …that a print has come further. */
  readonly printChanged: (printId: PrintId) => void;
}

/** The part of it that a function uses. */
export type Needs<K extends keyof OrdersDeps> = Pick<OrdersDeps, K>;
