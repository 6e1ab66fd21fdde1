/** A picture that becomes Base64 as it is written into the body. */
export interface ImageField {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Prefix for endpoints that demand a data URI: `data:image/<subtype>;base64,`. */
  readonly prefix?: string;
  /** True where the interface wants a list; it then holds this one picture. */
  readonly inList?: boolean;
}

/** A body of known length whose bytes are made while they are sent. */
export interface RequestBody {
  readonly byteLength: number;
  /** Starts from the beginning on every call; text pieces are ASCII. */
  pieces(): Iterable<Buffer | string>;
}

/** Bytes converted to Base64 at a time: a multiple of three, so that only the last piece is padded. */
const piece = 48 * 1024;

/**
 * Builds one JSON object with `fields` followed by each image as Base64. Neither the whole body nor the
 * Base64 of a whole picture ever exists: each piece is made once the connection has accepted the previous
 * one.
 */
export function requestBody(
  fields: Readonly<Record<string, unknown>>,
  images: readonly ImageField[] = [],
): RequestBody {
  const head = JSON.stringify(fields).slice(0, -1);
  const opened = images.map((image, index) => {
    const comma = index === 0 && head === '{' ? '' : ',';
    const list = image.inList === true ? '[' : '';
    return Buffer.from(`${comma}${JSON.stringify(image.name)}:${list}"${image.prefix ?? ''}`);
  });
  const closed = images.map((image) => Buffer.from(image.inList === true ? '"]' : '"'));
  const [first, last] = [Buffer.from(head), Buffer.from('}')];
  const around = [first, ...opened, ...closed, last];

  return {
    byteLength:
      around.reduce((sum, part) => sum + part.byteLength, 0) +
      images.reduce((sum, { bytes }) => sum + base64Length(bytes.byteLength), 0),
    *pieces() {
      yield first;
      for (const [index, { bytes }] of images.entries()) {
        yield opened[index] ?? '';
        yield* base64Pieces(bytes);
        yield closed[index] ?? '';
      }
      yield last;
    },
  };
}

const base64Length = (bytes: number): number => Math.ceil(bytes / 3) * 4;

function* base64Pieces(bytes: Uint8Array): Iterable<string> {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let from = 0; from < source.byteLength; from += piece) {
    yield source.toString('base64', from, Math.min(from + piece, source.byteLength));
  }
}
