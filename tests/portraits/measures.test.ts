/** A small sample of `node tests/portraits/score.ts`, which notices when its table is out of date. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Human } from '@vladmandic/human';
import { faceModels } from '../../electron/practice/images/models.ts';
import { neverReported, thresholds } from '../../shared/face/issues.ts';
import { issueCodes } from '../../shared/service/issues.ts';
import { modelledCases } from './faults.ts';
import { hitRate, isMeasured, judged, tally, type Tally } from './scoring.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/practice-measures.md'), 'utf8');

/** Returns the second family's counts in a row of the page, and the row's decision. */
function rowOf(code: string): { readonly counts: Tally; readonly reported: string } {
  const row = page.split('\n').find((line) => line.startsWith(`| ${code} `));
  const cells = row?.split('|').map((cell) => cell.trim()) ?? [];
  const pair = (cell: string | undefined): readonly [number, number] => {
    const match = /\((\d+)\/(\d+)\)/.exec(cell ?? '');
    if (match === null) throw new Error(`The page has no counts for ${code}`);
    return [Number(match[1]), Number(match[2])];
  };
  const [hits, faulty] = pair(cells[4]);
  const [falseAlarms, others] = pair(cells[5]);
  return { counts: { hits, faulty, falseAlarms, others }, reported: cells[6] ?? '' };
}

describe('the page of measures', () => {
  it.each(issueCodes)('reports or omits %s as its counts require', (code) => {
    const { counts, reported } = rowOf(code);
    expect(reported).toBe(neverReported.has(code) ? 'never' : 'yes');
    expect(isMeasured(counts)).toBe(!neverReported.has(code));
  });

  it('states the thresholds in use', () => {
    for (const [name, levels] of Object.entries(thresholds)) {
      expect(page).toContain(`\`${name}\` ${Object.values(levels).join(' / ')}`);
    }
  });
});

// The drawn family has a test for each fault, and for good pictures, in electron/practice/issues.test.ts.
describe('a sample of the modelled family', () => {
  /** Fewer pixels than the page's pictures, whose drawing takes three quarters of the time. Px */
  const size = { width: 320, height: 320 };
  let human: Human;
  beforeAll(async () => {
    human = await faceModels();
  });

  // Takes some 9 s of processor time, and minutes on a busy machine.
  it('is judged about as well as the page says', { timeout: 600_000 }, async () => {
    const results = [];
    for (const one of modelledCases(32, { good: 3, each: 1 }, size)) {
      results.push({ name: one.name, truth: one.truth, said: await judged(human, one) });
    }
    const reported = [...tally(results)]
      .filter(([code]) => !neverReported.has(code))
      .map(([, counts]) => counts);
    const total = reported.reduce((sum, { hits, faulty, falseAlarms, others }) => ({
      hits: sum.hits + hits,
      faulty: sum.faulty + faulty,
      falseAlarms: sum.falseAlarms + falseAlarms,
      others: sum.others + others,
    }));
    expect(hitRate(total)).toBeGreaterThan(0.8);
    expect(total.falseAlarms / total.others).toBeLessThan(0.05);
  });
});
