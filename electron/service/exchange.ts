import http from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { openConnection } from './connection.ts';
import { decodeContent } from './content-encoding.ts';
import type { Deadline } from './deadline.ts';
import { connectLimit } from './endpoint-rules.ts';
import { gather } from './gather.ts';
import type { RequestBody } from './request-body.ts';
import { TransportError, systemCodeOf } from './transport-error.ts';
import type { TransportReason } from './transport-error.ts';
import { upload } from './upload.ts';

export interface Request {
  readonly method: 'GET' | 'POST';
  readonly url: URL;
  /** JSON; null for a request without a body. */
  readonly body: RequestBody | null;
  /** Largest answer in bytes, before and after decompression. */
  readonly limit: number;
}

/** A complete answer of any status. */
export interface Answer {
  readonly status: number;
  readonly body: Uint8Array;
  readonly contentType: string;
  readonly retryAfter: string | null;
  readonly date: string | null;
}

const headerLimit = 32 * 1024;

/**
 * Sends one request on a fresh connection and returns the whole answer. Follows no redirect and repeats
 * nothing.
 * @throws TransportError; `sent` says whether the first byte had been handed over
 */
export async function exchange(request: Request, deadline: Deadline): Promise<Answer> {
  const socket = await openConnection(request.url, deadline, connectLimit);
  try {
    // Last chance to give up without the risk of a charge.
    const stopped = deadline.stopped();
    if (stopped !== null) throw new TransportError({ reason: stopped, sent: false });
    return await converse(socket, request, deadline);
  } finally {
    socket.destroy();
  }
}

function converse(socket: Socket, sent: Request, deadline: Deadline): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let received = 0;
    let answer: IncomingMessage | null = null;
    let status: number | null = null;
    let settled = false;

    const fail = (reason: TransportReason, systemCode = ''): void => {
      if (settled) return;
      settled = true;
      withdraw();
      socket.destroy();
      void gather(chunks).then((partial) => {
        const kept = partial.byteLength === 0 ? null : partial;
        reject(new TransportError({ reason, sent: true, systemCode, status, partial: kept }));
      }, reject);
    };
    const onError = (error: Error): void => {
      // The answer is complete and its 'end' event follows; later data, such as a second copy, changes
      // nothing.
      if (answer?.complete === true) return;
      const code = systemCodeOf(error);
      fail(answerReason(code, status), code);
    };

    const outgoing = http.request({
      method: sent.method,
      path: `${sent.url.pathname}${sent.url.search}`,
      setHost: false,
      headers: headersOf(sent),
      createConnection: () => socket,
      maxHeaderSize: headerLimit,
      insecureHTTPParser: false,
    });
    // Arm the deadline only now: from here on, any failure leaves the outcome uncertain.
    let withdraw = (): void => undefined;
    outgoing.on('error', onError);
    outgoing.on('upgrade', () => {
      fail('malformed');
    });
    outgoing.on('response', (response: IncomingMessage) => {
      answer = response;
      status = response.statusCode ?? 0;
      const announced = Number(response.headers['content-length'] ?? '0');
      if (announced > sent.limit) {
        fail('too-large');
        return;
      }
      response.on('data', (chunk: Buffer) => {
        received += chunk.byteLength;
        if (received > sent.limit) fail('too-large');
        else if (deadline.stopped() === null) chunks.push(chunk);
      });
      response.on('error', onError);
      response.on('close', () => {
        if (!response.complete) fail('cut');
      });
      response.on('end', () => {
        if (settled || !response.complete) return;
        settled = true;
        withdraw();
        completeAnswer(response, chunks, sent.limit).then(resolve, reject);
      });
    });
    if (sent.body === null) outgoing.end();
    else void upload(outgoing, sent.body).catch(reject);
    withdraw = deadline.onStop(fail);
  });
}

async function completeAnswer(response: IncomingMessage, chunks: Buffer[], limit: number): Promise<Answer> {
  const status = response.statusCode ?? 0;
  const raw = await gather(chunks);
  const body = await decodeContent(raw, response.headers['content-encoding'] ?? 'identity', limit, status);
  return {
    status,
    body,
    contentType: response.headers['content-type'] ?? '',
    retryAfter: response.headers['retry-after'] ?? null,
    date: response.headers.date ?? null,
  };
}

function headersOf(request: Request): Record<string, string> {
  return {
    host: request.url.host,
    accept: request.body === null ? '*/*' : 'application/json',
    'accept-encoding': 'identity',
    connection: 'close',
    ...(request.body === null
      ? {}
      : { 'content-type': 'application/json', 'content-length': String(request.body.byteLength) }),
  };
}

function answerReason(code: string, status: number | null): TransportReason {
  if (code.startsWith('HPE_') && code !== 'HPE_INVALID_EOF_STATE') return 'malformed';
  return status === null ? 'reset' : 'cut';
}
