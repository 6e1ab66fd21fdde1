/** Finds a port and listens on it, on loopback only. */
import type { FastifyInstance } from 'fastify';
import { createServer } from 'node:net';

const LOOPBACK = '127.0.0.1';

/** True when nothing listens there now. If another program takes the port afterwards, listening fails. */
function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => {
      resolve(false);
    });
    probe.listen(port, LOOPBACK, () => {
      probe.close(() => {
        resolve(true);
      });
    });
  });
}

/**
 * @param wanted a port, or 0 for the last one when it is free, else any
 * @param last the port of the last run, which keeps addresses from before a restart valid
 * @returns the port
 * @throws when the wanted port is taken
 */
export async function listen(server: FastifyInstance, wanted: number, last: number | null): Promise<number> {
  const again = wanted === 0 && last !== null && (await isFree(last));
  await server.listen({ host: LOOPBACK, port: again ? last : wanted });
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}
