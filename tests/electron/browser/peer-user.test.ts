import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isOwnUser, userIn } from '../../../electron/browser/peer-user.ts';
import { hasIpv6Loopback } from '../../support/loopback.ts';

/** Two rows of a real table: a server's own end, owned by user 0, and the end of the client, user 1000. */
const table = `  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
   0: 0100007F:1130 0100007F:A2C4 01 00000000:00000000 00:00000000 00000000     0        0 41 1 0 20 4 30 10 -1
   1: 0100007F:A2C4 0100007F:1130 01 00000000:00000000 00:00000000 00000000  1000        0 42 1 0 20 4 30 10 -1
`;

describe('the table of connections', () => {
  it('names the user of the connecting end', () => {
    expect(userIn(table, 0xa2c4, 0x1130)).toBe(1000);
    expect(userIn(table, 0x1130, 0xa2c4)).toBe(0);
  });

  it('names no user for a connection that it does not contain', () => {
    expect(userIn(table, 0xa2c4, 0x1131)).toBeNull();
    expect(userIn('', 1, 2)).toBeNull();
  });
});

/** Returns whether a server accepts the program's connection as the same user's. */
async function judged(
  address: '127.0.0.1' | '::1',
  connect: (port: number) => Promise<unknown>,
): Promise<boolean> {
  const server = createServer();
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, address, resolve));
  const connected = once(server, 'connection') as Promise<[Socket]>;
  const { port } = server.address() as AddressInfo;
  const client = connect(port);
  const [socket] = await connected;
  const own = await isOwnUser(socket);
  socket.end('done');
  await client;
  return own;
}

/** Connects as a user of the system; bash does it, because every user may run it. */
async function bash(address: string, port: number, ids: { uid?: number; gid?: number }): Promise<string> {
  const child = spawn('/bin/bash', ['-c', `exec 3<>/dev/tcp/${address}/${port}; cat <&3`], {
    cwd: '/',
    ...ids,
  });
  return text(child.stdout);
}

const addresses = hasIpv6Loopback ? (['127.0.0.1', '::1'] as const) : (['127.0.0.1'] as const);
const nobody = { uid: 65_534, gid: 65_534 };
const isRoot = process.getuid?.() === 0;

describe.runIf(process.platform === 'linux')('a real connection on Linux', () => {
  it.each(addresses)('of the same user is known as such, over %s', async (address) => {
    expect(await judged(address, (port) => bash(address, port, {}))).toBe(true);
  });

  it('is known although another connection is being looked up', async () => {
    const several = Array.from({ length: 4 }, () =>
      judged('127.0.0.1', (port) => bash('127.0.0.1', port, {})),
    );
    expect(await Promise.all(several)).toEqual([true, true, true, true]);
  });

  it.runIf(isRoot)('of another user is known as such (only root can try)', async () => {
    expect(await judged('127.0.0.1', (port) => bash('127.0.0.1', port, nobody))).toBe(false);
  });
});

it('a connection that has ended has no user', async () => {
  expect(await isOwnUser({ remotePort: undefined, localPort: 80 })).toBe(false);
});
