/** Text in COM streams (IStream), which Windows uses to pass tickets. The positions of functions are from objidl.h. */
import koffi from 'koffi';
import { systemLibrary } from '../../windows/ffi.ts';
import { WindowsError } from './calls.ts';

export type Pointer = unknown;

/** Positions in IStream's table of functions. */
const slotOf = { release: 2, read: 3, seek: 5 } as const;
const chunkBytes = 65_536;
const outOfMemory = 8;

/** @throws WindowsError for a COM result that means failure */
export function succeed(call: string, result: number): void {
  if (result < 0) throw new WindowsError(call, result >>> 0);
}

/** Decodes a driver's text: UTF-8, or UTF-16, which begins with a byte order mark. */
const decode = (bytes: Buffer): string =>
  bytes[0] === 0xff && bytes[1] === 0xfe ? bytes.toString('utf16le') : bytes.toString('utf8');

export async function bindStreams() {
  const shell = await systemLibrary('shlwapi.dll');
  const createStream = shell<(bytes: Buffer | null, size: number) => Pointer>(
    'void *SHCreateMemStream(void *bytes, uint32_t size)',
  );
  const count = koffi.out(koffi.pointer('uint32'));
  const types = {
    read: koffi.proto('__stdcall', 'int32', ['void *', 'void *', 'uint32', count]),
    seek: koffi.proto('__stdcall', 'int32', ['void *', 'int64', 'uint32', 'void *']),
    release: koffi.proto('__stdcall', 'uint32', ['void *']),
  } as const;

  function method(stream: Pointer, name: keyof typeof slotOf, ...args: readonly unknown[]): number {
    const table: Pointer = koffi.decode(stream, 'void *');
    const found: Pointer = koffi.decode(table, slotOf[name] * koffi.sizeof('void *'), 'void *');
    return koffi.call(found, types[name], stream, ...args) as number;
  }

  return {
    /** Runs `use` with a stream that contains a text. */
    within<Value>(text: string, use: (stream: Pointer) => Value): Value {
      const bytes = Buffer.from(text, 'utf8');
      const stream = createStream(bytes.length === 0 ? null : bytes, bytes.length);
      if (stream === null) throw new WindowsError('SHCreateMemStream', outOfMemory);
      try {
        return use(stream);
      } finally {
        method(stream, 'release');
      }
    },

    /** Returns the text of a stream, from its beginning. */
    text(stream: Pointer): string {
      succeed('IStream.Seek', method(stream, 'seek', 0, 0, null));
      const parts: Buffer[] = [];
      for (;;) {
        const part = Buffer.alloc(chunkBytes);
        const got: [number] = [0];
        succeed('IStream.Read', method(stream, 'read', part, part.length, got));
        if (got[0] === 0) return decode(Buffer.concat(parts));
        parts.push(part.subarray(0, got[0]));
      }
    },
  };
}
