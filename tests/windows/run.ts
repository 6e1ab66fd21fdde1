/**
 * `npm run test:windows`: sets up the Windows lab, plays the order in Chromium with the kiosk on the Windows Node,
 * and runs the tests that run on the Windows Node itself. Ends with one plain line of counts. With a path as argument,
 * it runs only the test files whose names contain it.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfChanged, page } from '../../build/build-if-changed.ts';
import { addCounts, countLine, countPlaywright, countVitest, type Counts } from '../../build/suite-counts.ts';
import { setUpWindowsLab } from '../../build/windows-lab/set-up.ts';
import { startPrintLab } from '../support/printing/print-lab.ts';
import { followFile } from './support/follow-file.ts';

const root = join(import.meta.dirname, '../..');
const results = join(root, 'test-results', 'windows');
/** Time limit, ms, after which a hanging Wine program fails the run. */
const longest = 25 * 60_000;

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
buildIfChanged(root, page);
const lab = await setUpWindowsLab(root);
const printLab = await startPrintLab();
await printLab.addDriverQueue('DS620', 'gutenprint.5.3://dnp-ds620/expert');
await printLab.addQueue('Office');
// Wine's spooler looks for CUPS only when Wine's server starts.
lab.stop();
process.env['CUPS_SERVER'] = printLab.server;
process.env['WINDOWS_PRINT_OUT'] = `Z:${printLab.out.replaceAll('/', '\\')}`;
lab.forgetSecrets();

/** Waits for a part of the run to end; returns whether it succeeded. */
async function ended(title: string, child: ChildProcess): Promise<boolean> {
  const started = performance.now();
  const timer = setTimeout(() => child.kill('SIGKILL'), longest);
  const [code] = (await once(child, 'exit')) as [number | null];
  clearTimeout(timer);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`— ${title}: ${code === 0 ? 'ok' : `failed (${code ?? 'signal'})`}, ${seconds} s`);
  return code === 0;
}

async function playOrders(): Promise<Counts> {
  const config = join(import.meta.dirname, 'playwright.config.ts');
  const child = spawn(join(root, 'node_modules/.bin/playwright'), ['test', '--config', config], {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const succeeded = await ended('the order, with the kiosk on Windows', child);
  return countPlaywright(join(results, 'playwright.json'), succeeded);
}

/**
 * Runs the test files whose names contain one of `filters`, or all of them.
 *
 * @param again whether files that Wine could not start get a second run
 */
async function runOnWindows(filters: readonly string[], again = true): Promise<Counts> {
  const report = join(lab.project, 'vitest.json');
  rmSync(report, { force: true });
  const notStarted = new Set<string>();
  let errors = 0;
  const output = followFile(join(results, 'vitest.txt'), (line) => {
    console.log(line);
    const failedStart = /Error: .*Failed to start forks worker for test files \S*(tests\/\S+)\.$/.exec(line);
    if (failedStart?.[1] !== undefined) notStarted.add(failedStart[1]);
    errors += Number(/^ +Errors +(\d+) error/.exec(line)?.[1] ?? 0);
  });
  const child = lab.startNode(
    [
      ...['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/windows/vitest.config.ts'],
      ...['--reporter=dot', '--reporter=json', '--outputFile.json=vitest.json'],
      ...filters,
    ],
    output.file,
    { NO_COLOR: '1' },
  );
  child.once('exit', () => output.end());
  const succeeded = await ended('tests on Windows', child);
  if (notStarted.size === 0 || !again) return countVitest(report, succeeded);
  // Wine fails to create a process now and then ("spawn UNKNOWN"). No test of these files has run yet.
  const counts = countVitest(report, succeeded || errors === notStarted.size);
  console.log(`Wine could not start these files, which now run: ${[...notStarted].join(', ')}`);
  return addCounts([counts, await runOnWindows([...notStarted], false)]);
}

const filters = process.argv.slice(2);
const counts = [...(filters.length === 0 ? [await playOrders()] : []), await runOnWindows(filters)];
lab.stop();
await printLab.stop();
console.log(
  'Skipped on Windows: modes and links of POSIX, disks that only Linux mounts, and keytar’s keychains.',
);
const total = addCounts(counts);
console.log(countLine(total));
process.exit(total.failed === 0 ? 0 : 1);
