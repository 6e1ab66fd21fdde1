import { once } from 'node:events';
import type { ClientRequest } from 'node:http';
import type { RequestBody } from './request-body.ts';

/**
 * Sends a body as fast as the connection accepts it, and ends the request. Returns quietly when the
 * connection is gone: its listeners have already been told.
 */
export async function upload(outgoing: ClientRequest, body: RequestBody): Promise<void> {
  for (const piece of body.pieces()) {
    if (outgoing.destroyed) return;
    const taken = typeof piece === 'string' ? outgoing.write(piece, 'latin1') : outgoing.write(piece);
    if (!taken) await takenUp(outgoing);
  }
  outgoing.end();
}

async function takenUp(outgoing: ClientRequest): Promise<void> {
  const over = new AbortController();
  const { signal } = over;
  const gone = (): void => {
    over.abort();
  };
  outgoing.once('close', gone);
  // A connection that ends rejects the wait; its error is reported elsewhere.
  await once(outgoing, 'drain', { signal }).catch(() => undefined);
  outgoing.removeListener('close', gone);
}
