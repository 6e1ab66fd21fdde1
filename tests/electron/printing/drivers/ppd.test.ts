import { expect, test } from 'vitest';
import { ppdEntries, readPpd } from '../../../../electron/printing/drivers/ppd.ts';

test('reads a statement with its option, its words and its value', () => {
  expect(ppdEntries('*PageSize w288h432/4x6:\t"<</PageSize[297.6 460.8]>>setpagedevice"')).toEqual([
    {
      keyword: 'PageSize',
      option: 'w288h432',
      text: '4x6',
      value: '<</PageSize[297.6 460.8]>>setpagedevice',
    },
  ]);
});

test('uses an option’s keyword as its words when the driver has none', () => {
  expect(ppdEntries('*Duplex None: ""')).toEqual([
    { keyword: 'Duplex', option: 'None', text: 'None', value: '' },
  ]);
});

test('reads values without quotation marks, and words with spaces in them', () => {
  const ppd = readPpd('*DefaultPageSize: A4\n*PageSize w432h1008/6x14 panorama: "x"');

  expect(ppd.valueOf('DefaultPageSize')).toBe('A4');
  expect(ppd.choices('PageSize')).toMatchObject([{ option: 'w432h1008', text: '6x14 panorama' }]);
});

test('reads a value over several lines, and continues after it', () => {
  const entries = ppdEntries('*JCLBegin: "first\n*NotAKeyword: second"\n*End\n*ModelName: "DS620"');

  expect(entries.map(({ keyword }) => keyword)).toEqual(['JCLBegin', 'ModelName']);
  expect(entries[0]?.value).toBe('first\n*NotAKeyword: second');
});

test.each(['\n', '\r\n', '\r'])('reads lines that end with %j', (end) => {
  const entries = ppdEntries(['*ModelName: "A"', '*Product: "B"'].join(end));

  expect(entries.map(({ value }) => value)).toEqual(['A', 'B']);
});

test('leaves out comments, queries and lines that are no statement', () => {
  expect(ppdEntries('*% a comment: yes\n*?PageSize: "ask"\nstray words: here\n\n*End')).toEqual([]);
});

test('reads words in the encoding that the driver names', () => {
  const utf8 = Buffer.from('*LanguageEncoding: UTF-8\n*Tray Top/Fächer: ""', 'utf8').toString('latin1');

  expect(ppdEntries(utf8)[1]?.text).toBe('Fächer');
  expect(ppdEntries('*Tray Top/F<e4>cher: ""')[0]?.text).toBe('Fächer');
});

test('ends with a value that is never closed', () => {
  expect(ppdEntries('*ModelName: "A"\n*Broken: "no end\n*Product: "')).toHaveLength(2);
});

test('counts the first of two statements of one name, as CUPS does', () => {
  const ppd = readPpd(
    '*PageSize A4/Plain: "1"\n*PageSize A4/Again: "2"\n*DefaultPageSize: A4\n*DefaultPageSize: A5',
  );

  expect(ppd.choices('PageSize')).toMatchObject([{ text: 'Plain', value: '1' }]);
  expect(ppd.valueOf('DefaultPageSize')).toBe('A4');
});
