import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pageHeaders } from '../page-policy.ts';
import type { PageFile } from './page-files.ts';
import type { Sessions } from './session.ts';

export interface Door {
  readonly app: FastifyInstance;
  /** The one name and port that the page is asked for by. */
  readonly host: string;
  readonly sessions: Sessions;
  readonly index: PageFile | undefined;
  /**
   * `strict` for a page that is opened by itself. One that another site's page opens must be `lax`: else the very
   * request that comes in by the door goes without the cookie.
   */
  readonly sameSite: 'strict' | 'lax';
  readonly onAddressUsed?: (() => void) | undefined;
}

const closedDoor =
  'This kiosk opens with the one-time address that it printed in its terminal. Copy the newest one from there.';

/** Listens on loopback only. @returns the port */
export async function listen(http: Server, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return (http.address() as AddressInfo).port;
}

/**
 * Refuses whatever is not the page's own: foreign host names, foreign origins, unknown sessions. A one-time address
 * lets one page in, which is known by its cookie from then on.
 */
export function guardDoor({ app, host, sessions, index, sameSite, onAddressUsed }: Door): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(pageHeaders);
    const { host: asked, origin } = request.headers;
    const foreign =
      asked !== host ||
      (origin !== undefined && origin !== `http://${host}`) ||
      (request.method !== 'GET' && origin === undefined);
    if (foreign) return reply.code(403).type('text/plain').send('This kiosk answers its own page only.');
    if (isDoor(request)) return;
    if (!sessions.knows(request.cookies[sessions.cookieName]))
      return reply.code(401).type('text/plain').send(closedDoor);
  });
  app.get<{ Querystring: { token?: string } }>('/', async (request, reply) => {
    const { token } = request.query;
    if (token === undefined) return sendFile(reply, index);
    const session = sessions.redeem(token);
    if (session === null) return reply.code(401).type('text/plain').send(closedDoor);
    onAddressUsed?.();
    return reply
      .setCookie(sessions.cookieName, session, { httpOnly: true, sameSite, path: '/' })
      .redirect('/', 303);
  });
}

const isDoor = (request: FastifyRequest): boolean =>
  request.method === 'GET' && request.url.startsWith('/?token=');

export function sendFile(reply: FastifyReply, file: PageFile | undefined): FastifyReply {
  if (file === undefined) return reply.code(404).type('text/plain').send('No such page.');
  return reply.type(file.type).header('cache-control', 'no-cache').send(file.bytes);
}
