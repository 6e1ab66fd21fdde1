/** An order's rows as bytes, and back. */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { SqlValue } from '../sql.ts';
import { packedColumns, packedTables, photoColumns, type PackedName } from './packed-tables.ts';

/** A row's values in the order of its columns. No packed column is a BLOB. */
export type PackedRow = readonly (string | number | null)[];

/** Rows of an order. `tables` has one list for each of `packedTables`. */
export interface PackedOrder {
  readonly tables: readonly (readonly PackedRow[])[];
  /** Values of `photoColumns` for each photo. */
  readonly photos: readonly PackedRow[];
}

/** The first byte of a pack. A pack with another dictionary or another form gets another one. */
const form = 1;

/** Text that nearly every packed order has. It never changes: a pack can only be read with the dictionary that it was made with. */
const dictionary = Buffer.from(
  [
    '"png","webp","edit","headshot","reference","import","image/heic","us","eu","other","refused","not-sent","resolved"',
    '"counted","not-counted","failed","cancelled","service-sheet","record","checkIdPhoto","faceMatch"',
    '"arranged":null,"4x6in","10x15cm","13x18cm","5x7in","a4","a6","80mm","folder:","windows:"',
    '"sheet","application/json",0,0,"answer","image/png","shot","camera","practice","final","preview",826,1062,"image/jpeg"',
    '[["img_","shot",1920,1080,"image/jpeg",53987,"","~0","~0"]',
    ',["img_","answer",0,0,"application/json",656,"","~0","~0"]',
    ',["img_","preview",413,531,"image/jpeg",305853,"","~0","~0"]',
    ',["img_","final",413,531,"image/jpeg",125006,"","~0","~0"]]',
    ',[],[["shot_","ord_","img_","camera","~0","per_"]]',
    ',[["call_","ord_","pho_",null,"makeIdPhotoWatermark","eu","done",null,151180,495,200,null,null,null,"img_",977,976',
    ',null,null,"~0","~0","~0",null]',
    ',["call_","ord_","pho_",null,"getIdPhotoNoWatermark","practice","done",null,95,646,200,null,null,null,"img_",null,null',
    ',null,null,"~0","~0","~0",null]]',
    ',[["prt_","sheet","ord_",null,null,null,"cups:photo","photo","{\\"mediumId\\":\\"4x6in\\",\\"as\\":4,\\"ids\\":[\\"pho_',
    '\\"]}",1,"2","","printed","","",null,"",null,"~0","~0"',
    ',"~0",null,null]',
    ',["prt_","slip","ord_",null,null,null,"cups:office","office","{\\"mediumId\\":\\"a4\\",\\"as\\":5,\\"ids\\":[]}",1,"6",""',
    ',"printed","","",null,"",null,"~0","~0","~0",null,"cod_"]',
    ',["prt_","receipt","ord_",null,null,null,"cups:office","office","{\\"mediumId\\":\\"a4\\",\\"as\\":5,\\"ids\\":[]}",1,"6",""',
    ',"printed","","",null,"",null,"~0","~0","~0",null,null]]',
    ',[["prt_","ord_"],["prt_","ord_"],["prt_","ord_"]],[],[["pho_","shot_","img_","img_"]]]',
  ].join(''),
);

/** Begins a time; a text that begins like that gets it once more. */
const timeSign = '~';
/** Returns the milliseconds of a time exactly as `toISOString` writes it; null for any other text, and for a day that there is not. */
function timeOf(text: string): number | null {
  if (!/^\d{4}-\d\d-\d\dT/.test(text)) return null;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString() === text ? time : null;
}

/** Returns a function that writes each time as the milliseconds since the time before it, which takes a third of the bytes. */
function timesShortened(): (value: PackedRow[number]) => PackedRow[number] {
  let last = 0;
  return (value) => {
    if (typeof value !== 'string') return value;
    const time = timeOf(value);
    if (time === null) return value.startsWith(timeSign) ? `${timeSign}${value}` : value;
    const since = time - last;
    last = time;
    return `${timeSign}${since.toString(36)}`;
  };
}

function timesWritten(): (value: PackedRow[number]) => PackedRow[number] {
  let last = 0;
  return (value) => {
    if (typeof value !== 'string' || !value.startsWith(timeSign)) return value;
    if (value.startsWith(timeSign, 1)) return value.slice(1);
    last += Number.parseInt(value.slice(1), 36);
    return new Date(last).toISOString();
  };
}

const eachValue = (
  lists: readonly (readonly PackedRow[])[],
  change: (value: PackedRow[number]) => PackedRow[number],
): PackedRow[][] => lists.map((rows) => rows.map((row) => row.map((value) => change(value))));

export function encodePack({ tables, photos }: PackedOrder): Buffer {
  const json = JSON.stringify(eachValue([...tables, photos], timesShortened()));
  return Buffer.concat([Buffer.of(form), deflateRawSync(json, { level: 9, dictionary })]);
}

/** @throws Error for bytes that are no pack of a known form */
export function decodePack(pack: Uint8Array): PackedOrder {
  if (pack[0] !== form) throw new Error(`a pack has the unknown form ${String(pack[0])}`);
  const stored = JSON.parse(inflateRawSync(pack.subarray(1), { dictionary }).toString()) as PackedRow[][];
  const lists = eachValue(stored, timesWritten());
  return { tables: lists.slice(0, -1), photos: lists.at(-1) ?? [] };
}

/** Returns the rows of a table with the names of their columns. */
export function rowsOf({ tables }: PackedOrder, table: PackedName): Readonly<Record<string, SqlValue>>[] {
  const at = packedTables.findIndex(({ name }) => name === table);
  return (tables[at] ?? []).map((row) => named(packedColumns(table), row));
}

export const photoRows = ({ photos }: PackedOrder): Readonly<Record<string, SqlValue>>[] =>
  photos.map((row) => named(photoColumns, row));

/** A pack from before a column was added has no value for it. */
const named = (columns: readonly string[], row: PackedRow): Readonly<Record<string, SqlValue>> =>
  Object.fromEntries(columns.map((column, at) => [column, row[at] ?? null]));
