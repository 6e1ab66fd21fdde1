/** The bridge over HTTP, for the browser host: one POST for each call, and server-sent events. */
import { decode, encode } from '@msgpack/msgpack';
import {
  callNames,
  eventNames,
  listenerName,
  type Answer,
  type Bridge,
  type CallName,
  type EventName,
} from '../../shared/contract.ts';
import { ConnectionLost } from './bridge.ts';

const messagePack = 'application/msgpack';

/** Size from which a body is handed to Chromium as a Blob, bytes: a camera's frame then arrives in half the time. */
const largeBody = 100_000;

function bodyOf(args: unknown): Uint8Array<ArrayBuffer> | Blob | null {
  if (args === undefined) return null;
  const bytes = Uint8Array.from(encode(args));
  return bytes.byteLength < largeBody ? bytes : new Blob([bytes]);
}

async function post(name: CallName, args: unknown): Promise<Response> {
  try {
    return await fetch(`call/${name}`, {
      method: 'POST',
      headers: { 'content-type': messagePack },
      body: bodyOf(args),
    });
  } catch (cause) {
    // fetch rejects for one reason only here: the kiosk no longer listens
    throw new ConnectionLost('gone', { cause });
  }
}

async function callOver(name: CallName, args: unknown): Promise<Answer<unknown>> {
  const response = await post(name, args);
  if (response.status === 401 || response.status === 403) throw new ConnectionLost('refused');
  if (response.headers.get('content-type')?.startsWith(messagePack) !== true)
    throw new ConnectionLost('gone');
  return decode(new Uint8Array(await response.arrayBuffer())) as Answer<unknown>;
}

/**
 * @param onLost called when a call or the stream of events gets no answer
 * @returns the contract's bridge; its calls throw `ConnectionLost` when there is no answer
 */
export function httpBridge(onLost: (reason: ConnectionLost['reason']) => void): Bridge {
  const source = new EventSource('events');
  source.addEventListener('error', () => onLost('gone'));
  /** Calls wait for the stream of events: the page would never hear of a change between its first answer and its first event. */
  const listening = new Promise<unknown>((resolve) => {
    source.addEventListener('open', resolve, { once: true });
    source.addEventListener('error', resolve, { once: true });
  });

  const call = async (name: CallName, args: unknown): Promise<Answer<unknown>> => {
    await listening;
    try {
      return await callOver(name, args);
    } catch (error) {
      if (error instanceof ConnectionLost) onLost(error.reason);
      throw error;
    }
  };
  const listen = (name: EventName, listener: (payload: unknown) => void): (() => void) => {
    const heard = (event: MessageEvent<string>): void => listener(JSON.parse(event.data));
    source.addEventListener(name, heard);
    return () => source.removeEventListener(name, heard);
  };

  const methods = callNames.map((name) => [name, (args?: unknown) => call(name, args)] as const);
  const listeners = eventNames.map(
    (name) => [listenerName(name), (listener: (payload: unknown) => void) => listen(name, listener)] as const,
  );
  // Built from the contract's own lists of names, so it has the type that the contract promises.
  return Object.fromEntries<unknown>([...methods, ...listeners]) as unknown as Bridge;
}
