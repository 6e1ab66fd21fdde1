import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { encode } from 'uqr';
import { describe, expect, test } from 'vitest';
import { wrap } from '../../../electron/printing/paper.ts';
import { widthOf } from '../../../electron/printing/fonts.ts';
import { composeReceipt, type Receipt } from '../../../electron/printing/receipt.ts';
import { composeSlip, type Slip } from '../../../electron/printing/slip.ts';
import { englishReceipt } from '../../../electron/printing/words.ts';
import { billOf } from '../../../shared/money.ts';
import { rasterise } from '../../support/raster.ts';

const run = promisify(execFile);

/** What one of poppler's tools says of a PDF. */
async function ask(tool: string, args: readonly string[], pdf: Uint8Array): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'papers-'));
  try {
    const file = join(folder, 'paper.pdf');
    await writeFile(file, pdf);
    return (await run(tool, [...args, file, ...(tool === 'pdftotext' ? ['-'] : [])])).stdout;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
const textOf = async (pdf: Uint8Array): Promise<string> =>
  (await ask('pdftotext', ['-layout'], pdf)).replaceAll(/\s+/g, ' ');

const prices = { currency: 'GBP', taxRateBasisPoints: 2000, photo: 1200, photoByDocument: {} };
const lines = [
  { text: 'UK passport', quantity: 1, unitPrice: 1200 },
  { text: 'Schengen visa', quantity: 2, unitPrice: 950 },
];
const receipt: Receipt = {
  studio: { name: 'Studio Łąka Ελλάς', address: '12 Żółta Street\nBrighton', taxNumber: 'GB 123 4567 89' },
  orderNumber: '261121-004',
  payment: {
    bill: billOf(lines, prices),
    method: 'card',
    reference: 'VISA 0091',
    receiptNumber: 'R-261121-004',
    paidAt: '2026-11-21T14:32:00.000Z',
  },
  practice: false,
  timeZone: 'Europe/London',
};
const slip: Slip = {
  studioName: 'Łąka',
  code: {
    code: 'photo1.uk/aB0OIl19',
    orderNumber: '261121-004',
    issuedAt: '2026-11-21T14:32:00.000Z',
    expiresAt: '2026-12-12T14:32:00.000Z',
  },
  practice: false,
  timeZone: 'Europe/London',
};

describe('a receipt', () => {
  test('says who sold what to which order, when, for how much and how it was paid', async () => {
    const text = await textOf(await composeReceipt(receipt));

    for (const part of [
      'Studio Łąka Ελλάς',
      '12 Żółta Street',
      'GB 123 4567 89',
      'R-261121-004',
      '261121-004',
      '21 November 2026 at 14:32',
      'UK passport £12.00',
      'Schengen visa £19.00',
      '2 × £9.50',
      'Total £31.00',
      'Net £25.83',
      'of which tax 20 % £5.17',
      'Paid Card',
      'VISA 0091',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('PRACTICE');
  });

  test('made for practice says so', async () => {
    expect(await textOf(await composeReceipt({ ...receipt, practice: true }))).toContain('PRACTICE');
  });

  test('is as long as it needs to be on a roll of 80 mm, and goes over pages of A6', async () => {
    const many = {
      ...receipt,
      payment: { ...receipt.payment, bill: billOf(Array(40).fill(lines[0]), prices) },
    };
    const roll = await ask('pdfinfo', [], await composeReceipt(many));
    const pages = await ask('pdfinfo', [], await composeReceipt({ ...many, paper: 'a6' }));

    expect(roll).toMatch(/Pages:\s+1\n/);
    expect(roll).toMatch(/Page size:\s+226\.77\d* x [6-9]\d\d/);
    expect(pages).toMatch(/Pages:\s+[23]\n/);
    expect(pages).toMatch(/Page size:\s+297\.6\d* x 419\.5\d*/);
  });

  test('speaks the language that it is given', async () => {
    const words = {
      ...englishReceipt,
      locale: 'pl-PL',
      title: 'Paragon',
      total: 'Razem',
      net: 'Wartość netto',
    };
    const text = await textOf(await composeReceipt({ ...receipt, words }));

    expect(text).toContain('Paragon');
    expect(text).toMatch(/Razem 31,00 GBP/);
  });

  test('is the same byte for byte when it is made again', async () => {
    expect(Buffer.compare(await composeReceipt(receipt), await composeReceipt(receipt))).toBe(0);
  });
});

describe('a slip', () => {
  test('gives the code in groups and in one piece, its last day in words, and what it is not', async () => {
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

  test('names the last day as it is at the counter', async () => {
    const late = { ...slip, code: { ...slip.code, expiresAt: '2027-06-30T23:30:00.000Z' } };

    expect(await textOf(await composeSlip(late))).toContain('Thursday 1 July 2027');
  });

  test('sets the code in IBM Plex Mono, in which 0 and O, 1 and l and I differ', async () => {
    expect(await ask('pdffonts', [], await composeSlip(slip))).toContain('ibm-plex-mono-latin-600');
  });

  test.each([
    ['a code without a host', 'aB0OIl19'],
    ['a code of another form', 'a-very-long-host.example.org/0123456789abcdef'],
    ['an empty code', ''],
  ])('%s is printed as it is', async (_, code) => {
    const text = await textOf(await composeSlip({ ...slip, code: { ...slip.code, code } }));

    expect(text.replaceAll(' ', '')).toContain(code);
  });

  test.each(['a6', 'roll80'] as const)('carries its code as a QR code on %s', async (paper) => {
    const raster = await rasterise(await composeSlip({ ...slip, paper }), 300);
    const { data, size } = encode('photo1.uk/aB0OIl19', { ecc: 'M', border: 0 });
    const module = ((30 / 25.4) * 300) / size;
    const left = raster.widthPx / 2 - (size * module) / 2;
    const dark = (x: number, y: number): boolean =>
      (raster.grey[Math.round(y) * raster.widthPx + Math.round(x)] ?? 255) < 128;
    const matches = (top: number): boolean =>
      data.every((row, y) =>
        row.every((on, x) => dark(left + (x + 0.5) * module, top + (y + 0.5) * module) === on),
      );
    const tops = Array.from({ length: raster.heightPx - Math.ceil(size * module) }, (_, top) => top);

    expect(tops.some(matches)).toBe(true);
  });

  test('made for practice says so, and that its code does not work', async () => {
    const text = await textOf(await composeSlip({ ...slip, practice: true }));

    expect(text).toContain('PRACTICE');
    expect(text).toContain('does not work');
  });
});

describe('text on paper', () => {
  test.each([
    'Zażółć gęślą jaźń',
    'Ελληνική Δημοκρατία',
    'Дмитрий Щукин',
    'Nguyễn Thị Hạnh',
    'O’Brien — Müller',
  ])('%s is drawn and can be copied', async (name) => {
    const text = await textOf(await composeReceipt({ ...receipt, studio: { ...receipt.studio, name } }));

    expect(text).toContain(name.normalize('NFC'));
  });

  test('in a script that no font has does not stop the receipt', async () => {
    const name = '写真館 📷';

    await expect(composeReceipt({ ...receipt, studio: { ...receipt.studio, name } })).resolves.toBeInstanceOf(
      Uint8Array,
    );
  });

  test('keeps within its lines, words whole where they can be', () => {
    const style = { face: 'text', size: 9 } as const;
    const broken = wrap('a short line and Donaudampfschifffahrtsgesellschaftskapitänsmütze', style, 40);

    expect(broken[0]).toBe('a short line and');
    expect(broken.length).toBeGreaterThan(2);
    for (const line of broken) expect((widthOf('text', line, 9) * 25.4) / 72).toBeLessThanOrEqual(40);
  });
});
