/** An order's rows as bytes, and back. */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { SqlValue } from '../sql.ts';
import { dictionary } from './dictionary.ts';
import { decodeFirstForm } from './first-form.ts';
import { putBack, takeOut } from './gaps.ts';
import {
  packedColumns,
  packedTables,
  photoColumns,
  type PackedName,
  type PackedRow,
} from './packed-tables.ts';

/** Rows of an order. `tables` has one list for each of `packedTables`. */
export interface PackedOrder {
  readonly tables: readonly (readonly PackedRow[])[];
  /** Values of `photoColumns` for each photo. */
  readonly photos: readonly PackedRow[];
}

/** The first byte of a pack. A pack with another dictionary, or of another form, gets another one. */
const form = 2;
const firstForm = 1;

/** Bytes of the length of what was in the gaps. */
const lengthBytes = 3;

export function encodePack({ tables, photos }: PackedOrder): Buffer {
  const { text, values } = takeOut(JSON.stringify([...tables, photos]));
  const length = Buffer.alloc(lengthBytes);
  length.writeUIntLE(values.length, 0, lengthBytes);
  return Buffer.concat([Buffer.of(form), length, values, deflateRawSync(text, { level: 9, dictionary })]);
}

/** @throws Error for bytes that are no pack of a known form */
export function decodePack(pack: Uint8Array): PackedOrder {
  const lists = listsOf(pack);
  return { tables: lists.slice(0, -1), photos: lists.at(-1) ?? [] };
}

function listsOf(pack: Uint8Array): PackedRow[][] {
  if (pack[0] === firstForm) return decodeFirstForm(pack.subarray(1));
  if (pack[0] !== form) throw new Error(`a pack has the unknown form ${String(pack[0])}`);
  const begin = 1 + lengthBytes;
  const end = begin + Buffer.from(pack).readUIntLE(1, lengthBytes);
  const text = inflateRawSync(pack.subarray(end), { dictionary }).toString();
  return JSON.parse(putBack({ text, values: pack.subarray(begin, end) })) as PackedRow[][];
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
