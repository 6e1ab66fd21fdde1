/** The bridge over HTTP, for the browser host: one POST a call, server-sent events for what is pushed. */
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

/** Bytes from which on a body is handed to Chromium as a Blob: a camera's frame is there in half the time then. */
const largeBody = 1_000_000;

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
    // fetch rejects for one reason only here: nobody is listening any more
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
 * @param onLost told when a call or the stream of events finds nobody at the other end
 * @returns the contract's bridge; its calls throw `ConnectionLost` when there is no answer
 */
export function httpBridge(onLost: (reason: ConnectionLost['reason']) => void): Bridge {
  const source = new EventSource('events');
  source.addEventListener('error', () => onLost('gone'));

  const call = async (name: CallName, args: unknown): Promise<Answer<unknown>> => {
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
  // Built from the contract's own lists of names, which is what its type says.
  return Object.fromEntries<unknown>([...methods, ...listeners]) as unknown as Bridge;
}
