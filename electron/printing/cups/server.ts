/** Finds the spooler, and exchanges one request and answer with it over HTTP. */
import { existsSync } from 'node:fs';
import { request, type RequestOptions } from 'node:http';
import { KioskError } from '../../../shared/errors.ts';
import { decodeAnswer, encodeRequest, type IppAnswer, type IppRequest } from './ipp.ts';

/** Sockets of Debian and Fedora, older Linux, macOS. */
const usualSockets = ['/run/cups/cups.sock', '/var/run/cups/cups.sock', '/private/var/run/cupsd'] as const;
const answerMs = 3_000;
/** A driver's description may be 1 MiB long; lists of queues are far shorter. */
const answerBytes = 8 * 1024 * 1024;

export type ServerAddress =
  | { readonly socketPath: string }
  | { readonly host: string; readonly port: number };

/**
 * Returns the spooler's address as CUPS' own programs find it: `CUPS_SERVER` (`/path`, `host`, `host:port`, the last
 * two also with `/version=…`), otherwise this machine's socket, otherwise its port 631.
 */
export function serverAddress(
  named = process.env['CUPS_SERVER'] ?? '',
  exists: (path: string) => boolean = existsSync,
): ServerAddress {
  if (named.startsWith('/')) return { socketPath: named };
  const match = /^\[?([^/\]]+?)\]?(?::(\d+))?(?:\/version=.*)?$/.exec(named);
  if (match?.[1] !== undefined) return { host: match[1], port: Number(match[2] ?? 631) };
  const socketPath = usualSockets.find((path) => exists(path));
  return socketPath === undefined ? { host: 'localhost', port: 631 } : { socketPath };
}

const unreachable = (cause: unknown): KioskError =>
  new KioskError('PRINTER_UNREACHABLE', 'the print spooler does not answer', {}, { cause });

interface HttpAnswer {
  readonly status: number;
  readonly body: Buffer;
}

function exchange(address: ServerAddress, options: RequestOptions, body: Buffer | null): Promise<HttpAnswer> {
  return new Promise((resolve, reject) => {
    const fail = (cause: unknown): void => reject(unreachable(cause));
    const asked = request(
      { ...address, ...options, agent: false, signal: AbortSignal.timeout(answerMs) },
      (answer) => {
        const chunks: Buffer[] = [];
        let length = 0;
        answer.on('error', fail);
        answer.on('data', (chunk: Buffer) => {
          length += chunk.length;
          if (length > answerBytes) asked.destroy(new Error('the answer is too long'));
          else chunks.push(chunk);
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks) }));
      },
    );
    asked.on('error', fail);
    asked.end(body ?? undefined);
  });
}

/**
 * Sends the spooler one request. Each uses a new connection, because the spooler may have restarted.
 *
 * @throws KioskError PRINTER_UNREACHABLE when it cannot be reached, does not answer in 3 s, or answers nonsense
 */
export async function askIpp(address: ServerAddress, question: IppRequest): Promise<IppAnswer> {
  const { status, body } = await exchange(
    address,
    // The spooler refuses any host name but its own. Over a socket it accepts this one.
    { method: 'POST', path: '/', headers: { Host: 'localhost', 'Content-Type': 'application/ipp' } },
    encodeRequest(question),
  );
  if (status !== 200) throw unreachable(new Error(`HTTP ${status}`));
  try {
    return decodeAnswer(body);
  } catch (cause) {
    throw unreachable(cause);
  }
}

/** Returns a queue's driver description, or null when the queue has none. Throws as {@link askIpp} does. */
export async function fetchDriver(address: ServerAddress, queue: string): Promise<string | null> {
  const path = `/printers/${encodeURIComponent(queue)}.ppd`;
  const { status, body } = await exchange(
    address,
    { method: 'GET', path, headers: { Host: 'localhost' } },
    null,
  );
  return status === 200 ? body.toString('latin1') : null;
}
