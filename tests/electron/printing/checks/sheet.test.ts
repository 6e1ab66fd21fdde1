import { describe, expect, test } from 'vitest';
import { checkSheet } from '../../../../electron/printing/checks/sheet.ts';
import { media } from '../../../../shared/sheet-media.ts';
import { composeSolid } from '../../../support/printing/sheets.ts';

const uk = { widthMm: 35, heightMm: 45 };
const us = { widthMm: 50.8, heightMm: 50.8 };
const textOf = (file: Uint8Array): string => Buffer.from(file).toString('latin1');

/** Returns the file with one text replaced by another of the same length, like a mistake of the composer. */
function changed(file: Uint8Array, from: string | RegExp, to: string): Uint8Array {
  const before = textOf(file);
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  return Buffer.from(after, 'latin1');
}

describe('the check before sending', () => {
  test.each([
    ['one document', {}],
    ['cut marks', { cut: 'marks' }],
    ['A4', { medium: media.a4, cut: 'marks' }],
    [
      'two documents',
      {
        photos: [
          { photoId: 'pho_us', ...us, count: 1, caption: null },
          { photoId: 'pho_uk', ...uk, count: null, caption: null },
        ],
      },
    ],
  ] as const)('lets a true sheet of %s pass', async (_, change) => {
    const { plan, file } = await composeSolid(change);

    await expect(checkSheet(file, plan)).resolves.toBeUndefined();
  });

  test.each([
    ['a page one point wider', '/MediaBox [ 0 0 288 432 ]', '/MediaBox [ 0 0 289 432 ]', 'MediaBox'],
    ['a trimmed page', '/TrimBox [ 0 0 288 432 ]', '/TrimBox [ 0 0 288 431 ]', 'TrimBox'],
    [
      'a photo moved by a tenth of a point',
      /cm \/P1 Do/,
      'cm\n1 0 0 1 0 .1 cm /P1 Do',
      'position of photo 1',
    ],
    ['a photo a hundredth smaller', /cm \/P1 Do/, 'cm\n.99 0 0 .99 0 0 cm /P1 Do', 'position of photo 1'],
    ['a photo less', /q [^q]* \/P1 Do Q\n/, '', 'photos placed'],
    ['a photo more', /(q [^q]* \/P1 Do Q\n)/, '$1$1', 'photos placed'],
    ['something else on the page', /q (?=[^q]* \/P1 Do)/, 'q 0 0 9 9 re W n ', 'page content'],
    ['a grey box on the page', /q (?=[^q]* \/P1 Do)/, 'q 0 0 9 9 re f ', 'shades'],
    ['a print dialogue that may scale', '/PrintScaling /None', '/PrintScaling /AppD', 'PrintScaling'],
  ])('rejects %s', async (_, from, to, what) => {
    const { plan, file } = await composeSolid();
    // The stream is longer or shorter now, so its stated length changes with it, as a composer would write it.
    const wrong = changed(file, from, to);
    const content = /stream\n((?:q |0)[^]*?Do Q\n)\s*endstream/.exec(textOf(wrong))?.[1] ?? '';
    const told = textOf(wrong).replace(/(<<\s*\/Length )\d+(\s*>>\s*stream\nq)/, `$1${content.length}$2`);

    await expect(checkSheet(Buffer.from(told, 'latin1'), plan)).rejects.toMatchObject({
      code: 'PRINT_FILE_WRONG',
      details: { what },
    });
  });

  test('rejects another sheet than the planned one', async () => {
    const { plan } = await composeSolid({ gapMm: 1 });
    const { file } = await composeSolid();

    await expect(checkSheet(file, plan)).rejects.toMatchObject({ code: 'PRINT_FILE_WRONG' });
  });

  test('rejects a truncated file', async () => {
    const { plan, file } = await composeSolid();

    await expect(checkSheet(file.slice(0, 900), plan)).rejects.toMatchObject({ code: 'PRINT_FILE_WRONG' });
  });

  test('rejects cut marks where none were planned', async () => {
    const { plan } = await composeSolid();
    const { file } = await composeSolid({ cut: 'marks' });

    await expect(checkSheet(file, plan)).rejects.toMatchObject({ details: { what: 'cut marks' } });
  });
});

describe('a sheet for a printer that needs correcting', () => {
  const correction = { scaleX: 0.99, scaleY: 1.005, offsetXMm: 0.3, offsetYMm: -0.2 };

  test('passes with its correction only', async () => {
    const { plan, file } = await composeSolid({ cut: 'marks' }, 'jpeg', correction);

    await expect(checkSheet(file, plan, correction)).resolves.toBeUndefined();
    await expect(checkSheet(file, plan)).rejects.toMatchObject({ code: 'PRINT_FILE_WRONG' });
    await expect(checkSheet(file, plan, { ...correction, offsetXMm: 0.35 })).rejects.toMatchObject({
      code: 'PRINT_FILE_WRONG',
    });
  });

  test('may lose the edge of a picture that fills its paper from side to side', async () => {
    const [width, height] = [101.6, 152.4];
    const photos = [
      { photoId: 'pho_head', widthMm: width, heightMm: height, count: 1, caption: null },
    ] as const;
    const { plan, file } = await composeSolid({ photos, gapMm: 0, edgeMm: 0 }, 'jpeg', correction);

    await expect(checkSheet(file, plan, correction)).resolves.toBeUndefined();
  });

  test('is refused when the page’s edge would cut off a photo', async () => {
    const wide = { ...correction, offsetXMm: 6 };

    await expect(composeSolid({}, 'jpeg', wide)).rejects.toMatchObject({
      code: 'PRINT_FILE_WRONG',
      details: { what: expect.stringMatching(/^photo \d leaves the page$/) as string },
    });
  });
});
