/** Lists of customers as other programs write them: encodings, separators, quotation marks. */
import { describe, expect, it } from 'vitest';
import { decode, encodingOf } from '../../../../electron/customers/import/decode.ts';
import { csvRecords, separated } from '../../../../electron/customers/import/read-csv.ts';

const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le');

describe('the encoding', () => {
  const text = 'Name;Ort\r\nZoë Groß;Łódź\r\n';
  const mark = '\uFEFF';

  it.each([
    ['utf-8', Buffer.from(text)],
    ['utf-8', Buffer.from(mark + text)],
    ['utf-16le', utf16(mark + text)],
    ['utf-16le', utf16(text)],
    ['utf-16be', utf16(mark + text).swap16()],
    ['utf-16be', utf16(text).swap16()],
  ] as const)('%s is recognised, with its mark or without', (encoding, bytes) => {
    expect(encodingOf(bytes)).toBe(encoding);
    expect(decode(bytes, encoding)).toBe(text);
  });

  it('of Windows is told by its Polish letters', () => {
    const german = Buffer.from('Name\r\nZo\xEB Gro\xDF \x80\r\n', 'latin1');
    const polish = Buffer.from('Nazwisko\r\nGa\xB3\xB9zka\r\n', 'latin1');

    expect(encodingOf(german)).toBe('windows-1252');
    expect(decode(german, 'windows-1252')).toBe('Name\r\nZoë Groß €\r\n');
    expect(encodingOf(polish)).toBe('windows-1250');
    expect(decode(polish, 'windows-1250')).toBe('Nazwisko\r\nGałązka\r\n');
  });

  it.each(['windows-1252', 'windows-1250'] as const)('%s has every character of its standard', (encoding) => {
    const bytes = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
    expect(decode(bytes, encoding)).toBe(new TextDecoder(encoding).decode(bytes));
  });
});

/** The fields of each line, and the line on which each begins. */
const linesOf = (text: string, separator: ',' | ';' | '\t' = ',') =>
  [...csvRecords(text, separator)].map(({ line, fields }) => [line, fields]);

describe('the fields', () => {
  it('may hold separators, line breaks and quotation marks', () => {
    const text = 'name,notes\r\n"Groß, Jürgen","says ""hello""\nand leaves"\r\n\r\nBen,\r\n';
    expect(linesOf(text)).toEqual([
      [1, ['name', 'notes']],
      [2, ['Groß, Jürgen', 'says "hello"\nand leaves']],
      [5, ['Ben', '']],
    ]);
  });

  it('may end without a line break, and have a quotation mark inside', () => {
    expect(linesOf('a\tb"c\rd\te', '\t')).toEqual([
      [1, ['a', 'b"c']],
      [2, ['d', 'e']],
    ]);
  });

  it('with a quotation mark too many cost their own line only', () => {
    expect(linesOf('"Ada" Byron,1\nBen,2\n"Cleo,3\nDora,4')).toEqual([
      [1, null],
      [2, ['Ben', '2']],
      [3, null],
      [4, ['Dora', '4']],
    ]);
  });
});

it.each([
  ['name,notes\nAda,"a;b;c"\n', ','],
  ['Name;Telefon\n"Groß, Jürgen";030\n', ';'],
  ['name\tphone\nAda, Byron\t1\n', '\t'],
  ['name\nAda\n', ','],
] as const)('the separator of %j is %j', (text, separator) => {
  expect(separated(text, null)).toEqual({ separator, text, before: 0 });
});

it('the separator that Excel names counts, and its line is no customer', () => {
  expect(separated('sep=;\r\na,b;c\r\n', null)).toEqual({ separator: ';', text: 'a,b;c\r\n', before: 1 });
});
