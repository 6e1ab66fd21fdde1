import sharp from 'sharp';
import { expect, it } from 'vitest';
import { logoOf } from '../../../electron/imaging/logo.ts';
import { composeReceipt } from '../../../electron/printing/slips/receipt.ts';
import { slipPages } from '../../../electron/printing/slips/pages.ts';
import { composeSlip } from '../../../electron/printing/slips/slip.ts';
import { pagesOf, receipt, slip } from '../../support/printing/papers.ts';
import { rejectionOf } from '../../support/thrown.ts';
import { hugePng, svgWithEntities } from './strange-files.ts';

const red = { r: 200, g: 30, b: 30, alpha: 1 };
/** A red square in the middle of a transparent picture. */
const emblem = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite([{ input: { create: { width: height, height, channels: 4, background: red } } }])
    .png()
    .toBuffer();

async function pixel(png: Uint8Array, x: number, y: number): Promise<readonly number[]> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * info.channels;
  return [...data.subarray(at, at + 3)];
}

it('makes a logo small, puts it on white, and adds one in grey', async () => {
  const logo = await logoOf(await emblem(1_800, 600));

  expect(logo).toMatchObject({ widthPx: 600, heightPx: 200 });
  expect(await pixel(logo.colour, 300, 100)).toEqual([200, 30, 30]);
  expect(await pixel(logo.colour, 2, 2)).toEqual([255, 255, 255]);
  const [r, g, b] = await pixel(logo.grey, 300, 100);
  expect([g, b]).toEqual([r, r]);
  expect(r).toBeGreaterThan(40);
  expect(r).toBeLessThan(140);
});

it('keeps the size of a small logo', async () => {
  expect(await logoOf(await emblem(90, 30))).toMatchObject({ widthPx: 90, heightPx: 30 });
});

it.each([
  ['an SVG with entities', () => Buffer.from(svgWithEntities), 'IMAGE_NOT_RECOGNISED not-a-picture'],
  ['a huge PNG', hugePng, 'IMAGE_TOO_LARGE'],
  ['a text', () => Buffer.from('logo'), 'IMAGE_NOT_RECOGNISED not-a-picture'],
])('refuses %s', async (_, bytes, error) => {
  expect(await rejectionOf(logoOf(await bytes()))).toMatch(error);
});

it('is on receipts and slips, which stay one page', async () => {
  const logo = await logoOf(await emblem(1_800, 600));
  const studio = { ...receipt.studio, logo };
  const roll = await composeReceipt({ ...receipt, studio });
  const a6 = await composeReceipt({ ...receipt, studio, page: slipPages.a6 });
  const withCode = await composeSlip({ ...slip, logo });

  for (const paper of [roll, a6, withCode]) {
    expect(await pagesOf(paper)).toMatch(/Pages:\s+1\n/);
    expect(Buffer.from(paper).toString('latin1')).toContain('/Subtype /Image');
  }
  expect(Buffer.from(await composeReceipt(receipt)).toString('latin1')).not.toContain('/Subtype /Image');
});
