import { describe, expect, test } from 'vitest';
import { composeReceipt } from '../../../../electron/printing/slips/receipt.ts';
import { Flow } from '../../../../electron/printing/slips/flow.ts';
import { slipPages } from '../../../../electron/printing/slips/pages.ts';
import { endOf, fontsIn, receipt, textOf } from '../../../support/printing/papers.ts';
import { partPaid } from '../../../support/records/payments.ts';

const named = (name: string) => composeReceipt({ ...receipt, studio: { ...receipt.studio, name } });
const referring = (reference: string) =>
  composeReceipt({ ...receipt, payment: { ...receipt.payment, parts: [partPaid(3_100, { reference })] } });

describe('text on paper', () => {
  test.each([
    'Zażółć gęślą jaźń',
    'Ελληνική Δημοκρατία',
    'Дмитрий Щукин',
    'Nguyễn Thị Hạnh',
    'O’Brien — Müller',
    'Griffin Affleck',
  ])('%s is drawn and can be searched', async (name) => {
    expect(await textOf(await named(name))).toContain(name);
  });

  test('can be searched for a character that first appeared as part of another one', async () => {
    await named('Open 9:30');

    expect(await textOf(await named('Łąka & Co. Ltd.'))).toContain('Co. Ltd.');
  });

  test('that came in pieces is joined, and characters without a shape are left out', async () => {
    const pieces = 'Z\u0307o\u0301łta\u200B\u00AD Street';

    expect(await textOf(await named(pieces))).toContain('Żółta Street');
  });

  test('in figures borrows characters that its own font lacks', async () => {
    expect(await textOf(await referring('ΑΒΓ 12'))).toContain('Reference ΑΒΓ 12');
  });

  test.each([
    ['a name', named],
    ['a reference', referring],
  ])('in %s shows a placeholder for each character that no font has', async (_, compose) => {
    expect(await textOf(await compose('写\u{FFFF} 1'))).toContain('\u{FFFD}\u{FFFD} 1');
  });

  test('is as wide as it was measured: no letters merge into narrower ones', async () => {
    const flow = new Flow(slipPages.roll80);
    flow.pair('', 'fififififififi', { face: 'text', size: 9 }, { face: 'strong', size: 9 });
    const margin = (4 * 72) / 25.4;

    expect(await endOf('fififififififi', await flow.save('Letters'))).toBeCloseTo(
      (80 * 72) / 25.4 - margin,
      1,
    );
  });

  test('embeds its fonts, with only the letters that it uses', async () => {
    const file = await composeReceipt(receipt);
    const [, , ...fonts] = (await fontsIn(file)).trim().split('\n');

    expect(fonts.length).toBeGreaterThan(3);
    for (const font of fonts) expect(font).toMatch(/Identity-H +yes yes yes/);
    expect(file.length).toBeLessThan(40_000);
  });
});
