/**
 * `npm test`: style and types, the built page, the Vitest tests, the whole order in Chromium, and the kiosk in Electron
 * where that is installed. `npm run test:long` runs the long tests, which `npm test` leaves out (decision 153). Each ends
 * with one plain line that counts what passed.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bin, checks, run, runBeside, type CheckName } from './checks.ts';
import {
  addCounts,
  countCheck,
  countLine,
  countPlain,
  countPlaywright,
  countVitest,
  type Counts,
} from './suite-counts.ts';
import { longFiles, longWalks } from '../tests/set-up/long-tests.ts';

const root = join(import.meta.dirname, '..');
const results = join(root, 'test-results');

const counts: Counts[] = [];
const long = process.argv.includes('--long');

const env = {
  ...process.env,
  // Colours are for people at a terminal; this output is kept in logs.
  NO_COLOR: '1',
  // Hundreds of kiosks and services are started below; reusing compiled code halves their start.
  NODE_COMPILE_CACHE: join(results, 'compile-cache'),
};

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

async function runChecks(names: readonly CheckName[]): Promise<void> {
  for (const name of names) {
    const { title, program, args } = checks[name];
    counts.push(countCheck(await runBeside(title, bin(program), args, env)));
  }
}

counts.push(countCheck(await run('page', process.execPath, [join(root, 'build', 'page.ts')], env)));

const vitestFile = join(results, 'vitest.json');
const vitestArgs = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${vitestFile}`];
const vitestOk = long
  ? await run('long tests', bin('vitest'), [...vitestArgs, ...longFiles], env)
  : await run('tests', bin('vitest'), vitestArgs, { ...env, HEADROOM_LONG_TESTS: 'left out' });
counts.push(countVitest(vitestFile, vitestOk));

// At the lowest priority beside the walks, which leave a sixth of two cores idle; the tests above leave less.
const checked = runChecks(long ? [] : ['style', 'types', 'components', 'format', 'unused']);

const playwrightArgs = ['test', '--config', 'tests/e2e/playwright.config.ts'];
const playwrightOk = await run(
  long ? 'long walks in Chromium' : 'the order in Chromium',
  bin('playwright'),
  [...playwrightArgs, long ? '--grep' : '--grep-invert', longWalks],
  env,
);
counts.push(countPlaywright(join(results, 'playwright.json'), playwrightOk));

// Without Electron, the suite says why and counts its tests as skipped. Nothing is fetched for it.
if (!long) {
  const electronArgs = [join(root, 'tests/real-electron/run.ts'), '--or-skip'];
  const electronOk = await run('real Electron', process.execPath, electronArgs, env);
  counts.push(countPlain(join(results, 'electron.json'), electronOk));
}

await checked;

const total = addCounts(counts);
if (total.flaky > 0)
  console.log(
    `Passed only at a second attempt, and to be looked into: ${total.flaky}, named above as flaky.`,
  );
console.log(countLine(total));
process.exit(total.failed === 0 ? 0 : 1);
