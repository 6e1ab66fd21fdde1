/** Facts about a request apart from its fields. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UrlSigner } from './signing.ts';

export interface Caller {
  /** Aborted when the caller's connection is gone. */
  readonly signal: AbortSignal;
  /** The caller's name for the call, for the ledger. */
  readonly name: string | null;
  /** Returns a stored image's signed address. */
  readonly address: (fileName: string) => string;
}

/** Header that names a call in the ledger; longer names are cut. */
const CALL_HEADER = 'x-headroom-call';
const CALL_NAME_MAX = 100;

/** Returns a signal that aborts when the connection closes before the answer is written. */
function signalOf(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

export function callerOf(request: FastifyRequest, reply: FastifyReply, signer: UrlSigner): Caller {
  const name = request.headers[CALL_HEADER];
  const origin = `http://127.0.0.1:${request.socket.localPort ?? 0}`;
  return {
    signal: signalOf(reply),
    name: typeof name === 'string' ? name.slice(0, CALL_NAME_MAX) : null,
    address: (fileName) => origin + signer.sign(fileName),
  };
}
