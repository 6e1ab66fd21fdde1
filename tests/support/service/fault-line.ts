import net from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** The network's treatment of one call. By default the bytes pass unchanged. */
export interface LineFault {
  /** Bytes of the request that get through, headers included; then both sides are reset. */
  readonly upload?: number;
  /** Receives the whole answer, headers included, once the service has ended it, and may pass on any part of it. */
  readonly deliver?: (answer: Buffer, kiosk: Socket) => void;
  /** Port to which the call goes instead of the service: a portal, or nowhere. */
  readonly port?: number;
}

/** The network between a kiosk and a service: a port on loopback that forwards to another. */
export interface FaultLine {
  readonly port: number;
  /** Paths of requests of which at least the first line has left the kiosk. Requests inside TLS are not counted. */
  readonly begun: readonly string[];
  /** Connections that the kiosk has opened, whatever was sent on them. */
  readonly connections: () => number;
  /** Decides the fate of a call by its path, once its first line has arrived. */
  readonly judge: (decide: (path: string) => LineFault | null) => void;
  /** Forwards all later connections to another port. */
  readonly leadTo: (port: number) => void;
  /** Stops listening: connections are refused, and the open ones break. */
  readonly down: () => Promise<void>;
  readonly up: () => Promise<void>;
}

const firstLine = /^[A-Z]+ (\S+) HTTP\/1\.1\r\n/;
const never = (): null => null;

export async function startFaultLine(servicePort: number): Promise<FaultLine> {
  const begun: string[] = [];
  const sockets = new Set<Socket>();
  let target = servicePort;
  let connections = 0;
  let decide: (path: string) => LineFault | null = never;

  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    return socket;
  };

  const carry = (kiosk: Socket, first: Buffer): void => {
    const path = firstLine.exec(first.toString('latin1'))?.[1];
    if (path !== undefined) begun.push(path);
    const fault = path === undefined ? null : decide(path);
    const service = keep(net.connect(fault?.port ?? target, '127.0.0.1'));
    let left = fault?.upload ?? Infinity;
    const send = (piece: Buffer): void => {
      const through = piece.subarray(0, Math.min(left, piece.byteLength));
      left -= through.byteLength;
      service.write(through, () => {
        if (left > 0) return;
        service.destroy();
        kiosk.resetAndDestroy();
      });
    };
    send(first);
    kiosk.on('data', send);
    kiosk.on('close', () => service.destroy());

    const deliver = fault?.deliver;
    if (deliver === undefined) {
      service.pipe(kiosk);
      service.on('close', () => kiosk.end());
      return;
    }
    const answer: Buffer[] = [];
    service.on('data', (piece: Buffer) => answer.push(piece));
    service.on('end', () => deliver(Buffer.concat(answer), kiosk));
  };

  const server = net.createServer((kiosk) => {
    connections += 1;
    keep(kiosk).once('data', (first: Buffer) => carry(kiosk, first));
  });
  const listen = (port: number): Promise<void> =>
    new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  await listen(0);
  const { port } = server.address() as AddressInfo;

  return {
    port,
    begun,
    connections: () => connections,
    judge: (next) => {
      decide = next;
    },
    leadTo: (next) => {
      target = next;
    },
    down: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
    up: () => listen(port),
  };
}
