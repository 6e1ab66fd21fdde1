/**
 * An ICC profile of the sRGB colour space, built here so that a sheet can state what its colours mean
 * without shipping a profile file.
 *
 * Layout: ICC.1:2010 (profile version 4.3), sections 7 and 10. Primaries and curve: IEC 61966-2-1, adapted
 * from D65 to the profile connection space's D50 by the Bradford transform.
 */

const s15Fixed16 = (values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => bytes.writeInt32BE(Math.round(value * 65_536), index * 4));
  return bytes;
};

const tagged = (signature: string, ...parts: readonly Buffer[]): Buffer =>
  Buffer.concat([Buffer.from(signature, 'latin1'), Buffer.alloc(4), ...parts]);

const uint32 = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => bytes.writeUInt32BE(value, index * 4));
  return bytes;
};

/** Returns a text in one language (`mluc`). */
function text(value: string): Buffer {
  const utf16 = Buffer.from(value, 'utf16le').swap16();
  return tagged('mluc', uint32(1, 12), Buffer.from('enGB', 'latin1'), uint32(utf16.length, 28), utf16);
}

const xyz = (x: number, y: number, z: number): Buffer => tagged('XYZ ', s15Fixed16([x, y, z]));

/** The sRGB curve as a parametric curve of type 3: (a x + b)^g at and above d, c x below it. */
const curve = tagged(
  'para',
  Buffer.from([0, 3, 0, 0]),
  s15Fixed16([2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]),
);

const tags: readonly (readonly [string, Buffer])[] = [
  ['desc', text('sRGB IEC61966-2.1')],
  ['cprt', text('No copyright, use freely')],
  ['wtpt', xyz(0.9642, 1, 0.82491)],
  [
    'chad',
    tagged(
      'sf32',
      s15Fixed16([1.04788, 0.02292, -0.0502, 0.02959, 0.99048, -0.01706, -0.00923, 0.01508, 0.75168]),
    ),
  ],
  ['rXYZ', xyz(0.43607, 0.22249, 0.01392)],
  ['gXYZ', xyz(0.38515, 0.71687, 0.09708)],
  ['bXYZ', xyz(0.14307, 0.06061, 0.7141)],
  ['rTRC', curve],
  ['gTRC', curve],
  ['bTRC', curve],
];

const headerLength = 128;

function header(size: number): Buffer {
  const bytes = Buffer.alloc(headerLength);
  bytes.writeUInt32BE(size, 0);
  bytes.writeUInt32BE(0x04300000, 8);
  bytes.write('mntrRGB XYZ ', 12, 'latin1');
  // A fixed date, 1 January 2026, so that the same sheet gives the same bytes.
  [2026, 1, 1, 0, 0, 0].forEach((part, index) => bytes.writeUInt16BE(part, 24 + index * 2));
  bytes.write('acsp', 36, 'latin1');
  s15Fixed16([0.9642, 1, 0.82491]).copy(bytes, 68);
  return bytes;
}

function build(): Uint8Array {
  const table: Buffer[] = [uint32(tags.length)];
  const data: Buffer[] = [];
  const offsets = new Map<Buffer, number>();
  let end = headerLength + 4 + tags.length * 12;
  for (const [signature, body] of tags) {
    const padded = Buffer.concat([body, Buffer.alloc((4 - (body.length % 4)) % 4)]);
    let offset = offsets.get(body);
    if (offset === undefined) {
      offset = end;
      offsets.set(body, offset);
      data.push(padded);
      end += padded.length;
    }
    table.push(Buffer.from(signature, 'latin1'), uint32(offset, body.length));
  }
  return Buffer.concat([header(end), ...table, ...data]);
}

/** The profile's bytes, which never change. */
export const srgbProfile: Uint8Array = build();
