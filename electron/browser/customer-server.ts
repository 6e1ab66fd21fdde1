import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { createServer } from 'node:http';
import type { CustomerPage } from '../customer-screen/customer-screen.ts';
import { answerCustomer } from '../customer-screen/requests.ts';
import { guardDoor, listen, sendFile } from './door.ts';
import type { PageFile } from './page-files.ts';
import { Sessions } from './session.ts';

export interface CustomerServer {
  /** A fresh address that lets one customer's page in, once. */
  readonly newAddress: () => string;
  readonly close: () => Promise<void>;
}

/**
 * Serves the customer's page on loopback, beside the kiosk's own server and apart from it: another port, so another
 * origin, and another name for the same machine, so another cookie jar. A browser sends `127.0.0.1`'s cookie to every
 * port of it; to `localhost` it sends none. So the customer's tab carries nothing that the kiosk would know it by.
 */
export async function serveCustomerScreen(
  page: CustomerPage,
  files: ReadonlyMap<string, PageFile>,
): Promise<CustomerServer> {
  const http = createServer();
  const app = Fastify({ bodyLimit: 1, serverFactory: (handler) => http.on('request', handler) });
  await app.register(cookie);
  app.removeAllContentTypeParsers();
  const port = await listen(http, 0);
  const host = `localhost:${port}`;
  const sessions = new Sessions(port);
  guardDoor({ app, host, sessions, index: files.get('/customer.html'), sameSite: 'lax' });

  app.route({
    method: ['GET', 'POST'],
    url: '/*',
    handler: async (request, reply) => {
      const left = new AbortController();
      reply.raw.once('close', () => left.abort());
      const [address = ''] = request.url.split('?');
      const { method } = request;
      const asked = await answerCustomer(page, { method, path: address.slice(1), signal: left.signal });
      if (asked === null) {
        // The kiosk's own page would find no kiosk here: it is not offered.
        const file = method === 'GET' && address !== '/index.html' ? files.get(address) : undefined;
        return sendFile(reply, file);
      }
      const { status, type = 'text/plain', body = '' } = asked;
      const bytes = typeof body === 'string' ? body : Buffer.from(body);
      return reply.code(status).type(type).header('cache-control', 'no-store').send(bytes);
    },
  });
  await app.ready();
  return {
    newAddress: () => `http://${host}/?token=${sessions.newToken()}`,
    close: async () => {
      http.closeAllConnections();
      await app.close();
    },
  };
}
