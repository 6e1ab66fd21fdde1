/**
 * `npm run proof`: what takes too long for `npm test`, whole. Says what it did and saw, and fails when it saw
 * anything that must not be. `--kills N --seed N`
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { renderPortrait } from '../portraits/render.ts';
import { acceptedCalls, runKills } from './kills.ts';

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '200' }, seed: { type: 'string', default: '20261121' } },
});
const kills = Number(values.kills);
const seed = Number(values.seed);
const dataDir = await mkdtemp(join(tmpdir(), 'headroom-proof-'));

console.log(`Kills: the kiosk is killed ${kills} times at random moments of the main job (seed ${seed}).`);
const { data: shot } = await renderPortrait({}, 'jpeg');
const report = await runKills({
  dataDir,
  kills,
  seed,
  longestMs: 2_500,
  shot,
  onKill: ({ kills: done, ordersFinished, problems }) => {
    if (done % 10 === 0) {
      console.log(`  ${done} kills, ${ordersFinished} orders finished, ${problems.length} problems`);
    }
  },
});
const accepted = acceptedCalls(dataDir);
const paid = report.started.previews + report.started.finals;
await rm(dataDir, { recursive: true, force: true });

console.log(`  orders begun ${report.orders.size}, finished ${report.ordersFinished}; none may be lost`);
console.log(`  shots taken ${report.shots.size}; none may be lost`);
console.log(`  calls left uncertain by a kill and settled by staff: ${report.uncertainSettled}`);
console.log(`  paid calls that staff started ${paid}, that the service accepted ${accepted}`);
for (const problem of report.problems) console.error(`  PROBLEM: ${problem}`);
const wrong = report.problems.length > 0 || accepted > paid;
console.log(wrong ? 'Proof failed.' : 'Proof holds.');
process.exit(wrong ? 1 : 0);
