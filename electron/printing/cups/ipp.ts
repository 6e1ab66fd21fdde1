/** The small part of the Internet Printing Protocol (RFC 8010, RFC 8011) that asks a spooler about printers and jobs. */

export const operations = {
  getJobAttributes: 0x0009,
  getPrinterAttributes: 0x000b,
  /** Operations of CUPS' own. */
  getDefault: 0x4001,
  getPrinters: 0x4002,
} as const;

/** Tags that start a group, and tags that say which kind of value follows (RFC 8010, 3.5). */
const tags = {
  operationGroup: 0x01,
  jobGroup: 0x02,
  end: 0x03,
  printerGroup: 0x04,
  integer: 0x21,
  boolean: 0x22,
  enumeration: 0x23,
  keyword: 0x44,
  uri: 0x45,
  charset: 0x47,
  language: 0x48,
  name: 0x42,
} as const;

export interface IppRequest {
  readonly operation: number;
  /** `printer-uri` or `job-uri` and its value, if the operation has a target. */
  readonly target?: { readonly name: 'printer-uri' | 'job-uri'; readonly uri: string };
  readonly attributes: readonly string[];
}

type IppValue = string | number | boolean;
/** Attributes of one printer or job. Value types that the kiosk never asks for are left out. */
export type IppGroup = ReadonlyMap<string, readonly IppValue[]>;

export interface IppAnswer {
  /** Below 0x0100 is success (RFC 8011, appendix B). */
  readonly status: number;
  readonly printers: readonly IppGroup[];
  readonly jobs: readonly IppGroup[];
}

export const statusNotFound = 0x0406;

function sized(value: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(value.length);
  return Buffer.concat([length, value]);
}

const attribute = (tag: number, name: string, value: string): Buffer =>
  Buffer.concat([Buffer.of(tag), sized(Buffer.from(name)), sized(Buffer.from(value))]);

/** Returns a request's bytes. */
export function encodeRequest({ operation, target, attributes }: IppRequest): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt16BE(0x0101, 0);
  head.writeUInt16BE(operation, 2);
  head.writeUInt32BE(1, 4);
  return Buffer.concat([
    head,
    Buffer.of(tags.operationGroup),
    attribute(tags.charset, 'attributes-charset', 'utf-8'),
    attribute(tags.language, 'attributes-natural-language', 'en'),
    ...(target === undefined ? [] : [attribute(tags.uri, target.name, target.uri)]),
    attribute(tags.name, 'requesting-user-name', 'headroom'),
    // Every further value of an attribute has an empty name.
    ...attributes.map((name, index) =>
      attribute(tags.keyword, index === 0 ? 'requested-attributes' : '', name),
    ),
    Buffer.of(tags.end),
  ]);
}

function valueOf(tag: number, bytes: Buffer): IppValue | null {
  if ((tag === tags.integer || tag === tags.enumeration) && bytes.length === 4) return bytes.readInt32BE(0);
  if (tag === tags.boolean && bytes.length === 1) return bytes[0] === 1;
  // 0x41 to 0x49: texts, names, keywords, addresses.
  if (tag >= 0x41 && tag <= 0x49) return bytes.toString('utf8');
  return null;
}

/**
 * Reads an answer.
 *
 * @throws RangeError when it is cut off
 */
export function decodeAnswer(bytes: Buffer): IppAnswer {
  const printers: IppGroup[] = [];
  const jobs: IppGroup[] = [];
  let group = new Map<string, IppValue[]>();
  let name = '';
  let at = 8;
  const take = (): Buffer => {
    const length = bytes.readUInt16BE(at);
    const from = at + 2;
    if (from + length > bytes.length) throw new RangeError('the answer is cut off');
    at = from + length;
    return bytes.subarray(from, at);
  };
  for (;;) {
    const tag = bytes.readUInt8(at++);
    if (tag === tags.end) return { status: bytes.readUInt16BE(2), printers, jobs };
    if (tag < 0x10) {
      group = new Map();
      if (tag === tags.printerGroup) printers.push(group);
      if (tag === tags.jobGroup) jobs.push(group);
      continue;
    }
    name = take().toString('utf8') || name;
    const value = valueOf(tag, take());
    if (value !== null) group.set(name, [...(group.get(name) ?? []), value]);
  }
}

export const numberOf = (group: IppGroup, name: string): number | null => {
  const value = group.get(name)?.[0];
  return typeof value === 'number' ? value : null;
};

export const textsOf = (group: IppGroup, name: string): string[] =>
  (group.get(name) ?? []).filter((value) => typeof value === 'string');
