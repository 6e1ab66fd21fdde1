/** Reads CSV (RFC 4180) with any separator, and goes on after a line with wrong quotation marks. */
import { separators, type Separator } from '../../../shared/model/customer-import.ts';

export interface CsvRecord {
  /** Line on which it begins, from 1. */
  readonly line: number;
  /** Null when the quotation marks are wrong. Reading goes on with the next line. */
  readonly fields: readonly string[] | null;
}

/** A field, and where the next one begins. */
interface Read {
  readonly value: string;
  readonly end: number;
}

/** Reads a field in quotation marks. Null when they are never closed, or when something follows the closing one. */
function quoted(text: string, at: number, separator: Separator): Read | null {
  let value = '';
  for (let from = at + 1; ;) {
    const close = text.indexOf('"', from);
    if (close === -1) return null;
    value += text.slice(from, close);
    if (text[close + 1] === '"') {
      value += '"';
      from = close + 2;
      continue;
    }
    const next = text[close + 1];
    const isEnd = next === undefined || next === separator || next === '\n' || next === '\r';
    return isEnd ? { value, end: close + 1 } : null;
  }
}

const endOfPlain: Readonly<Record<Separator, RegExp>> = {
  ',': /[,\r\n]/g,
  ';': /[;\r\n]/g,
  '\t': /[\t\r\n]/g,
};

function plain(text: string, at: number, separator: Separator): Read {
  const pattern = endOfPlain[separator];
  pattern.lastIndex = at;
  const end = pattern.exec(text)?.index ?? text.length;
  return { value: text.slice(at, end), end };
}

const lineBreaks = (text: string): number => text.match(/\r\n|\r|\n/g)?.length ?? 0;

/** Returns where the line after `at` begins. */
function nextLine(text: string, at: number): number {
  const lineBreak = /\r\n|\r|\n/g;
  lineBreak.lastIndex = at;
  const found = lineBreak.exec(text);
  return found === null ? text.length : found.index + found[0].length;
}

/** Reads the fields of the record that begins at `at`. Null when the quotation marks are wrong. */
function fieldsAt(
  text: string,
  at: number,
  separator: Separator,
): { readonly fields: string[]; readonly end: number } | null {
  const fields: string[] = [];
  for (let from = at; ;) {
    const read = text[from] === '"' ? quoted(text, from, separator) : plain(text, from, separator);
    if (read === null) return null;
    fields.push(read.value);
    if (text[read.end] !== separator) return { fields, end: read.end };
    from = read.end + 1;
  }
}

/** Returns the records of a text, empty lines left out. */
export function* csvRecords(text: string, separator: Separator): Generator<CsvRecord> {
  let line = 1;
  for (let at = 0; at < text.length;) {
    const read = fieldsAt(text, at, separator);
    const end = nextLine(text, read?.end ?? at);
    if (read?.fields.some((value) => value.trim() !== '') !== false)
      yield { line, fields: read?.fields ?? null };
    line += lineBreaks(text.slice(at, end));
    at = end;
  }
}

/** Excel writes the separator into a line of its own before the first one: `sep=;`. */
const separatorLine = /^"?sep=([,;\t])"?(?:\r\n|\r|\n)/i;

/** Lines that are compared to find the separator. */
const compared = 20;

/** Returns the separator with which the first lines have the most fields, and as many in each. */
function likelySeparator(text: string): Separator {
  const start = text.slice(0, 64 * 1024);
  const fieldsWith = (separator: Separator): number => {
    const counts: number[] = [];
    for (const { fields } of csvRecords(start, separator)) {
      if (fields !== null) counts.push(fields.length);
      if (counts.length === compared) break;
    }
    const [first = 1] = counts;
    return (first - 1) * counts.filter((count) => count === first).length;
  };
  return separators.reduce((best, each) => (fieldsWith(each) > fieldsWith(best) ? each : best));
}

export interface Separated {
  readonly separator: Separator;
  /** The text without the line that names the separator. */
  readonly text: string;
  /** Number of lines that were left out before the text. */
  readonly before: number;
}

/** @param chosen null to find it out */
export function separated(text: string, chosen: Separator | null): Separated {
  const named = separatorLine.exec(text);
  const rest = named === null ? text : text.slice(named[0].length);
  const separator = chosen ?? separators.find((each) => each === named?.[1]) ?? likelySeparator(rest);
  return { separator, text: rest, before: named === null ? 0 : 1 };
}
