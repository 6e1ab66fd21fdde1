/** Reads and changes a driver's settings in Windows' form, DEVMODEW of wingdi.h. Pure functions. */

interface Field {
  /** Offset in bytes. */
  readonly at: number;
  readonly bytes: 2 | 4;
  /** The bit in `dmFields` that is set when the driver has the setting. */
  readonly flag: number;
}

const fields = {
  orientation: { at: 76, bytes: 2, flag: 0x1 },
  paperSize: { at: 78, bytes: 2, flag: 0x2 },
  scale: { at: 84, bytes: 2, flag: 0x10 },
  copies: { at: 86, bytes: 2, flag: 0x100 },
  source: { at: 88, bytes: 2, flag: 0x200 },
  /** Dots per inch across, or a negative number for a quality such as _draft_. */
  quality: { at: 90, bytes: 2, flag: 0x400 },
  colour: { at: 92, bytes: 2, flag: 0x800 },
  duplex: { at: 94, bytes: 2, flag: 0x1000 },
  resolutionY: { at: 96, bytes: 2, flag: 0x2000 },
  collate: { at: 100, bytes: 2, flag: 0x8000 },
  pagesOnSheet: { at: 180, bytes: 4, flag: 0x40 },
  mediaType: { at: 196, bytes: 4, flag: 0x200_0000 },
} as const satisfies Readonly<Record<string, Field>>;
export type ModeField = keyof typeof fields;
export type ModeValues = Readonly<Partial<Record<ModeField, number>>>;

const at = { driverVersion: 66, size: 68, extra: 70, fields: 72 } as const;
/** `DM_PAPERLENGTH`, `DM_PAPERWIDTH` and `DM_FORMNAME`: other ways to name a paper, which would override its number. */
const otherPaperNames = 0x4 | 0x8 | 0x1_0000;
/** Length of a DEVMODE up to and including `dmFields`; anything shorter is not one. */
const leastBytes = 76;

/** Thrown when a driver's answer cannot be its settings. */
export class BrokenSettings extends Error {
  override readonly name = 'BrokenSettings';
}

/** @throws BrokenSettings unless both the public and the driver's own part are within the bytes */
export function checkMode(mode: Buffer): Buffer {
  if (mode.length < leastBytes) throw new BrokenSettings(`settings of ${mode.length} bytes`);
  const size = mode.readUInt16LE(at.size);
  const length = size + mode.readUInt16LE(at.extra);
  if (size < leastBytes || length > mode.length) {
    throw new BrokenSettings(`settings of ${length} in ${mode.length} bytes`);
  }
  return mode.subarray(0, length);
}

const flagsOf = (mode: Buffer): number => mode.readUInt32LE(at.fields);

/** Returns false for a setting that the driver does not have, or that its version of the settings lacks. */
export const hasField = (mode: Buffer, name: ModeField): boolean => {
  const { at: start, bytes, flag } = fields[name];
  return start + bytes <= mode.readUInt16LE(at.size) && (flagsOf(mode) & flag) !== 0;
};

/** Returns null for a setting that the driver does not have. */
export function readField(mode: Buffer, name: ModeField): number | null {
  if (!hasField(mode, name)) return null;
  const { at: start, bytes } = fields[name];
  if (name === 'quality') return mode.readInt16LE(start);
  return bytes === 2 ? mode.readUInt16LE(start) : mode.readUInt32LE(start);
}

export const driverVersionOf = (mode: Buffer): number => mode.readUInt16LE(at.driverVersion);

/** Returns the settings with other values. The driver's own part, which only the driver understands, is unchanged. */
export function withFields(mode: Buffer, values: ModeValues): Buffer {
  const changed = Buffer.from(mode);
  const size = mode.readUInt16LE(at.size);
  let flags = flagsOf(mode);
  for (const [name, value] of Object.entries(values) as [ModeField, number][]) {
    const { at: start, bytes, flag } = fields[name];
    if (start + bytes > size) continue;
    if (bytes === 2) changed.writeUInt16LE(value & 0xffff, start);
    else changed.writeUInt32LE(value >>> 0, start);
    flags |= flag;
    if (name === 'paperSize') flags &= ~otherPaperNames;
  }
  changed.writeUInt32LE(flags >>> 0, at.fields);
  return changed;
}
