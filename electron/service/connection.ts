import net from 'node:net';
import tls from 'node:tls';
import type { Deadline } from './deadline.ts';
import { TransportError, systemCodeOf } from './transport-error.ts';
import type { TransportReason } from './transport-error.ts';

/** Milliseconds of silence before the system checks that the other side is still there. */
const keepAliveAfter = 30_000;

/** Error codes of Node and OpenSSL for a certificate that is not trusted. */
const certificateCode =
  /CERT|SELF_SIGNED|UNABLE_TO_(?:VERIFY|GET|DECRYPT|DECODE)|CRL|HOSTNAME_MISMATCH|INVALID_(?:CA|PURPOSE)|PATH_LENGTH/;

/**
 * Opens a fresh connection, TLS included, and sends nothing on it. A paid call never shares a connection:
 * when a reused connection closes, it is unknown whether the request was read.
 * @param limit milliseconds for name, connection and TLS together; the call's deadline may be sooner
 * @throws TransportError with `sent: false`
 */
export function openConnection(url: URL, deadline: Deadline, limit: number): Promise<net.Socket> {
  return new Promise((resolve, reject) => {
    const stopped = deadline.stopped();
    if (stopped !== null) {
      reject(new TransportError({ reason: stopped, sent: false }));
      return;
    }
    const secure = url.protocol === 'https:';
    const socket = secure ? secureSocket(url) : net.connect(hostAndPort(url));

    const settle = (): void => {
      withdraw();
      clearTimeout(limitTimer);
      socket.removeListener('error', onError);
      socket.removeListener('close', onClose);
    };
    const fail = (reason: TransportReason, systemCode = ''): void => {
      settle();
      // Ignores late errors of a socket that has been given up: the promise is already settled.
      socket.on('error', () => undefined);
      socket.destroy();
      reject(new TransportError({ reason, sent: false, systemCode }));
    };
    const onError = (error: Error): void => {
      const code = systemCodeOf(error);
      fail(connectReason(code), code);
    };
    const onClose = (): void => {
      fail(secure ? 'tls' : 'connection-refused');
    };
    const limitTimer = setTimeout(
      () => {
        fail('time-out');
      },
      Math.min(limit, deadline.remaining()),
    );
    socket.once('error', onError);
    socket.once('close', onClose);
    socket.once(secure ? 'secureConnect' : 'connect', () => {
      settle();
      socket.setNoDelay(true);
      socket.setKeepAlive(true, keepAliveAfter);
      resolve(socket);
    });
    const withdraw = deadline.onStop(fail);
  });
}

function hostAndPort(url: URL): { readonly host: string; readonly port: number } {
  const usual = url.protocol === 'https:' ? 443 : 80;
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? usual : Number(url.port),
  };
}

function secureSocket(url: URL): tls.TLSSocket {
  const server = hostAndPort(url);
  return tls.connect({
    ...server,
    // Set explicitly, so that no environment variable can switch the check off.
    rejectUnauthorized: true,
    minVersion: 'TLSv1.2',
    ALPNProtocols: ['http/1.1'],
    ...(net.isIP(server.host) === 0 ? { servername: server.host } : {}),
  });
}

function connectReason(code: string): TransportReason {
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'EAI_NODATA') return 'name-not-found';
  if (code === 'ECONNREFUSED') return 'connection-refused';
  if (code === 'ETIMEDOUT') return 'time-out';
  if (certificateCode.test(code)) return 'certificate';
  if (code === 'EPROTO' || code.startsWith('ERR_SSL') || code.startsWith('ERR_TLS')) return 'tls';
  return 'network-unreachable';
}
