import http from 'node:http';
import https from 'node:https';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { endpoints, freeEndpoints } from '../../../shared/service/wire.ts';
import type { Endpoint } from '../../../shared/service/wire.ts';

/** A request that the server has read to its end. */
export interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** Number of its connection, counted from 1. */
  readonly connection: number;
}

export interface Turn {
  readonly request: Received;
  readonly response: ServerResponse;
  /** For bytes that no HTTP library would write. */
  readonly socket: Socket;
}
export type Script = (turn: Turn) => void | Promise<void>;

export interface ScriptedServer {
  readonly baseUrl: string;
  readonly requests: Received[];
  /** Calls of paid endpoints whose body was read whole: what a service would charge. */
  readonly paidCalls: () => number;
  readonly connections: () => number;
  /** Sets the script for every request from now on. */
  readonly play: (script: Script) => void;
  readonly close: () => Promise<void>;
}

const paidPaths: ReadonlySet<string> = new Set(
  Object.entries(endpoints).flatMap(([name, path]) => (freeEndpoints.has(name as Endpoint) ? [] : [path])),
);

/** A server on loopback that answers exactly as told, byte by byte if necessary, and counts. */
export async function startScriptedServer(
  tls?: { readonly key: string; readonly cert: string },
  host = '127.0.0.1',
): Promise<ScriptedServer> {
  const requests: Received[] = [];
  const sockets = new Set<Socket>();
  const numbers = new WeakMap<Socket, number>();
  let connections = 0;
  let script: Script = ({ response }) => {
    response.writeHead(500).end();
  };

  const listener = (incoming: IncomingMessage, response: ServerResponse): void => {
    const chunks: Buffer[] = [];
    incoming.on('error', () => undefined);
    response.on('error', () => undefined);
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const { method = '', url: path = '', headers, socket } = incoming;
      const request = {
        method,
        path,
        headers,
        body: Buffer.concat(chunks),
        connection: numbers.get(socket) ?? 0,
      };
      requests.push(request);
      void script({ request, response, socket });
    });
  };
  const server = tls === undefined ? http.createServer(listener) : https.createServer(tls, listener);
  server.on(tls === undefined ? 'connection' : 'secureConnection', (socket: Socket) => {
    connections += 1;
    numbers.set(socket, connections);
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
  });
  server.on('tlsClientError', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    baseUrl: `${tls === undefined ? 'http' : 'https'}://${host}:${String(port)}`,
    requests,
    paidCalls: () => requests.filter(({ path }) => paidPaths.has(path)).length,
    connections: () => connections,
    play: (next) => {
      script = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/** Answers with JSON. */
export const json =
  (body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Script =>
  ({ response }) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };

/** Answers with these bytes as the body. */
export const bytes =
  (body: string | Uint8Array, status = 200, headers: Readonly<Record<string, string>> = {}): Script =>
  ({ response }) => {
    response.writeHead(status, headers);
    response.end(body);
  };

/** Writes raw bytes to the connection, including the status line, and then ends, resets or keeps it. */
export const raw =
  (text: string | Buffer, then: 'end' | 'reset' | 'hang' = 'end'): Script =>
  ({ socket }) => {
    socket.write(text, () => {
      if (then === 'end') socket.end();
      // Wait, so that the bytes have left before the reset overtakes them.
      if (then === 'reset') setTimeout(() => socket.resetAndDestroy(), 5);
    });
  };

/** A complete HTTP answer as text, for cutting. */
export const rawAnswer = (body: string, headers = ''): Buffer =>
  Buffer.from(
    `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${String(Buffer.byteLength(body))}\r\n${headers}\r\n${body}`,
  );
