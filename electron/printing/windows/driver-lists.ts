/** Reads a driver's papers and settings from the lists of `DeviceCapabilities`. Indices and layouts are from wingdi.h. */
import type { WindowsCalls } from './calls.ts';

const list = {
  papers: { index: 2, bytes: 2 },
  paperSizes: { index: 3, bytes: 8 },
  paperNames: { index: 16, bytes: 128 },
  sources: { index: 6, bytes: 2 },
  sourceNames: { index: 12, bytes: 48 },
  resolutions: { index: 13, bytes: 8 },
  mediaTypeNames: { index: 34, bytes: 128 },
  mediaTypes: { index: 35, bytes: 4 },
} as const;

/** A driver's name and number for something. */
export interface Named {
  readonly name: string;
  readonly id: number;
}
export interface NamedPaper extends Named {
  /** As the driver lays the paper, which may be on its long side. */
  readonly widthMm: number;
  readonly heightMm: number;
}
export interface Resolution {
  readonly x: number;
  readonly y: number;
}

export const nameOfResolution = ({ x, y }: Resolution): string => `${x}x${y}`;

/** Reads a text up to the first zero; a name that fills its field has none. */
const text = (bytes: Buffer): string => /^[^\0]*/.exec(bytes.toString('utf16le'))?.[0] ?? '';

/** Reads one driver's lists. Names and numbers come in two lists; an entry that only one of them has is left out. */
export function driverLists(calls: WindowsCalls, printer: string, port: string) {
  function entries<Value>(kind: keyof typeof list, read: (entry: Buffer) => Value): Value[] {
    const { index, bytes } = list[kind];
    const all = calls.capability(printer, port, index, bytes);
    const count = Math.floor(all.length / bytes);
    return Array.from({ length: count }, (_, n) => read(all.subarray(n * bytes, (n + 1) * bytes)));
  }
  const named = (names: string[], ids: number[]): Named[] =>
    names.flatMap((name, n) => {
      const id = ids[n];
      return id === undefined || name.trim() === '' ? [] : [{ name, id }];
    });
  const short = (entry: Buffer): number => entry.readUInt16LE(0);

  return {
    papers(): NamedPaper[] {
      // In tenths of a millimetre.
      const sizes = entries('paperSizes', (entry) => ({
        widthMm: entry.readInt32LE(0) / 10,
        heightMm: entry.readInt32LE(4) / 10,
      }));
      const ids = entries('papers', short);
      const names = entries('paperNames', text);
      return names.flatMap((name, n) => {
        const [id, size] = [ids[n], sizes[n]];
        if (id === undefined || size === undefined || name.trim() === '') return [];
        return size.widthMm > 0 && size.heightMm > 0 ? [{ name, id, ...size }] : [];
      });
    },
    sources: (): Named[] => named(entries('sourceNames', text), entries('sources', short)),
    mediaTypes: (): Named[] =>
      named(
        entries('mediaTypeNames', text),
        entries('mediaTypes', (entry) => entry.readUInt32LE(0)),
      ),
    resolutions: (): Resolution[] =>
      entries('resolutions', (entry) => ({ x: entry.readInt32LE(0), y: entry.readInt32LE(4) })).filter(
        ({ x, y }) => x > 0 && y > 0,
      ),
  };
}
export type DriverLists = ReturnType<typeof driverLists>;
