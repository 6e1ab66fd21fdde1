import cookie from '@fastify/cookie';
import { decode, encode } from '@msgpack/msgpack';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { maxShotBytes, readPhotoRoute } from '../../shared/contract.ts';
import type { Kiosk } from '../kiosk.ts';
import { pageHeaders } from '../page-policy.ts';
import { readPageFiles, type PageFile } from './page-files.ts';
import { Sessions } from './session.ts';

export interface BrowserHost {
  readonly port: number;
  /** A fresh address that lets one page in, once. */
  newAddress(): string;
  close(): Promise<void>;
}

export interface BrowserHostOptions {
  readonly kiosk: Kiosk;
  /** 0 takes any free port. */
  readonly port: number;
  /** The built page. */
  readonly pageDir: string;
  /** Told when an address was used up, so that the next one can be shown. */
  readonly onAddressUsed?: () => void;
}

const closedDoor =
  'This kiosk opens with the one-time address that it printed in its terminal. Copy the newest one from there.';

/** Serves the kiosk's page and its contract on loopback, to this machine's own browser only. */
export async function serveBrowser(options: BrowserHostOptions): Promise<BrowserHost> {
  const files = await readPageFiles(options.pageDir);
  const http = createServer();
  const app = Fastify({
    bodyLimit: maxShotBytes + 64 * 1024,
    serverFactory: (handler) => http.on('request', handler),
  });
  await app.register(cookie);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/msgpack', { parseAs: 'buffer' }, readArguments);
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject).listen(options.port, '127.0.0.1', resolve);
  });
  const { port } = http.address() as AddressInfo;
  const sessions = new Sessions(port);
  guard(app, port, sessions);
  addDoor(app, sessions, files, options.onAddressUsed);
  addContract(app, options.kiosk);
  addPage(app, files);
  await app.ready();
  return {
    port,
    newAddress: () => `http://127.0.0.1:${port}/?token=${sessions.newToken()}`,
    close: async () => {
      http.closeAllConnections();
      await app.close();
    },
  };
}

/** The argument of a call; an empty body is a call without one. Throws what Fastify answers with 400. */
function readArguments(_request: FastifyRequest, body: Buffer): Promise<unknown> {
  try {
    return Promise.resolve(body.length === 0 ? undefined : decode(body));
  } catch {
    return Promise.reject(Object.assign(new Error('The body is not MessagePack.'), { statusCode: 400 }));
  }
}

/** Refuses whatever is not this kiosk's own page: foreign host names, foreign origins, unknown sessions. */
function guard(app: FastifyInstance, port: number, sessions: Sessions): void {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(pageHeaders);
    const { host, origin } = request.headers;
    const foreign =
      host === undefined ||
      !hosts.includes(host) ||
      (origin !== undefined && origin !== `http://${host}`) ||
      (request.method !== 'GET' && origin === undefined);
    if (foreign) return reply.code(403).type('text/plain').send('This kiosk answers its own page only.');
    if (isDoor(request)) return;
    if (!sessions.knows(request.cookies[sessions.cookieName]))
      return reply.code(401).type('text/plain').send(closedDoor);
  });
}

const isDoor = (request: FastifyRequest): boolean =>
  request.method === 'GET' && request.url.startsWith('/?token=');

function addDoor(
  app: FastifyInstance,
  sessions: Sessions,
  files: ReadonlyMap<string, PageFile>,
  onAddressUsed?: () => void,
): void {
  app.get<{ Querystring: { token?: string } }>('/', async (request, reply) => {
    const { token } = request.query;
    if (token === undefined) return sendFile(reply, files.get('/index.html'));
    const session = sessions.redeem(token);
    if (session === null) return reply.code(401).type('text/plain').send(closedDoor);
    onAddressUsed?.();
    return reply
      .setCookie(sessions.cookieName, session, { httpOnly: true, sameSite: 'strict', path: '/' })
      .redirect('/', 303);
  });
}

function addContract(app: FastifyInstance, kiosk: Kiosk): void {
  app.post<{ Params: { name: string } }>('/call/:name', async (request, reply) => {
    const answer = await kiosk.dispatch(request.params.name, { trusted: true }, request.body);
    return reply.type('application/msgpack').send(Buffer.from(encode(answer, { ignoreUndefined: true })));
  });

  app.get('/events', (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, {
      ...pageHeaders,
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
    });
    reply.raw.write('retry: 1000\n\n');
    const stop = kiosk.on((name, payload) => {
      reply.raw.write(`event: ${name}\ndata: ${JSON.stringify(payload)}\n\n`);
    });
    request.raw.once('close', stop);
  });

  app.get('/photo/*', async (request, reply) => {
    const asked = readPhotoRoute(request.url.slice(1));
    const photo = asked === null ? null : await kiosk.photo(asked.imageId, asked.size);
    if (photo === null) return reply.code(404).type('text/plain').send('No such photo.');
    return reply.type(photo.mime).header('cache-control', 'no-store').send(Buffer.from(photo.bytes));
  });
}

function addPage(app: FastifyInstance, files: ReadonlyMap<string, PageFile>): void {
  app.get('/*', async (request, reply) =>
    sendFile(reply, files.get(new URL(request.url, 'http://page').pathname)),
  );
}

function sendFile(reply: FastifyReply, file: PageFile | undefined): FastifyReply {
  if (file === undefined) return reply.code(404).type('text/plain').send('No such page.');
  return reply.type(file.type).header('cache-control', 'no-cache').send(file.bytes);
}
