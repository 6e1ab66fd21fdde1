import cookie from '@fastify/cookie';
import { decode, encode } from '@msgpack/msgpack';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { createServer } from 'node:http';
import { maxShotBytes } from '../../shared/picture-limits.ts';
import { readPhotoRoute } from '../../shared/photo-route.ts';
import type { Kiosk } from '../kiosk.ts';
import { pageHeaders } from '../page-policy.ts';
import { withoutSchemas } from '../without-schemas.ts';
import { serveCustomerScreen } from './customer-server.ts';
import { guardDoor, listen, pathOf, sendFile } from './door.ts';
import { readPageFiles } from './page-files.ts';
import { filesInLanguage } from './page-in-language.ts';
import { Sessions } from './session.ts';

/** The parts of a kiosk that a browser is served. */
type ServedKiosk = Pick<Kiosk, 'dispatch' | 'photo' | 'customerScreen' | 'language' | 'on'>;

export interface BrowserHost {
  readonly port: number;
  /** Returns a new address that lets one page in, once. */
  newAddress(): string;
  close(): Promise<void>;
}

export interface BrowserHostOptions {
  readonly kiosk: ServedKiosk;
  /** Port to listen on; 0 takes any free port. */
  readonly port: number;
  /** Folder of the built page. */
  readonly pageDir: string;
  /** Called when an address was used or has expired, so that the next one can be shown. */
  readonly onAddressSpent?: (visit: 'let-in' | 'spent') => void;
}

/** Serves the kiosk's page and its contract on loopback, to this machine's own browser only. */
export async function serveBrowser(options: BrowserHostOptions): Promise<BrowserHost> {
  const fileFor = filesInLanguage(await readPageFiles(options.pageDir), () => options.kiosk.language());
  // Connections stay open: Chromium automatically repeats a POST when its reused connection closes.
  const http = createServer({ keepAliveTimeout: 0 });
  const app = Fastify({
    ...withoutSchemas,
    bodyLimit: maxShotBytes + 64 * 1024,
    serverFactory: (handler) => http.on('request', handler),
  });
  await app.register(cookie);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/msgpack', { parseAs: 'buffer' }, readArguments);
  const port = await listen(http, options.port);
  // Use the number only: `localhost` is the customer screen's name, and the two must not share cookies.
  const host = `127.0.0.1:${port}`;
  const sessions = new Sessions(port);
  const { onAddressSpent } = options;
  guardDoor({ app, host, sessions, index: (request) => fileFor(request, '/index.html'), onAddressSpent });
  addContract(app, options.kiosk);
  app.get('/*', async (request, reply) => sendFile(reply, fileFor(request, pathOf(request))));
  await app.ready();
  const customer = await serveCustomerScreen(options.kiosk.customerScreen.page, fileFor);
  options.kiosk.customerScreen.attach({ secondDisplay: () => null, newAddress: customer.newAddress });
  return {
    port,
    newAddress: () => `http://${host}/?token=${sessions.newToken()}`,
    close: async () => {
      await customer.close();
      http.closeAllConnections();
      // Fastify closes only a server that it has started itself.
      await new Promise((resolve) => http.close(resolve));
      await app.close();
    },
  };
}

/**
 * Returns the argument of a call; an empty body is a call without one. Throws an error that Fastify answers with 400.
 */
function readArguments(_request: FastifyRequest, body: Buffer): Promise<unknown> {
  try {
    return Promise.resolve(body.length === 0 ? undefined : decode(body));
  } catch {
    return Promise.reject(Object.assign(new Error('The body is not MessagePack.'), { statusCode: 400 }));
  }
}

function addContract(app: FastifyInstance, kiosk: ServedKiosk): void {
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
