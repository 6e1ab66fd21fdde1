/** Fetches what electron-updater asks for, over http(s) or from a folder. Node's own client, so it runs the same in Electron and in tests. */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { troubleOf, UpdateFailure } from './trouble.ts';

/** Longest wait for a small file of the feed, ms. A download may take longer, but not between two of its parts. */
const textLimitMs = 30_000;
/** Most bytes of a small file of the feed. electron-builder's own are below 2 kB. */
const mostTextBytes = 256 * 1024;

async function respond(url: URL, signal?: AbortSignal): Promise<Response> {
  const headers = { 'cache-control': 'no-cache' };
  const asked = fetch(url, signal === undefined ? { headers } : { headers, signal });
  const response = await asked.catch((error: unknown) => {
    // No name, no connection, or no trust in the certificate.
    throw new UpdateFailure('silent', { cause: error });
  });
  if (response.status === 404) throw new UpdateFailure('nothing');
  if (!response.ok) throw new UpdateFailure('silent');
  return response;
}

/** Returns a small file of the feed. @throws UpdateFailure; the errors of fetch and of the file system */
export async function readText(url: URL): Promise<string> {
  if (url.protocol === 'file:') {
    const bytes = await readFile(fileURLToPath(url));
    if (bytes.length > mostTextBytes) throw new UpdateFailure('nothing');
    return bytes.toString();
  }
  const { body } = await respond(url, AbortSignal.timeout(textLimitMs));
  if (body === null) return '';
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body as AsyncIterable<Uint8Array>) {
    length += part.length;
    if (length > mostTextBytes) throw new UpdateFailure('nothing');
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

export interface DownloadHow {
  /** Base64. */
  readonly sha512?: string | null;
  /** Bytes after which a download ends as damaged: a feed that never ends would fill the disk. */
  readonly most?: number;
  /** Called with the bytes so far. */
  readonly progress?: (bytes: number) => void;
}

/** The client that electron-updater downloads with, in place of Electron's. */
export const transport = {
  /**
   * Writes what is at the address to a file, and checks its SHA-512.
   * @throws UpdateFailure; the errors of fetch and of the file system
   */
  async download(url: URL, destination: string, how: DownloadHow): Promise<void> {
    const { sha512, most = Infinity, progress } = how;
    const source = url.protocol === 'file:' ? createReadStream(fileURLToPath(url)) : await bodyOf(url);
    const hash = createHash('sha512');
    let bytes = 0;
    const counting = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        bytes += chunk.length;
        hash.update(chunk);
        progress?.(bytes);
        done(bytes > most ? new UpdateFailure('damaged') : null, chunk);
      },
    });
    try {
      await pipeline(source, counting, createWriteStream(destination, { flush: true }));
    } catch (error) {
      const trouble = troubleOf(error);
      // A download that ends after its beginning was cut off, under any name that the client gives it.
      throw trouble === 'silent' || trouble === 'other'
        ? new UpdateFailure('cut-off', { cause: error })
        : error;
    }
    if (hash.digest('base64') !== sha512) throw new UpdateFailure('damaged');
  },
};

async function bodyOf(url: URL): Promise<Readable> {
  const { body } = await respond(url);
  return body === null ? Readable.from([]) : Readable.fromWeb(body);
}
