/**
 * A kiosk whose account is at a fault server, and the books of both: the presses, the sent calls and the counted
 * calls.
 */
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import type { Clock } from '../../../electron/clock.ts';
import type { CallName } from '../../../shared/contract.ts';
import { KioskError, type ErrorCode } from '../../../shared/errors.ts';
import type { Identity } from '../../electron/service/certificates.ts';
import type { Fault, FaultServer } from './fault-server.ts';
import { startFaultServer } from './fault-server.ts';
import { openKiosk, type OpenKiosk } from '../kiosk/open-kiosk.ts';
import type { Pressed } from '../kiosk/counter-moves.ts';
import { tempFolder } from '../files/temp-folder.ts';
import { openFile } from '../records/records-file.ts';

export const credentials = { apiKey: 'fault-key-41', apiSecret: 'fault-secret-7c' };

/** One row of the ledger of calls, as in the file. */
export interface LedgerRow {
  readonly id: string;
  readonly orderId: string;
  readonly endpoint: string;
  readonly state: string;
  readonly error: string | null;
  readonly status: number | null;
  readonly detail: string | null;
  readonly answerId: string | null;
  readonly resolution: string | null;
  readonly replaces: string | null;
}

/** Returns the ledger of a data folder, oldest first, read directly from the file. */
export function ledgerOf(dataDir: string): LedgerRow[] {
  const db = openFile(join(dataDir, 'studio', 'records.sqlite'), { readonly: true });
  try {
    return db
      .prepare<[], LedgerRow>(
        `SELECT id, order_id AS orderId, endpoint, state, error, status, detail, answer_image_id AS answerId, resolution,
           replaces_call_id AS replaces FROM calls ORDER BY created_at, rowid`,
      )
      .all();
  } finally {
    db.close();
  }
}

/** The totals of the tests in a file. */
export interface Tally {
  /** Number of times that a person asked for a call that costs. */
  readonly pressed: number;
  /** Presses that the kiosk refused before there was a call. */
  readonly refusedByKiosk: number;
  /** Calls: rows of the ledgers. */
  readonly started: number;
  /** Calls that never left the kiosk. */
  readonly notSent: number;
  /** Paid requests that were seen on the network. */
  readonly begun: number;
  /** Paid requests that the service refused, that broke off on their way to it, or that went elsewhere. */
  readonly turnedAway: number;
  readonly lostOnTheWay: number;
  readonly accepted: number;
}

/** The books of one test file. */
interface Books {
  readonly servers: FaultServer[];
  /** One for each data folder. */
  readonly ledgers: LedgerRow[][];
  lostOnTheWay: number;
  pressed: number;
  refusedByKiosk: number;
}

const ofFiles = new Map<string, Books>();

/** Returns the books of the test file that runs now: several files share a process. */
function books(): Books {
  const file = expect.getState().testPath ?? '';
  const own = ofFiles.get(file) ?? {
    servers: [],
    ledgers: [],
    lostOnTheWay: 0,
    pressed: 0,
    refusedByKiosk: 0,
  };
  ofFiles.set(file, own);
  return own;
}

const costs: ReadonlySet<string> = new Set<CallName>(['requestPreview', 'requestFinal', 'edit']);
const beforeAnyCall: ReadonlySet<string> = new Set<ErrorCode>(['CALL_OPEN', 'WRONG_STEP']);

/** Counts a person's presses, whatever their result. */
export function counting<Kiosk extends Pressed>(kiosk: Kiosk): Kiosk {
  return {
    ...kiosk,
    async call(name, ...args) {
      if (costs.has(name)) books().pressed += 1;
      try {
        return await kiosk.call(name, ...args);
      } catch (error) {
        const early = error instanceof KioskError && beforeAnyCall.has(error.code);
        if (costs.has(name) && early) books().refusedByKiosk += 1;
        throw error;
      }
    },
  };
}

/** Expects that the tallies of a file balance: only calls that a person asked for were sent, each once. */
export function expectBalanced({ pressed, refusedByKiosk, started, ...service }: Tally): void {
  expect(started).toBeGreaterThan(0);
  expect(started).toBe(pressed - refusedByKiosk);
  expect(service.begun).toBe(started - service.notSent);
  expect(service.accepted).toBe(service.begun - service.turnedAway - service.lostOnTheWay);
}

export const tally = (): Tally => {
  const { servers, ledgers, pressed, refusedByKiosk, lostOnTheWay } = books();
  const rows = ledgers.flat();
  const sum = (of: (server: FaultServer) => number): number =>
    servers.reduce((all, each) => all + of(each), 0);
  return {
    pressed,
    refusedByKiosk,
    started: rows.length,
    notSent: rows.filter(({ state }) => state === 'not-sent').length,
    begun: sum((server) => server.begun()),
    turnedAway: sum((server) => server.service.turnedAway()),
    lostOnTheWay,
    accepted: sum((server) => server.accepted()),
  };
};

/** Starts a fault server that ends with the test; its counts stay. */
export async function faultServer(identity?: Identity): Promise<FaultServer> {
  const server = await startFaultServer(identity);
  books().servers.push(server);
  onTestFinished(() => server.close());
  const { meet } = server;
  return {
    ...server,
    meet: (...faults) => {
      books().lostOnTheWay += faults.filter(staysOnTheWay).length;
      meet(...faults);
    },
  };
}

const staysOnTheWay = ({ line }: Fault): boolean => line?.upload !== undefined || line?.port !== undefined;

export interface CounterOptions {
  readonly server?: FaultServer;
  readonly dataDir?: string;
  readonly baseUrl?: string;
  readonly clock?: Clock;
  /** The keychain of an earlier kiosk on the same folder. */
  readonly secrets?: OpenKiosk['secrets'];
  /**
   * True when the earlier kiosk was in another process: its calls are in the folder's ledger, and not yet in the
   * tally.
   */
  readonly firstHere?: boolean;
}

export interface Counter extends OpenKiosk {
  readonly server: FaultServer;
  readonly dataDir: string;
  ledger(): readonly LedgerRow[];
}

/** Opens a kiosk at a fault server. After the test, its ledger is added to the tally. */
export async function openCounter(options: CounterOptions = {}): Promise<Counter> {
  const server = options.server ?? (await faultServer());
  const dataDir = options.dataDir ?? tempFolder();
  const { clock, secrets, baseUrl = server.baseUrl } = options;
  const kiosk = await openKiosk({
    dataDir,
    account: { baseUrl, headshotBaseUrl: baseUrl, ...credentials },
    ...(clock === undefined ? {} : { clock }),
    ...(secrets === undefined ? {} : { secrets }),
  });
  let open = true;
  const close = async (): Promise<void> => {
    if (!open) return;
    open = false;
    await kiosk.close();
  };
  // A folder that two kiosks have used in turn has one ledger.
  const page: LedgerRow[] = [];
  const keepsBooks = options.dataDir === undefined || options.firstHere === true;
  if (keepsBooks) books().ledgers.push(page);
  onTestFinished(async () => {
    await close();
    if (keepsBooks) page.push(...ledgerOf(dataDir));
  });
  return { ...counting(kiosk), server, dataDir, close, ledger: () => ledgerOf(dataDir) };
}

/** Counts the presses at a kiosk in another process. */
export function pressedElsewhere(times: number): void {
  books().pressed += times;
}
