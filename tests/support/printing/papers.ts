/** A receipt and a slip to compose, and poppler's readings of the result. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Receipt } from '../../../electron/printing/slips/receipt.ts';
import type { Slip } from '../../../electron/printing/slips/slip.ts';
import { billOf } from '../../../shared/money.ts';
import { en } from '../../../electron/words/en.ts';

const run = promisify(execFile);

/** Returns the output of one of poppler's tools for a PDF. */
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

/** Number and size of the pages. */
export const pagesOf = (pdf: Uint8Array): Promise<string> => ask('pdfinfo', [], pdf);

/** One line for each font. */
export const fontsIn = (pdf: Uint8Array): Promise<string> => ask('pdffonts', [], pdf);

/** Returns the text line by line, with white space collapsed. */
export const textOf = async (pdf: Uint8Array): Promise<string> =>
  (await ask('pdftotext', ['-layout'], pdf)).replaceAll(/\s+/g, ' ');

/** Returns a recovery key as a person would type it from the lines of its paper, without their numbers. */
export async function keyTypedFrom(pdf: Uint8Array): Promise<string> {
  const text = await textOf(pdf);
  return [...text.matchAll(/ \d ([0-9A-Z]{4}) ([0-9A-Z]{4})(?= )/g)].map(([, a, b]) => `${a} ${b}`).join(' ');
}

/** Returns where a word ends on its page, in points from the left. */
export async function endOf(word: string, pdf: Uint8Array): Promise<number> {
  const found = new RegExp(`xMax="([\\d.]+)"[^>]*>${word}<`).exec(await ask('pdftotext', ['-bbox'], pdf));
  return Number(found?.[1]);
}

const mmPerPt = 25.4 / 72;
/** Returns all values of a side of the words' boxes, mm. */
const sidesOf = async (side: string, pdf: Uint8Array): Promise<number[]> =>
  [
    ...(await ask('pdftotext', ['-bbox'], pdf)).matchAll(new RegExp(`<word[^>]*${side}="([\\d.]+)"`, 'g')),
  ].map(([, points]) => Number(points) * mmPerPt);
/** Returns where the first and the last letter of any line are, mm from the left. */
export const widestOf = async (pdf: Uint8Array): Promise<{ left: number; right: number }> => ({
  left: Math.min(...(await sidesOf('xMin', pdf))),
  right: Math.max(...(await sidesOf('xMax', pdf))),
});
/** Returns the lower edge of the lowest line, mm from the top of its page. */
export const lastLineOf = async (pdf: Uint8Array): Promise<number> =>
  Math.max(...(await sidesOf('yMax', pdf)));

export const prices = { currency: 'GBP', taxRateBasisPoints: 2000, photo: 1200, photoByDocument: {} };
export const billLines = [
  { text: 'UK passport', quantity: 1, unitPrice: 1200 },
  { text: 'Schengen visa', quantity: 2, unitPrice: 950 },
];

export const receipt: Receipt = {
  words: en.receipt,
  studio: { name: 'Studio Łąka Ελλάς', address: '12 Żółta Street\nBrighton', taxNumber: 'GB 123 4567 89' },
  orderNumber: '261121-004',
  orderCode: 'HR-261121-004-3F9C1A2B',
  payment: {
    bill: billOf(billLines, prices),
    parts: [
      {
        id: 'part_1',
        method: 'card',
        amount: 3100,
        given: null,
        reference: 'VISA 0091',
        takenAt: '2026-11-21T14:32:00.000Z',
      },
    ],
    receiptNumber: 'R-261121-004',
    paidAt: '2026-11-21T14:32:00.000Z',
  },
  settlements: [],
  practice: false,
  timeZone: 'Europe/London',
};

export const slip: Slip = {
  words: en.slip,
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

/** The longest studio name that the settings allow: 80 characters. */
export const longName = 'Photographic Studio Kowalska-Nowakowska & Daughters, Brighton Pier and Seafront.';
