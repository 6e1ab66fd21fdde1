/** Reads a list of customers: what each column is, what each line is, and whom the studio has already. Blocks; for a thread. */
import {
  mostColumns,
  mostImported,
  type ColumnUse,
  type CustomerFilePreview,
  type DuplicateLine,
  type DuplicateRule,
  type FileColumn,
  type FileEncoding,
  type FileProblem,
  type FileReading,
  type First,
  type ImportedCustomer,
} from '../../../shared/model/customer-import.ts';
import type { RecordsKey } from '../../records/file/key.ts';
import { withEveryCustomer } from '../../records/orders/every-customer.ts';
import { hasHeads, usesOf } from './columns.ts';
import { decode, encodingOf } from './decode.ts';
import { matchesOf, type Match } from './duplicates.ts';
import { countFilled, planOf, type Plan } from './plan.ts';
import { csvRecords, separated, type CsvRecord } from './read-csv.ts';
import { readLine, type ReadLine } from './read-lines.ts';

export interface ReadTask {
  readonly bytes: SharedArrayBuffer;
  readonly reading: FileReading;
  /** The records in which customers are looked up. */
  readonly file: string;
  readonly key: RecordsKey;
  /** Null for a preview only. */
  readonly rule: DuplicateRule | null;
}

export interface ReadAnswer {
  readonly preview: CustomerFilePreview;
  /** Null for a preview only, and where there is nothing to import. */
  readonly plan: Plan | null;
}

/** Rows that a preview shows of each kind. */
const shown = 20;
/** Values that a preview shows of each column, and most characters of each. */
const [samplesShown, sampleLength] = [3, 60];

const firstOf = <Each>(all: readonly Each[]): First<Each> => ({
  count: all.length,
  first: all.slice(0, shown),
});

/** Bytes with which an Excel workbook, an old one and a PDF begin. */
const otherFormats = ['PK\u0003\u0004', '\u00D0\u00CF\u0011\u00E0', '%PDF'];

const isText = (bytes: Buffer, text: string): boolean =>
  !otherFormats.some((start) => bytes.toString('latin1', 0, 4).startsWith(start)) && !text.includes('\0');

function columnsOf(
  heads: readonly string[] | null,
  records: readonly CsvRecord[],
  chosen: readonly ColumnUse[] | null,
): readonly FileColumn[] {
  const count =
    heads?.length ?? Math.max(0, ...records.slice(0, shown).map(({ fields }) => fields?.length ?? 0));
  const names = Array.from({ length: Math.min(count, mostColumns) }, (_, at) => heads?.[at]?.trim() ?? '');
  const uses = chosen?.length === names.length ? chosen : usesOf(names);
  return names.map((head, at) => ({
    head: head.slice(0, sampleLength),
    use: uses[at] ?? 'none',
    samples: records
      .slice(0, shown)
      .map(({ fields }) => fields?.[at]?.trim() ?? '')
      .filter((value) => value !== '')
      .slice(0, samplesShown)
      .map((value) => value.slice(0, sampleLength)),
  }));
}

function problemIn(
  isReadable: boolean,
  records: readonly CsvRecord[],
  columns: readonly FileColumn[],
): FileProblem | null {
  if (!isReadable) return 'no-text';
  if (records.length === 0) return 'empty';
  if (records.length > mostImported) return 'too-many';
  return columns.some(({ use }) => use === 'name' || use === 'firstName' || use === 'lastName')
    ? null
    : 'no-name';
}

const duplicateLine = (
  { line, name }: ImportedCustomer,
  { why, of }: Match,
  rows: readonly ImportedCustomer[],
): DuplicateLine => ({
  ...{ line, name, why },
  of: typeof of === 'number' ? { line: rows[of]?.line ?? 0 } : { customerId: of.id, name: of.name },
});

/** A decoded file whose lines are not yet read as customers. */
interface Opened {
  readonly encoding: FileEncoding;
  readonly text: ReturnType<typeof separated>;
  readonly heads: boolean;
  readonly columns: readonly FileColumn[];
  readonly records: readonly CsvRecord[];
  readonly problem: FileProblem | null;
}

function open(bytes: Buffer, reading: FileReading): Opened {
  const encoding = reading.encoding ?? encodingOf(bytes);
  const decoded = decode(bytes, encoding);
  const text = separated(decoded, reading.separator);
  const all: CsvRecord[] = [];
  for (const { line, fields } of csvRecords(text.text, text.separator)) {
    all.push({ line: line + text.before, fields });
    // One more for the names of the columns, and one that is too many.
    if (all.length > mostImported + 1) break;
  }
  const first = all[0]?.fields ?? null;
  const heads = first !== null && (reading.heads ?? hasHeads(first));
  const records = heads ? all.slice(1) : all;
  const columns = columnsOf(heads ? first : null, records, reading.columns);
  return {
    encoding,
    text,
    heads,
    columns,
    records,
    problem: problemIn(isText(bytes, decoded), records, columns),
  };
}

const isCustomer = (read: ReadLine): read is ImportedCustomer => 'name' in read;

/** @throws KioskError RECORDS_* */
export function readFile({ bytes, reading, file, key, rule }: ReadTask): ReadAnswer {
  const opened = open(Buffer.from(bytes), reading);
  const { encoding, heads, columns, problem } = opened;
  const read = problem === null ? opened.records.map((record) => readLine(record, columns)) : [];
  const rows = read.filter(isCustomer);
  const matches = rows.length === 0 ? new Map<number, Match>() : lookUp(rows, file, key);
  const duplicates = rows.flatMap((row, at) => {
    const match = matches.get(at);
    return match === undefined ? [] : [{ row, match }];
  });
  const preview: CustomerFilePreview = {
    ...{ encoding, separator: opened.text.separator, heads, problem },
    columns: problem === 'no-text' ? [] : columns,
    added: firstOf(rows.filter((_, at) => !matches.has(at))),
    duplicates: {
      count: duplicates.length,
      first: duplicates.slice(0, shown).map(({ row, match }) => duplicateLine(row, match, rows)),
    },
    filled: countFilled(rows, matches),
    unreadable: firstOf(read.flatMap((each) => (isCustomer(each) ? [] : [each]))),
  };
  return { preview, plan: rule === null || problem !== null ? null : planOf(rows, matches, rule) };
}

const lookUp = (
  rows: readonly ImportedCustomer[],
  file: string,
  key: RecordsKey,
): ReadonlyMap<number, Match> => withEveryCustomer(file, key, (known) => matchesOf(rows, known));
