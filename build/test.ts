/**
 * `npm test`: style and types, the built page, every Vitest test, the whole order in Chromium, and the kiosk in Electron
 * where that is installed. Ends with one plain line that counts what passed.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  addCounts,
  countCheck,
  countLine,
  countPlain,
  countPlaywright,
  countVitest,
  type Counts,
} from './suite-counts.ts';

const root = join(import.meta.dirname, '..');
const results = join(root, 'test-results');
const bin = (name: string): string => join(root, 'node_modules', '.bin', name);

const counts: Counts[] = [];

/** Runs a program and shows its output; returns whether it succeeded. */
function run(title: string, program: string, args: readonly string[]): Promise<boolean> {
  const started = performance.now();
  return new Promise((resolve) => {
    const env = {
      ...process.env,
      // Colours are for people at a terminal; this output is kept in logs.
      NO_COLOR: '1',
      // Hundreds of kiosks and services are started below; reusing compiled code halves their start.
      NODE_COMPILE_CACHE: join(results, 'compile-cache'),
    };
    const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`— ${title}: ${code === 0 ? 'ok' : `failed (${code ?? 'signal'})`}, ${seconds} s`);
      resolve(code === 0);
    });
  });
}

const check = async (title: string, program: string, args: readonly string[]): Promise<void> =>
  void counts.push(countCheck(await run(title, program, args)));

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

// Two at a time, as there are two cores: the slowest suites run beside all the quick ones.
await Promise.all([
  check('lint', bin('eslint'), ['.', '--max-warnings', '0']),
  (async () => {
    await check('types', bin('vue-tsc'), ['--noEmit']);
    await check('format', bin('prettier'), ['--check', '--log-level', 'warn', '.']);
    await check('unused files, exports and dependencies', bin('knip'), []);
    await check('page', process.execPath, [join(root, 'build', 'page.ts')]);
  })(),
]);

const vitestFile = join(results, 'vitest.json');
const vitestOk = await run('tests', bin('vitest'), [
  'run',
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${vitestFile}`,
]);
counts.push(countVitest(vitestFile, vitestOk));

const playwrightOk = await run('the order in Chromium', bin('playwright'), [
  'test',
  '--config',
  'tests/e2e/playwright.config.ts',
]);
counts.push(countPlaywright(join(results, 'playwright.json'), playwrightOk));

// Without Electron, the suite says why and counts its tests as skipped. Nothing is fetched for it.
const electronOk = await run('real Electron', process.execPath, [
  join(root, 'tests/real-electron/run.ts'),
  '--or-skip',
]);
counts.push(countPlain(join(results, 'electron.json'), electronOk));

const total = addCounts(counts);
if (total.flaky > 0)
  console.log(
    `Passed only at a second attempt, and to be looked into: ${total.flaky}, named above as flaky.`,
  );
console.log(countLine(total));
process.exit(total.failed === 0 ? 0 : 1);
