import { setImmediate as nextTurn } from 'node:timers/promises';

/** A picture that becomes Base64 on its way into the body. */
export interface ImageField {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** For the endpoints that demand a data URI: `data:image/<subtype>;base64,`. */
  readonly prefix?: string;
}

/** Bytes turned to Base64 at a time: a multiple of three, so that no piece but the last is padded. */
const piece = 48 * 1024;
/** Pieces between two turns of the event loop: 3 MiB take about 4 ms. */
const piecesPerTurn = 64;

/**
 * One JSON object with `fields` and, after them, each image as Base64, written straight into one buffer:
 * no string of the whole picture ever exists, and no second copy of the body.
 */
export async function buildBody(
  fields: Readonly<Record<string, unknown>>,
  images: readonly ImageField[] = [],
): Promise<Buffer> {
  const head = JSON.stringify(fields).slice(0, -1);
  const keys = images.map((image, index) => {
    const comma = index === 0 && head === '{' ? '' : ',';
    return `${comma}${JSON.stringify(image.name)}:"${image.prefix ?? ''}`;
  });
  const size =
    Buffer.byteLength(head) +
    keys.reduce((sum, key) => sum + Buffer.byteLength(key) + 1, 0) +
    images.reduce((sum, image) => sum + base64Length(image.bytes.byteLength), 0) +
    1;

  const body = Buffer.allocUnsafeSlow(size);
  let at = body.write(head, 0, 'utf8');
  for (const [index, image] of images.entries()) {
    at += body.write(keys[index] ?? '', at, 'utf8');
    at = await writeBase64(image.bytes, body, at);
    at += body.write('"', at, 'latin1');
  }
  at += body.write('}', at, 'latin1');
  if (at !== size) throw new Error('The body was not as long as it was measured to be.');
  return body;
}

const base64Length = (bytes: number): number => Math.ceil(bytes / 3) * 4;

async function writeBase64(bytes: Uint8Array, body: Buffer, start: number): Promise<number> {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = start;
  let pieces = 0;
  for (let from = 0; from < source.byteLength; from += piece) {
    at += body.write(source.subarray(from, from + piece).toString('base64'), at, 'latin1');
    pieces += 1;
    if (pieces % piecesPerTurn === 0) await nextTurn();
  }
  return at;
}
