/** Fields, lines and files of CSV (RFC 4180). */
import type { FileView } from '../shared/model/files.ts';

/** Without it, Excel reads UTF-8 as the machine's old character set. */
export const byteOrderMark = '\uFEFF';

/** Puts a field into quotes where it needs them. */
export const csvField = (value: string): string =>
  /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;

/**
 * Writes a text that a person typed. One that a spreadsheet would run as a formula gets an apostrophe, as OWASP advises under
 * "CSV Injection".
 */
export const typedField = (value: string): string =>
  csvField(/^[=+\-@\t\r]/.test(value) ? `'${value}` : value);

/** Writes a line of texts that a person may have typed. */
export const typedLine = (values: readonly string[]): string => `${values.map(typedField).join(',')}\r\n`;

/**
 * Makes a file of parts of any length.
 *
 * @param turn awaited between two parts, so that everything else can run
 */
export async function csvFile(
  name: string,
  parts: Iterable<string>,
  turn: () => Promise<void>,
): Promise<FileView> {
  const encoder = new TextEncoder();
  const encoded: Uint8Array[] = [];
  for (const part of parts) {
    encoded.push(encoder.encode(part));
    await turn();
  }
  const bytes = new Uint8Array(encoded.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of encoded) {
    bytes.set(part, at);
    at += part.length;
    await turn();
  }
  return { name, mime: 'text/csv', bytes };
}
