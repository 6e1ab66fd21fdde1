/** Finds the user of this machine at the other end of a loopback connection. Only Linux reveals it. */
import { readFile } from 'node:fs/promises';
import type { Socket } from 'node:net';

/** The kernel returns its table in pieces, and a row can slip between two of them while connections come and go. */
const tries = 3;

/** Reads the port from `/proc/net/tcp`, which writes each end as address and port in hexadecimal. */
const port = (end: string | undefined): number => Number.parseInt(end?.split(':')[1] ?? '', 16);

/**
 * Finds the user of the socket that leads from `fromPort` to `toPort`. Columns as in the Linux manual, proc(5): number,
 * local end, remote end, state, queues, timer, retransmissions, user.
 *
 * @param table the text of `/proc/net/tcp` or `tcp6`
 * @returns the user's id; null when the table has no such connection
 */
export function userIn(table: string, fromPort: number, toPort: number): number | null {
  for (const line of table.split('\n').slice(1)) {
    const [, local, remote, , , , , user] = line.trim().split(/\s+/);
    if (port(local) === fromPort && port(remote) === toPort) return Number(user);
  }
  return null;
}

/**
 * Returns a function that reads one of the kernel's tables, from its beginning after the call. Reading takes 4 ms, and
 * over 20 while Chromium opens a page with several connections: those that arrive during a read share the next one.
 */
function tableReader(path: string): () => Promise<string> {
  let running: Promise<string> | null = null;
  let next: Promise<string> | null = null;
  return function read(): Promise<string> {
    if (running !== null) return (next ??= running.then(read));
    next = null;
    // A table that is absent, as without IPv6, or that cannot be read, names no user.
    running = readFile(path, 'utf8').catch(() => '');
    void running.then(() => (running = null));
    return running;
  };
}
/** A connection over IPv4 is in the second table when its program opened it as IPv6. */
const tables = [tableReader('/proc/net/tcp'), tableReader('/proc/net/tcp6')];

/**
 * True when a connection comes from the user who runs the kiosk. Also true on systems that do not reveal the user;
 * false when the system should know the connection and does not.
 */
export async function isOwnUser(socket: Pick<Socket, 'remotePort' | 'localPort'>): Promise<boolean> {
  const { remotePort, localPort } = socket;
  if (remotePort === undefined || localPort === undefined) return false; // Closed in the meantime.
  if (process.platform !== 'linux') return true;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    for (const read of tables) {
      const user = userIn(await read(), remotePort, localPort);
      if (user !== null) return user === process.getuid?.();
    }
  }
  return false;
}
