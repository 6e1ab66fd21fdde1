import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { createServer, type Server } from 'node:http';
import type { CustomerPage } from '../customer-screen/customer-screen.ts';
import { answerCustomer } from '../customer-screen/requests.ts';
import { codeOf } from '../error-code.ts';
import { withoutSchemas } from '../without-schemas.ts';
import { guardDoor, listen, pathOf, sendFile } from './door.ts';
import type { FileFor } from './page-in-language.ts';
import { Sessions } from './session.ts';

export interface CustomerServer {
  /** Returns a new address that lets one customer's page in, once. */
  readonly newAddress: () => string;
  readonly close: () => Promise<void>;
}

/** Number of ports to try until one is free on both addresses of `localhost`. */
const mostPorts = 20;
/** Error codes of a machine without IPv6: no program can take that address there. */
const noIpv6: readonly unknown[] = ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL'];

/**
 * Listens on both addresses of `localhost`, because a browser may use either, and another program could take one that
 * is left free.
 *
 * @returns the port
 * @throws when no port is free on both
 */
export async function listenOnBoth(ipv4: Server, ipv6: Server): Promise<number> {
  for (let attempt = 0; attempt < mostPorts; attempt += 1) {
    const port = await listen(ipv4, 0);
    try {
      return await listen(ipv6, port, '::1');
    } catch (error) {
      if (noIpv6.includes(codeOf(error))) return port;
      await new Promise((resolve) => ipv4.close(resolve));
      if (codeOf(error) !== 'EADDRINUSE') throw error;
    }
  }
  throw new Error('No port is free on both addresses of localhost.');
}

/**
 * Serves the customer's page on loopback, separated from the kiosk's own server: another port makes another origin,
 * and another name for the same machine makes another cookie jar. A browser sends `127.0.0.1`'s cookie to every port
 * of it, but none to `localhost`. So the customer's tab carries nothing that identifies it to the kiosk.
 */
export async function serveCustomerScreen(page: CustomerPage, fileFor: FileFor): Promise<CustomerServer> {
  const [ipv4, ipv6] = [createServer(), createServer()];
  const app = Fastify({
    ...withoutSchemas,
    bodyLimit: 1,
    serverFactory: (handler) => {
      ipv6.on('request', handler);
      return ipv4.on('request', handler);
    },
  });
  await app.register(cookie);
  app.removeAllContentTypeParsers();
  const port = await listenOnBoth(ipv4, ipv6);
  const host = `localhost:${port}`;
  const sessions = new Sessions(port);
  guardDoor({ app, host, sessions, index: (request) => fileFor(request, '/customer.html') });

  app.route({
    method: ['GET', 'POST'],
    url: '/*',
    handler: async (request, reply) => {
      const left = new AbortController();
      reply.raw.once('close', () => left.abort());
      const address = pathOf(request);
      const { method } = request;
      const asked = await answerCustomer(page, { method, path: address.slice(1), signal: left.signal });
      if (asked === null) {
        // Do not serve the kiosk's own page, which would find no kiosk here.
        const file = method === 'GET' && address !== '/index.html' ? fileFor(request, address) : undefined;
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
      for (const server of [ipv4, ipv6]) server.closeAllConnections();
      // Fastify closes only a server that it has started itself.
      for (const server of [ipv4, ipv6]) await new Promise((resolve) => server.close(resolve));
      await app.close();
    },
  };
}
