import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boxOnPage, pngSize } from '../../../../electron/printing/windows/page.ts';
import { dyeSubPage, lyingPage, officePage } from '../../../support/printing/windows-facts.ts';

const at300 = { dpiX: 300, dpiY: 300 } as const;

describe('a picture on a driver’s page', () => {
  test('in the printer’s own frame covers the page dot for dot', () => {
    expect(boxOnPage(dyeSubPage, { widthPx: 1240, heightPx: 1844, ...at300 })).toEqual({
      left: 0,
      top: 0,
      width: 1240,
      height: 1844,
      turned: false,
    });
  });

  test('at the paper’s size lies in the middle of a larger page, and keeps its size', () => {
    expect(boxOnPage(dyeSubPage, { widthPx: 1200, heightPx: 1800, ...at300 })).toEqual({
      left: 20,
      top: 22,
      width: 1200,
      height: 1800,
      turned: false,
    });
  });

  test('starts before the first dot when the driver keeps a margin', () => {
    expect(boxOnPage(officePage, { widthPx: 4961, heightPx: 7016, dpiX: 600, dpiY: 600 })).toMatchObject({
      left: -100,
      top: -120,
      width: 4961,
      height: 7016,
    });
  });

  test('of another resolution keeps its millimetres', () => {
    expect(boxOnPage(officePage, { widthPx: 2480, heightPx: 3508, ...at300 })).toMatchObject({
      width: 4960,
      height: 7016,
    });
  });

  test('is turned for a paper that the driver lays on its side', () => {
    expect(boxOnPage(lyingPage, { widthPx: 1200, heightPx: 1800, ...at300 })).toEqual({
      left: -30,
      top: -10,
      width: 1800,
      height: 1200,
      turned: true,
    });
  });

  test('of a printer with different resolutions across and along keeps its shape', () => {
    const fine = { ...dyeSubPage, dpiY: 600, physicalHeight: 3688, printableHeight: 3688 };

    expect(boxOnPage(fine, { widthPx: 1240, heightPx: 3688, dpiX: 300, dpiY: 600 })).toMatchObject({
      width: 1240,
      height: 3688,
    });
    expect(boxOnPage(fine, { widthPx: 1240, heightPx: 1844, ...at300 })).toMatchObject({
      width: 1240,
      height: 3688,
    });
  });

  test('is never off by more than half a dot, in size or in position, whatever the driver states', () => {
    const dpi = fc.constantFrom(150, 203, 300, 334, 600, 720);
    const side = fc.integer({ min: 300, max: 8_000 });
    const offset = fc.integer({ min: 0, max: 200 });
    fc.assert(
      fc.property(
        dpi,
        dpi,
        side,
        side,
        offset,
        offset,
        side,
        side,
        dpi,
        (dpiX, dpiY, W, H, x, y, w, h, p) => {
          const page = {
            ...{ dpiX, dpiY, physicalWidth: W, physicalHeight: H, offsetX: x, offsetY: y },
            ...{ printableWidth: W - x, printableHeight: H - y },
          };
          const place = boxOnPage(page, { widthPx: w, heightPx: h, dpiX: p, dpiY: p });

          const [acrossIn, downIn] = place.turned ? [h / p, w / p] : [w / p, h / p];
          expect(Math.abs(place.width - acrossIn * dpiX)).toBeLessThanOrEqual(0.5 + 1e-9);
          expect(Math.abs(place.height - downIn * dpiY)).toBeLessThanOrEqual(0.5 + 1e-9);
          expect(Math.abs(x + place.left + place.width / 2 - W / 2)).toBeLessThanOrEqual(0.5);
          expect(Math.abs(y + place.top + place.height / 2 - H / 2)).toBeLessThanOrEqual(0.5);
        },
      ),
    );
  });
});

describe('the size of a PNG', () => {
  test('stands in its first bytes', () => {
    const bytes = Buffer.alloc(33);
    Buffer.from('89504e470d0a1a0a0000000d49484452000004d800000734', 'hex').copy(bytes);

    expect(pngSize(bytes)).toEqual({ widthPx: 1240, heightPx: 1844 });
  });

  test.each([['%PDF-1.7 and more than twenty-four bytes'], ['']])('is not in %j', (text) => {
    expect(pngSize(Buffer.from(text))).toBeNull();
  });
});
