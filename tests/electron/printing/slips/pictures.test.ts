/** Slips and receipts as pictures, for printers that take no PDF. */
import { expect, it } from 'vitest';
import sharp from 'sharp';
import { slipPages } from '../../../../electron/printing/slips/pages.ts';
import { composeReceipt, receiptFlow } from '../../../../electron/printing/slips/receipt.ts';
import { composeSlip, slipFlow } from '../../../../electron/printing/slips/slip.ts';
import { billOf } from '../../../../shared/money.ts';
import { pagesOf, prices, receipt, slip } from '../../../support/printing/papers.ts';
import { rasterise } from '../../../support/printing/raster.ts';

const png = (dpi: number) => ({ dpiX: dpi, dpiY: dpi, format: 'png' }) as const;
const greyOf = async (file: Uint8Array | undefined) =>
  sharp(file).extractChannel(0).raw().toBuffer({ resolveWithObject: true });
const logo = {
  ...{ widthPx: 60, heightPx: 30 },
  colour: await sharp({ create: { width: 60, height: 30, channels: 3, background: '#606060' } })
    .png()
    .toBuffer(),
  grey: await sharp({ create: { width: 60, height: 30, channels: 3, background: '#808080' } })
    .png()
    .toBuffer(),
};

it('draws a slip where its PDF has it: banner, type, QR code and logo', async () => {
  const page = { ...slipPages.a6 };
  const practice = { ...slip, practice: true, logo, page };
  const [file, ...further] = await slipFlow(practice).pictures(png(150));
  const pdf = await rasterise(await composeSlip(practice), 150);
  const { data, info } = await greyOf(file);

  expect(further).toEqual([]);
  // Poppler rounds the page's size up.
  expect([pdf.widthPx - info.width, pdf.heightPx - info.height]).toEqual([1, 1]);
  /** Mean difference of the two pages when one of them is moved by whole pixels. */
  const off = (right: number, down: number): number => {
    let sum = 0;
    for (let y = 1; y < info.height - 1; y += 1) {
      for (let x = 1; x < info.width - 1; x += 1) {
        const drawn = data[(y + down) * info.width + x + right] ?? 0;
        sum += Math.abs(drawn - (pdf.grey[y * pdf.widthPx + x] ?? 0));
      }
    }
    return sum / data.length;
  };
  // A page that is drawn one pixel off fits better when it is moved.
  const moved = Math.min(off(1, 0), off(-1, 0), off(0, 1), off(0, -1));
  expect(off(0, 0)).toBeLessThan(moved);
  expect((await sharp(file).metadata()).density).toBe(150);
});

it('draws type and QR codes on a roll without grey, which a printer with one ink would break up', async () => {
  const paper = { ...slip, page: { ...slipPages.roll80, heightMm: 160 } };
  const { data } = await greyOf((await slipFlow(paper).pictures(png(203)))[0]);

  expect([...new Set(data)].sort()).toEqual([0, 255]);
});

it('makes as many pictures of a long receipt as its PDF has pages', async () => {
  const lines = Array.from({ length: 30 }, (_, n) => ({
    ...{ text: `Item ${String(n)}`, quantity: 1, unitPrice: 100 },
  }));
  const long = {
    ...receipt,
    payment: { ...receipt.payment, bill: billOf(lines, prices) },
    page: slipPages.a6,
  };

  const pictures = await receiptFlow(long).pictures({ ...png(72), format: 'jpeg' });

  expect(pictures.length).toBeGreaterThan(1);
  expect(await pagesOf(await composeReceipt(long))).toMatch(
    new RegExp(`Pages: +${String(pictures.length)}\n`),
  );
});
