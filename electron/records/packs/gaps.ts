/**
 * Takes out of an order's text what is different in every order, as bytes, and leaves a gap in its place: a character that JSON never has.
 * The remaining text is nearly the same for all orders, so a dictionary compresses it to little.
 */

/** The characters of gaps, by what is taken out. A gap of `again` is followed by a character for the place of an id that was there before. */
export const gap = {
  time: '\u0001',
  id: '\u0002',
  again: '\u0003',
  longId: '\u0004',
  hash: '\u0005',
  halfHash: '\u0006',
  count: '\u0007',
} as const;
const gaps = new RegExp(`${gap.again}(.)|[${Object.values(gap).join('')}]`, 'gsu');

/** Digits of a short id, five bits each (`shared/ids.ts`). Packs depend on them, so they are written here once more. */
const digits = '0123456789abcdefghjkmnpqrstvwxyz';
const found = new RegExp(
  [
    String.raw`(?<time>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)`,
    `(?<=_)(?<id>[${digits}]{12})(?![0-9a-z])|(?<=_)(?<longId>[0-9a-f]{32})(?![0-9a-z])`,
    `(?<=")(?<hash>[0-9a-f]{64})(?=")|(?<=")(?<halfHash>[\\w-]{22})(?=")`,
    String.raw`(?<=[,[])(?<count>[1-9]\d{2,14})(?=[,\]])`,
  ].join('|'),
  'gu',
);

const idLength = 12;
/** Ids that are noted: the character of each one's place has at most two bytes. */
const mostNoted = 1_000;
const firstPlace = 0x30;

/** Returns the gap for an id that was there before. @param place counted from 0 */
export const again = (place: number): string => `${gap.again}${String.fromCodePoint(firstPlace + place)}`;

const numberOf = (id: string): bigint =>
  Array.from(id).reduce((sum, each) => sum * 32n + BigInt(digits.indexOf(each)), 0n);
const idOf = (number: bigint): string =>
  Array.from({ length: idLength }, (_, at) =>
    digits.charAt(Number((number >> BigInt(5 * (idLength - 1 - at))) & 31n)),
  ).join('');

/** Returns the milliseconds of a time exactly as `toISOString` writes it; null for a day that there is not. */
function millisecondsOf(text: string): bigint | null {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString() === text ? BigInt(time) : null;
}

/** Writes a number of any size and sign, seven bits to a byte. */
function putNumber(bytes: number[], number: bigint): void {
  let rest = number < 0n ? -number * 2n - 1n : number * 2n;
  for (; rest > 127n; rest >>= 7n) bytes.push(Number(rest & 127n) | 128);
  bytes.push(Number(rest));
}

export interface WithGaps {
  readonly text: string;
  /** The values of the gaps, in their order. */
  readonly values: Uint8Array;
}

/** Times and ids are written as what they are after the one before. */
export function takeOut(json: string): WithGaps {
  const values: number[] = [];
  const noted: string[] = [];
  const last = { time: 0n, id: 0n };
  const put = (kind: keyof typeof last, number: bigint): void => {
    putNumber(values, number - last[kind]);
    last[kind] = number;
  };
  const asBytes = (kind: 'longId' | 'hash' | 'halfHash', text: string): string => {
    const form = kind === 'halfHash' ? 'base64url' : 'hex';
    const bytes = Buffer.from(text, form);
    if (bytes.toString(form) !== text) return text;
    values.push(...bytes);
    return gap[kind];
  };
  const known = (text: string): string | null => {
    const at = noted.indexOf(text);
    if (at >= 0) return again(at);
    if (noted.length < mostNoted) noted.push(text);
    return null;
  };
  const text = json.replace(found, (whole: string, ...rest: unknown[]) => {
    const { time, id, longId, hash, halfHash, count } = rest.at(-1) as Record<string, string | undefined>;
    if (time !== undefined) {
      const at = millisecondsOf(time);
      if (at === null) return whole;
      put('time', at);
      return gap.time;
    }
    if (hash !== undefined) return asBytes('hash', hash);
    if (halfHash !== undefined) return asBytes('halfHash', halfHash);
    if (count !== undefined) {
      putNumber(values, BigInt(count));
      return gap.count;
    }
    const before = known(whole);
    if (before !== null) return before;
    if (longId !== undefined) return asBytes('longId', longId);
    put('id', numberOf(id ?? ''));
    return gap.id;
  });
  return { text, values: Uint8Array.from(values) };
}

/** Undoes `takeOut`. */
export function putBack({ text, values }: WithGaps): string {
  let at = 0;
  const noted: string[] = [];
  const last = { time: 0n, id: 0n };
  const number = (): bigint => {
    let [sum, shift] = [0n, 0n];
    for (let more = true; more; shift += 7n) {
      const byte = values[at++];
      if (byte === undefined) throw new Error('a pack ends too early');
      sum |= BigInt(byte & 127) << shift;
      more = byte > 127;
    }
    return (sum & 1n) === 1n ? -(sum + 1n) / 2n : sum / 2n;
  };
  const next = (kind: keyof typeof last): bigint => (last[kind] += number());
  const bytes = (length: number, form: 'hex' | 'base64url'): string => {
    at += length;
    return Buffer.from(values.subarray(at - length, at)).toString(form);
  };
  const note = (id: string): string => {
    if (noted.length < mostNoted) noted.push(id);
    return id;
  };
  return text.replace(gaps, (found: string, place: string | undefined) => {
    if (place !== undefined) return noted[(place.codePointAt(0) ?? 0) - firstPlace] ?? '';
    if (found === gap.time) return new Date(Number(next('time'))).toISOString();
    if (found === gap.id) return note(idOf(next('id')));
    if (found === gap.longId) return note(bytes(16, 'hex'));
    if (found === gap.hash) return bytes(32, 'hex');
    if (found === gap.halfHash) return bytes(16, 'base64url');
    return String(number());
  });
}
