import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { pageHeaders } from '../page-policy.ts';
import type { PageFile } from './page-files.ts';
import { isOwnUser } from './peer-user.ts';
import type { Sessions } from './session.ts';

export interface Door {
  readonly app: FastifyInstance;
  /** The only host and port under which the page may be requested. */
  readonly host: string;
  readonly sessions: Sessions;
  /** Returns the page for a request. */
  readonly index: (request: FastifyRequest) => PageFile | undefined;
  /** Called after a visit with a valid address, and after one with an address that was used or has expired. */
  readonly onAddressSpent?: ((visit: 'let-in' | 'spent') => void) | undefined;
  /** For tests: tells whether a connection comes from the user who runs the kiosk. */
  readonly ownUser?: ((socket: Socket) => Promise<boolean>) | undefined;
}

/**
 * Headers of this host: the kiosk's page may open the customer's, which has another port under the name `localhost`.
 */
const headers = {
  ...pageHeaders,
  'Connection-Allowlist': '(response-origin "http://localhost:*");webrtc=block',
};

const closedDoor =
  'This kiosk opens with a one-time address that lasts a minute. Copy the newest one from the terminal of Headroom.';
const otherUser = 'This kiosk belongs to another user of this computer.';

/** Moves on to the page in a second step, so that its strict cookie is sent although another page led here. */
const letIn = '<!doctype html><title>Headroom</title>';

/** Listens on loopback only. @returns the port */
export async function listen(http: Server, port: number, address = '127.0.0.1'): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject).listen(port, address, () => {
      http.off('error', reject);
      resolve();
    });
  });
  return (http.address() as AddressInfo).port;
}

/**
 * Refuses every request that does not come from the page itself: other users of the machine (but for the page's code),
 * foreign host names, foreign origins, unknown sessions. A one-time address lets one page in, and from then on a cookie
 * identifies that page.
 */
export function guardDoor({ app, host, sessions, index, onAddressSpent, ownUser = isOwnUser }: Door): void {
  const asked = new WeakMap<Socket, Promise<boolean>>();
  const isOwn = (socket: Socket): Promise<boolean> => {
    const known = asked.get(socket) ?? ownUser(socket);
    asked.set(socket, known);
    return known;
  };
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(headers);
    const refuse = (status: number, text: string): FastifyReply =>
      reply.code(status).type('text/plain').send(text);
    // Begun for every connection, so that its first call need not wait for it.
    const own = isOwn(request.raw.socket);
    if (!isProgram(request) && !(await own)) return refuse(403, otherUser);
    if (isForeign(request, host)) return refuse(403, 'This kiosk answers its own page only.');
    if (isDoor(request)) return;
    if (!sessions.knows(request.cookies[sessions.cookieName])) return refuse(401, closedDoor);
  });
  app.get<{ Querystring: { token?: string } }>('/', async (request, reply) => {
    const { token } = request.query;
    if (token === undefined) return sendFile(reply, index(request));
    const visit = sessions.redeem(token);
    if (visit.kind !== 'unknown') onAddressSpent?.(visit.kind);
    if (visit.kind !== 'let-in') return reply.code(401).type('text/plain').send(closedDoor);
    void reply.setCookie(sessions.cookieName, visit.session, {
      httpOnly: true,
      sameSite: 'strict',
      path: '/',
    });
    // The address was typed by a person (Fetch Metadata, W3C): no other page is involved, so that the page may reload
    // itself with its cookie.
    if (request.headers['sec-fetch-site'] === 'none') return sendFile(reply, index(request), 'no-store');
    return reply
      .header('cache-control', 'no-store')
      .header('refresh', '0; url=/')
      .type('text/html')
      .send(letIn);
  });
}

function isForeign({ headers, method }: FastifyRequest, host: string): boolean {
  const { host: asked, origin } = headers;
  if (asked !== host) return true;
  return origin === undefined ? method !== 'GET' : origin !== `http://${host}`;
}

const isDoor = (request: FastifyRequest): boolean =>
  request.method === 'GET' && request.url.startsWith('/?token=');

/**
 * True for the page's own code, which every user of the machine can read in Headroom's folder. It need not wait until
 * the user of its connection is known.
 */
const isProgram = ({ method, url }: FastifyRequest): boolean =>
  method === 'GET' && url.startsWith('/assets/');

/** Returns the path of a request without its query, exactly as it was requested. */
export const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? '';

export function sendFile(
  reply: FastifyReply,
  file: PageFile | undefined,
  caching: 'no-cache' | 'no-store' = 'no-cache',
): FastifyReply {
  if (file === undefined) return reply.code(404).type('text/plain').send('No such page.');
  return reply.type(file.type).header('cache-control', caching).send(file.bytes);
}
