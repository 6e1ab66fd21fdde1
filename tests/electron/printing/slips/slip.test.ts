import { encode } from 'uqr';
import { describe, expect, test } from 'vitest';
import { slipPages } from '../../../../electron/printing/slips/pages.ts';
import { composeSlip } from '../../../../electron/printing/slips/slip.ts';
import { en } from '../../../../electron/words/en.ts';
import { fontsIn, longName, pagesOf, slip, textOf } from '../../../support/printing/papers.ts';
import { rasterise, type Raster } from '../../../support/printing/raster.ts';

const withCode = (code: string) => ({ ...slip, code: { ...slip.code, code } });

/** True when the QR code of `text` is in the middle of the page, `sideMm` wide, at any height. */
function hasQr({ widthPx, heightPx, grey }: Raster, text: string, sideMm: number): boolean {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const module = ((sideMm / 25.4) * 300) / size;
  const left = widthPx / 2 - (size * module) / 2;
  const dark = (x: number, y: number): boolean =>
    (grey[Math.round(y) * widthPx + Math.round(x)] ?? 255) < 128;
  const tops = Array.from({ length: heightPx - Math.ceil(size * module) }, (_, top) => top);
  return tops.some((top) =>
    data.every((row, y) =>
      row.every((on, x) => dark(left + (x + 0.5) * module, top + (y + 0.5) * module) === on),
    ),
  );
}

describe('a slip', () => {
  test('gives the code in groups and in one piece, its last day in words, and what it does not promise', async () => {
    const text = await textOf(await composeSlip(slip));

    for (const part of [
      'photo1.uk/ aB0O Il19',
      ' photo1.uk/aB0OIl19 ',
      'without spaces',
      'Use it by Saturday 12 December 2026',
      '21 days from Saturday 21 November 2026',
      'not an approval of the photo',
      'Order 261121-004',
    ]) {
      expect(text).toContain(part);
    }
  });

  test('names the person when there are several, however long the name', async () => {
    const mothers = await composeSlip({ ...slip, person: 'Łucja Żółć' });
    const longest = await composeSlip({
      ...slip,
      practice: true,
      person: `${'Maximiliana '.repeat(10)}Żółć`,
    });

    expect(await textOf(mothers)).toContain('Łucja Żółć');
    expect(await textOf(longest)).toContain('Maximiliana Maximiliana');
    expect(await pagesOf(longest)).toMatch(/Pages: +1\n/);
  });

  test('gives the last day in the counter’s time zone', async () => {
    const late = { ...slip, code: { ...slip.code, expiresAt: '2027-06-30T23:30:00.000Z' } };

    expect(await textOf(await composeSlip(late))).toContain('Thursday 1 July 2027');
  });

  test('sets the code in IBM Plex Mono, in which 0 and O, 1 and l and I differ', async () => {
    expect(await fontsIn(await composeSlip(slip))).toContain('ibm-plex-mono-latin-600');
  });

  test.each([
    ['a code without a host', 'aB0OIl19'],
    ['letters that other fonts melt into one', 'photo1.uk/fiflffij'],
    ['a code of another form', 'a-very-long-host.example.org/0123456789abcdef'],
    ['an empty code', ''],
  ])('%s is printed unchanged', async (_, code) => {
    const text = await textOf(await composeSlip(withCode(code)));

    expect(text.replaceAll(' ', '')).toContain(code);
  });

  test.each(['a6', 'roll80'] as const)('carries its code as a QR code on %s', async (paper) => {
    const raster = await rasterise(await composeSlip({ ...slip, page: slipPages[paper] }), 300);

    expect(hasQr(raster, 'photo1.uk/aB0OIl19', 30)).toBe(true);
  });

  test('made for practice says so, and that its code does not work', async () => {
    const text = await textOf(await composeSlip({ ...slip, practice: true }));

    expect(text).toContain('PRACTICE Made for practice. This code does not work');
  });

  const wordy = { ...en.slip, onceUsed: `${en.slip.onceUsed} ${en.slip.howToType}` };

  test.each([
    ['a real one', false, 'Łąka', en.slip],
    ['a real one of a studio with a long name', false, longName, en.slip],
    ['one for practice', true, 'Łąka', en.slip],
    ['one for practice of a studio with a long name', true, longName, en.slip],
    ['one for practice in a wordier language', true, longName, wordy],
  ] as const)('%s is one page of A6, down to its last line', async (_, practice, studioName, words) => {
    const file = await composeSlip({ ...slip, practice, studioName, words });

    expect(await pagesOf(file)).toMatch(/Pages:\s+1\n/);
    expect(await textOf(file)).toContain(`${studioName.split(' ').at(-1)} · Order 261121-004`);
  });

  test('keeps its QR code whole when room is short', async () => {
    const full = {
      ...slip,
      practice: true,
      studioName: longName,
      words: { ...wordy, howToType: 'x '.repeat(400) },
    };
    const raster = await rasterise(await composeSlip(full), 300);

    expect(hasQr(raster, 'photo1.uk/aB0OIl19', 18)).toBe(true);
  });

  test('is the same byte for byte when it is made again', async () => {
    expect(Buffer.compare(await composeSlip(slip), await composeSlip(slip))).toBe(0);
  });
});
