/**
 * Scores every issue code on both families, prints the table and writes docs/practice-measures.md:
 *
 *   node tests/portraits/score.ts [--good 40] [--each 12]
 *
 * Fails when a code is reported without support from the second family, or omitted despite it.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format } from 'oxfmt';
import { loadHuman } from '../../electron/practice/images/human-runtime.ts';
import { neverReported } from '../../shared/face/issues.ts';
import { issueCodes } from '../../shared/service/issues.ts';
import { drawnCases, modelledCases, type Labelled } from './faults.ts';
import { measuresPage } from './measures-page.ts';
import { isMeasured, judged, tally, type Judged } from './scoring.ts';

const { values } = parseArgs({
  options: { good: { type: 'string', default: '40' }, each: { type: 'string', default: '12' } },
});
const counts = { good: Number(values.good), each: Number(values.each) };
const human = await loadHuman();

async function judgeAll(cases: readonly Labelled[]): Promise<Judged[]> {
  const results: Judged[] = [];
  for (const one of cases) {
    const said = await judged(human, one);
    const wrong = [
      ...said.filter((code) => !one.truth.includes(code)),
      ...one.truth.filter((code) => !said.includes(code)),
    ];
    if (wrong.length > 0) console.log(`${one.name}: said ${said.join(' ') || 'nothing'}`);
    results.push({ name: one.name, truth: one.truth, said });
  }
  return results;
}

const set = tally(await judgeAll(drawnCases(11, counts)));
const scored = tally(await judgeAll(modelledCases(12, counts)));

const file = join(import.meta.dirname, '../../docs/practice-measures.md');
const { code: page } = await format(file, measuresPage(set, scored));
await writeFile(file, page);
console.log(page.split('## ')[0]);

const wrong = issueCodes.filter((code) => {
  const counted = scored.get(code);
  return counted !== undefined && isMeasured(counted) === neverReported.has(code);
});
for (const code of wrong) console.error(`${code}: what is reported does not follow from the table`);
process.exit(wrong.length > 0 ? 1 : 0);
