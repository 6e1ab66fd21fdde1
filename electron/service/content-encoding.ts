import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { gather } from './gather.ts';
import { TransportError, systemCodeOf } from './transport-error.ts';

const unpack = promisify(gunzip);

/**
 * Decodes the answer's content encoding. We ask for `identity` only, but gzip is read too because some
 * proxies send it regardless; it is never unpacked beyond `limit` bytes.
 * @throws TransportError `too-large`, `malformed` or `unknown-encoding`, with the bytes as they came
 */
export async function decodeContent(
  raw: Uint8Array,
  encoding: string,
  limit: number,
  status: number,
): Promise<Uint8Array> {
  const name = encoding.trim().toLowerCase();
  if (name === '' || name === 'identity') return raw;
  if (name !== 'gzip' && name !== 'x-gzip') {
    throw new TransportError({ reason: 'unknown-encoding', sent: true, status, partial: raw });
  }
  try {
    return await gather([await unpack(raw, { maxOutputLength: limit })]);
  } catch (error) {
    const systemCode = systemCodeOf(error);
    const reason = systemCode === 'ERR_BUFFER_TOO_LARGE' ? 'too-large' : 'malformed';
    throw new TransportError({ reason, sent: true, systemCode, status, partial: raw });
  }
}
