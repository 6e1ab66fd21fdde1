import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import type { Script } from './scripted-server.ts';

/** An answer that may be wrong: its body, its status, and how it travels. */
export interface Mangled {
  readonly status: number;
  readonly body: Buffer;
  readonly way: Way;
  /** The point at which the answer breaks off, as a share of its length, for kinds that do. */
  readonly at: number;
}

const ways = [
  'whole',
  'chunked',
  'cut and reset',
  'cut and closed',
  'short of its length',
  'past its length',
  'gzip',
  'no gzip',
  'a web page',
  'no HTTP',
] as const;
type Way = (typeof ways)[number];

/** Kinds in which every byte of the body arrives as sent: only these may end in a success. */
export const wholeWays: ReadonlySet<Way> = new Set([
  'whole',
  'chunked',
  'gzip',
  'a web page',
  'past its length',
]);

type Fields = Readonly<Record<string, unknown>>;

const kept = { weight: 3, arbitrary: fc.constant<readonly string[]>([]) };

/** Values close to a field's limits, and some far beyond. */
const value = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ maxLength: 40 }),
  fc.double(),
  fc.constantFrom(null, '', 0, -1, '12', 'NaN', 1e308, [], {}, [null], true, 'https://x.example/?s=1'),
  fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes).toString('base64')),
  fc.constant(Buffer.from([0xff, 0xd8, 0xff, 0xd9]).toString('base64')),
);

/** Returns the good answer with fields removed, replaced by anything, or added. */
const changed = (good: Fields): fc.Arbitrary<Buffer> => {
  const names = Object.keys(good);
  return fc
    .tuple(
      fc.oneof(kept, { weight: 1, arbitrary: fc.subarray(names) }),
      fc.array(fc.tuple(fc.constantFrom(...names, '__proto__', 'constructor', 'toString', 'x'), value), {
        maxLength: 3,
      }),
    )
    .map(([gone, changes]) => {
      const left = Object.entries(good).filter(([name]) => !gone.includes(name));
      return Buffer.from(JSON.stringify(Object.fromEntries([...left, ...changes])));
    });
};

/** Returns the good answer's bytes, cut, doubled or partly replaced. */
const damaged = (good: Fields): fc.Arbitrary<Buffer> =>
  fc
    .tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(40), fc.uint8Array({ maxLength: 12 }))
    .map(([share, drop, insert]) => {
      const text = Buffer.from(JSON.stringify(good));
      const at = Math.floor(share * text.byteLength);
      return Buffer.concat([text.subarray(0, at), insert, text.subarray(at + drop)]);
    });

/** Nests every field deeper than a careless reader can follow. */
const deep = (good: Fields): fc.Arbitrary<Buffer> =>
  fc.integer({ min: 10, max: 20_000 }).map((depth) => {
    const nest = `${'['.repeat(depth)}${']'.repeat(depth)}`;
    return Buffer.from(
      `{${Object.keys(good)
        .map((name) => `${JSON.stringify(name)}:${nest}`)
        .join(',')}}`,
    );
  });

const errors = fc
  .tuple(
    fc.constantFrom('error', 'message', 'code', 'errors', 'detail'),
    fc.constantFrom(
      'specCode',
      'No face found',
      'not enabled',
      'quota',
      'invalid image',
      'photoUuid expired',
    ),
    fc.string({ maxLength: 30 }),
  )
  .map(([name, words, rest]) => Buffer.from(JSON.stringify({ [name]: `${words} ${rest}`, specCode: rest })));

const body = (good: Fields): fc.Arbitrary<Buffer> =>
  fc.oneof(
    { weight: 8, arbitrary: changed(good) },
    { weight: 4, arbitrary: damaged(good) },
    { weight: 2, arbitrary: errors },
    { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }).map((each) => Buffer.from(JSON.stringify(each))) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)) },
    { weight: 1, arbitrary: deep(good) },
  );

/** Returns mangled versions of a good answer. */
export const mangled = (good: Fields): fc.Arbitrary<Mangled> =>
  fc.record({
    status: fc.oneof(
      { weight: 5, arbitrary: fc.constant(200) },
      {
        weight: 2,
        arbitrary: fc.constantFrom(201, 204, 302, 400, 401, 402, 403, 404, 413, 422, 429, 500, 503, 599),
      },
    ),
    body: body(good),
    way: fc.oneof(
      { weight: 6, arbitrary: fc.constant<Way>('whole') },
      { weight: 4, arbitrary: fc.constantFrom(...ways) },
    ),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
  });

/** Plays the answer, byte by byte if its kind requires that. */
export const playing =
  ({ status, body: text, way, at }: Mangled): Script =>
  ({ response, socket }) => {
    const type = way === 'a web page' ? 'text/html' : 'application/json';
    const head = (length: number, more = ''): string =>
      `HTTP/1.1 ${String(status)} X\r\ncontent-type: ${type}\r\ncontent-length: ${String(length)}\r\n${more}\r\n`;
    const whole = Buffer.concat([Buffer.from(head(text.byteLength)), text]);
    const part = whole.subarray(0, Math.floor(at * (whole.byteLength - 1)));
    switch (way) {
      case 'whole':
      case 'a web page':
        socket.end(whole);
        return;
      case 'chunked': {
        response.writeHead(status, { 'content-type': type });
        const middle = Math.floor(at * text.byteLength);
        response.write(text.subarray(0, middle));
        response.end(text.subarray(middle));
        return;
      }
      case 'cut and reset':
        socket.write(part, () => setImmediate(() => socket.resetAndDestroy()));
        return;
      case 'cut and closed':
        socket.end(part);
        return;
      case 'short of its length':
        socket.end(Buffer.concat([Buffer.from(head(text.byteLength + 1 + Math.floor(at * 1e9))), text]));
        return;
      case 'past its length':
        socket.end(Buffer.concat([whole, part]));
        return;
      case 'gzip': {
        const packed = gzipSync(text);
        socket.end(
          Buffer.concat([Buffer.from(head(packed.byteLength, 'content-encoding: gzip\r\n')), packed]),
        );
        return;
      }
      case 'no gzip':
        socket.end(Buffer.concat([Buffer.from(head(text.byteLength, 'content-encoding: gzip\r\n')), text]));
        return;
      case 'no HTTP':
        socket.end(text);
    }
  };
