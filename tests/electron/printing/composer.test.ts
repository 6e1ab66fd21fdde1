import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createComposer, type Composer } from '../../../electron/printing/composer.ts';
import { composeReceipt } from '../../../electron/printing/receipt.ts';
import { receipt as sampleReceipt } from '../../support/papers.ts';
import { rejectionOf } from '../../support/thrown.ts';

const photoId = `pho_${'a'.repeat(32)}` as const;
const plan = {
  mediumId: '4x6in',
  widthMm: 152.4,
  heightMm: 101.6,
  placements: [{ photoId, xMm: 10, yMm: 10, widthMm: 35, heightMm: 45, rotated: false }],
  cutMarks: [],
} as const;

let composer: Composer;
beforeEach(() => {
  composer = createComposer();
});
afterEach(() => composer.stop());

describe('the composing thread', () => {
  it('makes the same bytes as the paper’s own function', async () => {
    const aside = await composer.compose('receipt', sampleReceipt);
    expect(Buffer.compare(aside, await composeReceipt(sampleReceipt))).toBe(0);
  });

  it('hands a KioskError over with its code, and goes on', async () => {
    const pictures = new Map([[photoId, new TextEncoder().encode('no picture')]]);
    const refused = composer.compose('sheet', { plan, pictures, title: '261121-001' });
    expect(await rejectionOf(refused)).toMatch('IMAGE_NOT_RECOGNISED');
    expect((await composer.compose('receipt', sampleReceipt)).byteLength).toBeGreaterThan(1_000);
  });

  it('gives each of several papers to the one who asked for it', async () => {
    const other = { ...sampleReceipt, orderNumber: '261121-999' };
    const [first, second] = await Promise.all([
      composer.compose('receipt', sampleReceipt),
      composer.compose('receipt', other),
    ]);
    expect(Buffer.compare(first, await composeReceipt(sampleReceipt))).toBe(0);
    expect(Buffer.compare(second, await composeReceipt(other))).toBe(0);
  });

  it('starts again after it was ended', async () => {
    await composer.compose('receipt', sampleReceipt);
    await composer.stop();
    expect((await composer.compose('receipt', sampleReceipt)).byteLength).toBeGreaterThan(1_000);
  });
});
