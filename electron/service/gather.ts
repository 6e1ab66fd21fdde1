import { setImmediate as nextTurn } from 'node:timers/promises';

/** Above this many bytes, copying and parsing move off the main thread or are cut into turns (house rule: 16 ms). */
export const largeAnswer = 4 * 1024 * 1024;

/** Bytes copied in one turn of the event loop. */
const perTurn = 1024 * 1024;

/**
 * Returns the same bytes outside shared memory, which ciphers and file writes do not all accept. Copies a
 * large answer in several turns of the event loop.
 */
export async function ownMemory(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  if (bytes.buffer instanceof ArrayBuffer) return bytes as Uint8Array<ArrayBuffer>;
  const own = new Uint8Array(bytes.byteLength);
  for (let at = 0; at < bytes.byteLength; at += perTurn) {
    own.set(bytes.subarray(at, at + perTurn), at);
    await nextTurn();
  }
  return own;
}

/**
 * Joins the pieces of an answer and empties `chunks`. Joins a large answer in several turns of the event
 * loop, into shared memory that a worker reads without another copy.
 */
export async function gather(chunks: Buffer[]): Promise<Uint8Array> {
  const total = chunks.reduce((sum, chunk) => sum + chunk.byteLength, 0);
  const large = total > largeAnswer;
  const joined = new Uint8Array(large ? new SharedArrayBuffer(total) : new ArrayBuffer(total));
  let at = 0;
  let copied = 0;
  for (let chunk = chunks.shift(); chunk !== undefined; chunk = chunks.shift()) {
    joined.set(chunk, at);
    at += chunk.byteLength;
    copied += chunk.byteLength;
    if (large && copied >= perTurn) {
      copied = 0;
      await nextTurn();
    }
  }
  return joined;
}
