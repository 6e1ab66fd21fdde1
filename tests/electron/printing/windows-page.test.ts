import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeOn, pngSize } from '../../../electron/printing/windows-page.ts';
import { dyeSubPage, lyingPage, officePage } from '../../support/windows-facts.ts';

const at300 = { dpiX: 300, dpiY: 300 } as const;

describe('a picture on a driver’s page', () => {
  test('in the printer’s own frame covers the page dot for dot', () => {
    expect(placeOn(dyeSubPage, { widthPx: 1240, heightPx: 1844, ...at300 })).toEqual({
      Left: 0,
      Top: 0,
      Width: 1240,
      Height: 1844,
      Turned: false,
    });
  });

  test('at the paper’s size lies in the middle of a larger page, and keeps its size', () => {
    expect(placeOn(dyeSubPage, { widthPx: 1200, heightPx: 1800, ...at300 })).toEqual({
      Left: 20,
      Top: 22,
      Width: 1200,
      Height: 1800,
      Turned: false,
    });
  });

  test('starts before the first dot where the driver keeps a rim', () => {
    expect(placeOn(officePage, { widthPx: 4961, heightPx: 7016, dpiX: 600, dpiY: 600 })).toMatchObject({
      Left: -100,
      Top: -120,
      Width: 4961,
      Height: 7016,
    });
  });

  test('of another resolution keeps its millimetres', () => {
    expect(placeOn(officePage, { widthPx: 2480, heightPx: 3508, ...at300 })).toMatchObject({
      Width: 4960,
      Height: 7016,
    });
  });

  test('is turned for a paper that the driver lays on its side', () => {
    expect(placeOn(lyingPage, { widthPx: 1200, heightPx: 1800, ...at300 })).toEqual({
      Left: -30,
      Top: -10,
      Width: 1800,
      Height: 1200,
      Turned: true,
    });
  });

  test('of a printer that is finer along than across keeps its shape', () => {
    const fine = { ...dyeSubPage, DpiY: 600, PhysicalHeight: 3688, PrintableHeight: 3688 };

    expect(placeOn(fine, { widthPx: 1240, heightPx: 3688, dpiX: 300, dpiY: 600 })).toMatchObject({
      Width: 1240,
      Height: 3688,
    });
    expect(placeOn(fine, { widthPx: 1240, heightPx: 1844, ...at300 })).toMatchObject({
      Width: 1240,
      Height: 3688,
    });
  });

  test('is never off by more than half a dot, in size or in place, whatever the driver says', () => {
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
        (DpiX, DpiY, W, H, x, y, w, h, p) => {
          const page = {
            ...{ DpiX, DpiY, PhysicalWidth: W, PhysicalHeight: H, OffsetX: x, OffsetY: y },
            ...{ PrintableWidth: W - x, PrintableHeight: H - y },
          };
          const place = placeOn(page, { widthPx: w, heightPx: h, dpiX: p, dpiY: p });

          const [acrossIn, downIn] = place.Turned ? [h / p, w / p] : [w / p, h / p];
          expect(Math.abs(place.Width - acrossIn * DpiX)).toBeLessThanOrEqual(0.5 + 1e-9);
          expect(Math.abs(place.Height - downIn * DpiY)).toBeLessThanOrEqual(0.5 + 1e-9);
          expect(Math.abs(x + place.Left + place.Width / 2 - W / 2)).toBeLessThanOrEqual(0.5);
          expect(Math.abs(y + place.Top + place.Height / 2 - H / 2)).toBeLessThanOrEqual(0.5);
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
