/**
 * Runs the guidance on every portrait of both families, and writes docs/guidance.md:
 *
 *   node tests/portraits/guidance-score.ts [--good 30] [--each 6]
 *
 * Fails when a hint is missed or given wrongly more often than its bounds allow.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format } from 'oxfmt';
import { loadHuman } from '../../electron/practice/images/human-runtime.ts';
import { findHints } from '../../shared/guidance/find-hints.ts';
import { headGuide } from '../../shared/guidance/head-guide.ts';
import { poseRules } from '../../shared/guidance/rules.ts';
import { ukPassport } from '../support/fixture/data.ts';
import { drawnCases, modelledCases, type GuidanceCase } from './guidance-cases.ts';
import { guidancePage } from './guidance-page.ts';
import { outOfBounds, type Said } from './guidance-tally.ts';
import { seen } from './sitter-views.ts';

const { values } = parseArgs({
  options: {
    good: { type: 'string', default: '30' },
    each: { type: 'string', default: '6' },
    /** Writes the measurements of each portrait, one JSON object per line, for setting limits. */
    measures: { type: 'string' },
  },
});
const counts = { good: Number(values.good), each: Number(values.each) };
const human = await loadHuman();
const lines: string[] = [];

async function sayAll(cases: readonly GuidanceCase[]): Promise<Said[]> {
  const results: Said[] = [];
  for (const { name, truth, age, picture } of cases) {
    const view = await seen(human, await picture());
    const hints = findHints(
      view,
      headGuide(ukPassport, view.widthPx / view.heightPx),
      poseRules(ukPassport, age),
    );
    if ((hints[0] ?? null) !== truth) console.log(`${name}: ${hints.join(' ') || 'right'}`);
    lines.push(JSON.stringify({ name, truth, age, hints, view }));
    results.push({ name, truth, hints });
  }
  return results;
}

const set = await sayAll(drawnCases(41, counts));
const scored = await sayAll(modelledCases(42, counts));
if (values.measures !== undefined) await writeFile(values.measures, lines.join('\n'));

const file = join(import.meta.dirname, '../../docs/guidance.md');
const { code: page } = await format(file, guidancePage(set, scored));
await writeFile(file, page);
console.log(page);

const wrong = outOfBounds(set, scored);
for (const sentence of wrong) console.error(sentence);
process.exit(wrong.length > 0 ? 1 : 0);
