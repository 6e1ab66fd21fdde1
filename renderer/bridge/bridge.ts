/**
 * Connects the page to the main process: through the desktop's preload when there is one, over HTTP otherwise. Failed
 * answers become a `BridgeError`, which `ui/errors.ts` turns into words.
 */
import {
  callNames,
  type ArgsOf,
  type Bridge,
  type CallName,
  type EventName,
  type ListenerName,
  type ResultOf,
} from '../../shared/contract.ts';
import type { ErrorCode, ErrorDetails, KioskErrorShape } from '../../shared/errors.ts';

export class BridgeError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(shape: KioskErrorShape) {
    super(shape.message);
    this.name = 'BridgeError';
    this.code = shape.code;
    this.details = shape.details;
  }
}

/** The main process did not answer at all. The whole screen says so, rather than the part that made the call. */
export class ConnectionLost extends Error {
  readonly reason: 'gone' | 'refused';

  constructor(reason: 'gone' | 'refused', options?: ErrorOptions) {
    super('the kiosk does not answer', options);
    this.name = 'ConnectionLost';
    this.reason = reason;
  }
}

type Method<N extends CallName> =
  ArgsOf<N> extends void ? () => Promise<ResultOf<N>> : (args: ArgsOf<N>) => Promise<ResultOf<N>>;

/** The contract's calls with plain results: a failure is thrown. */
export type Kiosk = { readonly [N in CallName]: Method<N> };

type LooseCall = (
  args?: unknown,
) => Promise<
  { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly error: KioskErrorShape }
>;

/** @throws BridgeError from any call that the main process refused or failed */
export function kioskOver(bridge: Bridge): Kiosk {
  const plain = callNames.map((name) => {
    // The contract pairs each name with its argument and result; a loop over names cannot carry that pairing.
    const call = bridge[name] as LooseCall;
    return [
      name,
      async (args?: unknown): Promise<unknown> => {
        const answer = await (args === undefined ? call() : call(args));
        if (!answer.ok) throw new BridgeError(answer.error);
        return answer.value;
      },
    ] as const;
  });
  return Object.fromEntries(plain) as unknown as Kiosk;
}

interface Connected {
  readonly kiosk: Kiosk;
  readonly bridge: Bridge;
}
let connected: Connected | null = null;

/** Sets the bridge that every store uses from now on. */
export function connect(bridge: Bridge): void {
  connected = { kiosk: kioskOver(bridge), bridge };
}

function connection(): Connected {
  if (connected === null) throw new Error('connect() must come before the first call');
  return connected;
}

/** Returns the calls of the contract. */
export const kiosk = (): Kiosk => connection().kiosk;

/** Returns the events of the contract. */
export const kioskEvents = (): Pick<Bridge, ListenerName<EventName>> => connection().bridge;
