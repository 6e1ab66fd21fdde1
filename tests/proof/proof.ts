/* oxlint-disable max-lines -- It lists the parts of the proof. */
/**
 * `npm run proof`: runs in full the checks that take too long for `npm test`. Reports its actions and findings, and
 * fails on any fault. `npm run proof -- --help` says how to run a part.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfChanged, page } from '../../build/build-if-changed.ts';
import { renderPortrait } from '../portraits/render.ts';
import { faultErrors } from '../support/records/disk-faults/faulty-disk.ts';
import { hasKeyring } from '../support/keychain/keyring.ts';
import { canFailDisk, whyNoDiskFaults } from '../support/records/disk-faults/library.ts';
import { runEdits } from './edits.ts';
import { runFirstRun } from './first-run.ts';
import { runFuzz } from './fuzz.ts';
import { runGuidance } from './guidance.ts';
import { runKills } from './kills.ts';
import { runLanguages } from './languages.ts';
import { runMutants } from './mutants/run.ts';
import { runRestores } from './restores.ts';
import { runSheets } from './sheets.ts';
import { runStarts } from './starts.ts';
import { runUpdate } from './update.ts';
import { each, runWrites } from './writes.ts';

const usage = `npm run proof -- [--kills N] [--restores N] [--answers N] [--guidance MINUTES] [--edits N]
  [--seed N]
  everything but the mutation tests; 0 leaves a part out
npm run proof -- mutants [ROOM…]
  the mutation tests, of every room or of these
npm run proof -- sheets
  the sheets
npm run proof -- languages [LANGUAGE…]
  every screen and dialog in each language but English: nothing is cut off or overlaps, and axe finds nothing
npm run proof -- first-run [LANGUAGE…]
  from an empty data folder to the first sheet in each language, with a look at every step
npm run proof -- restores [--restores N]
  kills the kiosk of a connected studio N times, with backups and restores, and searches every file for erased customers
npm run proof -- update
  sets a kiosk with an account up from a file, locks it, updates it and goes back, with a kill in the middle of each step
npm run proof -- writes [--every N]
  makes every call to the disk of an order fail, or only each Nth; everything takes each 25th`;

/** Ends with the usage: with an error when the command line cannot be read. */
function showUsage(problem: string | null): never {
  if (problem !== null) console.error(`${problem}\n`);
  console.log(usage);
  process.exit(problem === null ? 0 : 2);
}

function commandLine() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        kills: { type: 'string', default: '200' },
        restores: { type: 'string', default: '100' },
        answers: { type: 'string', default: '10000' },
        guidance: { type: 'string', default: '30' },
        edits: { type: 'string', default: '100' },
        seed: { type: 'string', default: '20261121' },
        every: { type: 'string', default: '' },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return showUsage(error instanceof Error ? error.message : String(error));
  }
}

const { values, positionals } = commandLine();
if (values.help) showUsage(null);

/** Reads an option's count. */
function count(
  name: 'kills' | 'restores' | 'answers' | 'guidance' | 'edits' | 'seed' | 'every',
  usual = '',
): number {
  const text = values[name] || usual;
  return /^\d+$/.test(text) ? Number(text) : showUsage(`--${name} needs a whole number, not ${text}.`);
}
const kills = count('kills');
const restores = count('restores');
const answers = count('answers');
const minutes = count('guidance');
const edits = count('edits');
const seed = count('seed');

async function proveKills(): Promise<readonly string[]> {
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
  await rm(dataDir, { recursive: true, force: true });

  const { started, figures } = report;
  const fell = [...report.interrupted].sort((one, other) => other[1] - one[1]);
  console.log(`  orders begun ${report.promised.size}, finished ${report.ordersFinished}; none may be lost`);
  const { erased, staff } = report.afterwards;
  console.log(
    `  customers erased ${erased.size}, people on the staff ${staff.size}; none may come back or be lost`,
  );
  console.log(`  pictures opened at the end ${report.picturesSeen}; none may be lost or changed`);
  console.log(
    `  kills by the call that they fell into: ${fell.map(([call, times]) => `${call} ${times}`).join(', ')}`,
  );
  console.log(`  paid calls: staff started ${started.previews + started.finals}, sent ${figures.sent},`);
  console.log(`    accepted by the service ${figures.accepted}, answered and recorded ${figures.done},`);
  console.log(`    uncertain and settled by staff ${figures.settled}, not sent ${figures.notSent}`);
  console.log(
    `  prints: staff started ${started.prints}, recorded ${figures.prints}, uncertain ${figures.uncertainPrints}`,
  );
  console.log(`  answers left sealed that no photo waits for any more: ${figures.staleAnswers}`);
  return report.problems;
}

async function proveRestores(): Promise<readonly string[]> {
  if (!hasKeyring) {
    console.log(
      'Restores: left out. They need a connected studio, and so dbus-daemon and gnome-keyring-daemon.',
    );
    return [];
  }
  const folder = await mkdtemp(join(tmpdir(), 'headroom-proof-'));
  console.log(
    `Restores: the kiosk is killed ${restores} times as it sells, backs up, restores and erases (seed ${seed}).`,
  );
  const { data: shot } = await renderPortrait({ width: 640, height: 800 }, 'jpeg');
  let told = 0;
  const report = await runRestores({
    ...{ folder, kills: restores, seed, shot },
    onKill({ kills: killed, restored, erased, problems }) {
      if (killed % 10 === 0)
        console.log(
          `  ${killed} kills, ${restored} restores, ${erased.size} erased, ${problems.length} problems`,
        );
      // A long run is stopped before its end when something is found.
      for (const problem of problems.slice(told)) console.error(`  found ${problem}`);
      told = problems.length;
    },
  });
  await rm(folder, { recursive: true, force: true });
  const listed = (counts: ReadonlyMap<string, number>): string =>
    [...counts].map(([what, times]) => `${what} ${String(times)}`).join(', ');
  console.log(`  jobs that a kill fell into: ${listed(report.interrupted)}`);
  console.log(`  jobs that ended before it: ${listed(report.done)}`);
  console.log(
    `  restores ${report.restored}; paid calls that they took out of the records ${report.lostCalls}`,
  );
  console.log(`  customers erased ${report.erased.size}; none may come back`);
  console.log(
    `  searches for them in every file: ${report.searches}, the last one in ${report.searchedFiles} files`,
  );
  console.log(
    `  their pictures that a kill left without a row, which the kiosk says it reaches within 33 days: ${report.strays.size}`,
  );
  return report.problems;
}

async function proveWrites(every: number): Promise<readonly string[]> {
  if (!canFailDisk) {
    console.log(`Writes: left out. ${whyNoDiskFaults}`);
    return [];
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'headroom-proof-'));
  console.log(
    `Writes: ${every === 1 ? 'each call' : `one of ${String(every)} calls`} to the disk of an order fails.`,
  );
  const { data: shot } = await renderPortrait({ width: 640, height: 800 }, 'jpeg');
  const kinds = (['sync', 'write', 'name'] as const).flatMap((kind) =>
    faultErrors.flatMap((error) => [
      each({ kinds: [kind], error }, every),
      // When the disk fails from one call on, what follows is much the same.
      each({ kinds: [kind], error, lasting: true }, 9 * every),
    ]),
  );
  const ofAnswers = faultErrors.map((error) =>
    each({ kinds: ['sync', 'write', 'name'], error, file: 'answer-room' }, 20 * every),
  );
  const begun = performance.now();
  const report = await runWrites({
    dataDir,
    shot,
    series: [...kinds, ...ofAnswers],
    onRun: ({ runs, problems }) => {
      const minutes = (performance.now() - begun) / 60_000;
      if (runs % 50 === 0)
        console.log(`  ${runs} orders, ${problems.length} problems, ${minutes.toFixed(0)} minutes`);
    },
  });
  await rm(dataDir, { recursive: true, force: true });
  const listed = (counts: ReadonlyMap<string, number>): string =>
    [...counts]
      .toSorted((one, other) => other[1] - one[1])
      .map(([what, times]) => `${what} ${String(times)}`)
      .join(', ');
  console.log(
    `  orders worked on ${report.runs}, the kiosk killed and started again ${report.restarts} times`,
  );
  console.log(`  calls that failed: ${listed(report.failed)}`);
  console.log(`  answers: ${listed(report.answers)}; orders in which none failed ${report.unnoticed}`);
  const starts = await runStarts(
    faultErrors.flatMap((error) => [
      each({ kinds: ['sync', 'name'], error }, every),
      // New records are written in one go, some hundred pages.
      each({ kinds: ['write'], error }, 16 * every),
    ]),
  );
  console.log(`  first starts ${starts.starts}; refused with a sentence ${starts.refused}`);
  return [...report.problems, ...starts.problems];
}

async function proveFuzz(): Promise<readonly string[]> {
  console.log(`Fuzz: ${answers} mangled answers at each endpoint of the interface (seed ${seed}).`);
  const report = await runFuzz(answers, seed, (seen) => {
    const { refused, uncertain } = seen.failures;
    console.log(
      `  ${seen.endpoint}: ${seen.results} results, ${refused} refused, ${uncertain} uncertain; ` +
        `slowest ${seen.slowestMs.toFixed(0)} ms`,
    );
  });
  const total = report.endpoints.reduce((sum, each) => sum + each.counted, 0);
  console.log(
    `  ${total} calls counted; memory at its most ${report.grownMiB.toFixed(0)} MiB over the first`,
  );
  return report.problems;
}

async function proveGuidance(): Promise<readonly string[]> {
  console.log(`Guidance: a posing sitter is analysed for ${minutes} minutes, after one to settle.`);
  const run = await runGuidance(minutes, (minute, mib) => {
    if (minute % 5 === 0 || minutes < 10) console.log(`  ${minute} minutes, ${mib.toFixed(0)} MiB`);
  });
  console.log(`  ${run.looks} pictures analysed`);
  for (const [whose, grown] of [
    ['the page', run.page],
    ['the whole browser', run.all],
  ] as const) {
    const { settledMiB, endMiB, percent } = grown;
    console.log(
      `  memory of ${whose} from ${settledMiB.toFixed(0)} to ${endMiB.toFixed(0)} MiB, ${percent.toFixed(1)} %`,
    );
  }
  return run.problems;
}

async function proveEdits(): Promise<readonly string[]> {
  console.log(`Edits: one picture is edited ${edits} times, after a few to settle.`);
  const run = await runEdits(edits, (edit, mib) => {
    if (edit > 0 && edit % 20 === 0) console.log(`  ${edit} edits, ${mib.toFixed(0)} MiB`);
  });
  const { settledMiB, endMiB, percent } = run.main;
  console.log(`  results of ${(run.resultBytes / 1024 / 1024).toFixed(0)} MiB were made and looked at`);
  console.log(
    `  memory of the main process from ${settledMiB.toFixed(0)} to ${endMiB.toFixed(0)} MiB, ${percent.toFixed(1)} %`,
  );
  return run.problems;
}

async function proveSheets(): Promise<readonly string[]> {
  console.log('Sheets: every document, gap and edge on every medium is drawn and measured at 600 dpi.');
  const run = await runSheets((mediumId, sheets) => console.log(`  ${mediumId}: ${sheets} sheets`));
  console.log(
    `  ${run.sheets} sheets; the edge furthest from its position is ${run.furthest.toFixed(2)} px off`,
  );
  return run.problems;
}

async function proveUpdate(): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'headroom-proof-'));
  console.log(
    'Update: a kiosk with an account is set up from a file, locked, updated from a signed feed and goes back; each step is killed once.',
  );
  const report = await runUpdate(folder);
  await rm(folder, { recursive: true, force: true });
  console.log(`  ${report.starts} starts, killed in: ${report.killed.join(', ')}`);
  for (const part of report.leftOut) console.log(`  left out: ${part}`);
  return report.problems;
}

async function proveAll(): Promise<readonly string[]> {
  buildIfChanged(join(import.meta.dirname, '../..'), page);
  return [
    ...(await proveSheets()),
    ...runLanguages([]),
    ...runFirstRun([]),
    ...(answers > 0 ? await proveFuzz() : []),
    ...(kills > 0 ? await proveKills() : []),
    ...(restores > 0 ? await proveRestores() : []),
    ...(await proveUpdate()),
    ...(await proveWrites(count('every', '25'))),
    ...(edits > 0 ? await proveEdits() : []),
    ...(minutes > 0 ? await proveGuidance() : []),
  ];
}

const [part, ...names] = positionals;
async function provePart(): Promise<readonly string[]> {
  if (part === undefined) return proveAll();
  if (part === 'mutants') return runMutants(names);
  if (part === 'sheets') return proveSheets();
  if (part === 'languages') return runLanguages(names);
  if (part === 'first-run') return runFirstRun(names);
  if (part === 'restores') {
    buildIfChanged(join(import.meta.dirname, '../..'), page);
    return proveRestores();
  }
  if (part === 'update') return proveUpdate();
  if (part === 'writes') {
    buildIfChanged(join(import.meta.dirname, '../..'), page);
    return proveWrites(count('every', '1'));
  }
  return showUsage(`${part} is not a part of the proof.`);
}

const problems = await provePart();
for (const problem of problems) console.error(`  PROBLEM: ${problem}`);
console.log(problems.length > 0 ? 'Proof failed.' : 'Proof holds.');
process.exit(problems.length > 0 ? 1 : 0);
