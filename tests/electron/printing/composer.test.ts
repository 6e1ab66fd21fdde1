import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createComposer, type Composer } from '../../../electron/printing/composer.ts';
import { composeReceipt } from '../../../electron/printing/slips/receipt.ts';
import { composeFor } from '../../../electron/printing/compose-for.ts';
import { noCorrection } from '../../../shared/printing.ts';
import { media } from '../../../shared/sheet-media.ts';
import { forkWork } from '../../../electron/work/launch.ts';
import { memoryLog } from '../../support/kiosk/memory-log.ts';
import { receipt as sampleReceipt } from '../../support/printing/papers.ts';
import { solidPhoto } from '../../support/printing/sheets.ts';
import { rejectionOf } from '../../support/thrown.ts';
import { en } from '../../../electron/words/en.ts';

const photoId = `pho_${'a'.repeat(32)}` as const;
const plan = {
  mediumId: '4x6in',
  widthMm: 152.4,
  heightMm: 101.6,
  placements: [{ photoId, xMm: 10, yMm: 10, widthMm: 35, heightMm: 45, rotated: false }],
  cutMarks: [],
  captions: [],
} as const;

let composer: Composer;
beforeEach(() => {
  composer = createComposer(forkWork, memoryLog());
});
afterEach(() => composer.stop());

describe('the composing process', () => {
  it('makes the same bytes as the paper’s own function', async () => {
    const aside = await composer.compose('receipt', sampleReceipt);
    expect(Buffer.compare(aside, await composeReceipt(sampleReceipt))).toBe(0);
  });

  it('passes on a KioskError with its code, and continues', async () => {
    const pictures = new Map([[photoId, new TextEncoder().encode('no picture')]]);
    const refused = composer.compose('sheet', {
      plan,
      pictures,
      title: '261121-001',
      correction: noCorrection,
    });
    expect(await rejectionOf(refused)).toMatch('IMAGE_NOT_RECOGNISED');
    expect((await composer.compose('receipt', sampleReceipt)).byteLength).toBeGreaterThan(1_000);
  });

  it.each([
    ['pdf', '%PDF'],
    ['jpeg', '\u{FF}\u{D8}\u{FF}'],
    ['png', '\u{89}PNG'],
  ] as const)('makes a sheet as %s, in the form that a printer takes', async (format, beginning) => {
    const pictures = new Map([[photoId, await solidPhoto(350, 450)]]);
    const sheet = { plan, pictures, title: '261121-001', correction: noCorrection };
    const file = await composeFor(composer, format, sheet, { dpiX: 150, dpiY: 150, raster: null });
    expect(Buffer.from(file).toString('latin1', 0, beginning.length)).toBe(beginning);
  });

  it('makes a calibration sheet', async () => {
    const safe = { topMm: 3, rightMm: 3, bottomMm: 3, leftMm: 3 };
    const file = await composer.compose('calibration', {
      medium: media['4x6in'],
      mediumName: '4 × 6 in',
      printerName: 'DS620',
      profile: { mediumId: '4x6in', keyword: '', options: [], dpiX: 300, dpiY: 300, raster: null, safe },
      correction: noCorrection,
      sheetNumber: 1,
      words: en.calibration,
      date: '2026-11-21T14:32:00.000Z',
      timeZone: 'Europe/London',
      format: 'pdf',
    });
    expect(Buffer.from(file).toString('latin1', 0, 4)).toBe('%PDF');
  });

  it('returns each of several papers to its own caller', async () => {
    const other = { ...sampleReceipt, orderNumber: '261121-999' };
    const [first, second] = await Promise.all([
      composer.compose('receipt', sampleReceipt),
      composer.compose('receipt', other),
    ]);
    expect(Buffer.compare(first, await composeReceipt(sampleReceipt))).toBe(0);
    expect(Buffer.compare(second, await composeReceipt(other))).toBe(0);
  });
});
