/**
 * Reads a JSON body up to a limit, and keeps reading past it, because a client that is still writing would miss the
 * refusal.
 */
import type { IncomingMessage } from 'node:http';
import { PracticeError } from './errors.ts';

/** A 24-megapixel JPEG is about 15 MB, a third more as Base64. */
const BODY_LIMIT = 40 * 1024 * 1024;
/** Bytes of an oversized body that are discarded before the connection is cut. */
const DISCARD_LIMIT = 512 * 1024 * 1024;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new PracticeError('BAD_JSON', 'The body is not valid JSON.', { cause });
  }
}

/** @throws PracticeError 400 when the body is not JSON, 413 above the limit */
export async function readJson(body: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= BODY_LIMIT) chunks.push(chunk);
    else chunks.length = 0;
    if (size > DISCARD_LIMIT) break;
  }
  if (size > BODY_LIMIT) {
    throw new PracticeError('BODY_TOO_LARGE', `The body is larger than ${BODY_LIMIT / 1024 / 1024} MB.`);
  }
  return parse(Buffer.concat(chunks).toString('utf8'));
}
