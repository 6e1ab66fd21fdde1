/**
 * `npm run proof -- mutants [ROOM…]`: changes each room's code at one point at a time and runs the room's tests. A
 * mutant, which is the changed code, is killed when a test fails. `docs/mutants.md` has the results of the last run.
 */
import { Stryker } from '@stryker-mutator/core';
import { mutantRooms, roomVariable, type MutantRoom } from './rooms.ts';

/** Share of mutants that each room's tests must kill, percent. */
const WANTED_SCORE = 85;

/** Folder for copies of the project, and for a report of each room that shows every mutant in its code. */
const out = 'out/mutants';

/** @returns the problems, one sentence each */
export async function runMutants(names: readonly string[]): Promise<readonly string[]> {
  const unknown = names.find((name) => !(name in mutantRooms));
  if (unknown !== undefined)
    throw new Error(`${unknown} is not a room of: ${Object.keys(mutantRooms).join(', ')}`);
  const problems: string[] = [];
  const lines: string[] = [];
  for (const [name, room] of Object.entries(mutantRooms)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const { line, score } = await runRoom(name, room);
    lines.push(line);
    if (score < WANTED_SCORE) problems.push(`the tests of ${name} kill ${score.toFixed(1)} % of its mutants`);
  }
  console.log('| room | mutants | killed | survived | no test | score | minutes |');
  console.log('| --- | --- | --- | --- | --- | --- | --- |');
  for (const line of lines) console.log(line);
  return problems;
}

async function runRoom(name: string, { mutate }: MutantRoom): Promise<{ line: string; score: number }> {
  const started = performance.now();
  // Stryker's own option for the tests activates a mutant only after the modules have loaded.
  process.env[roomVariable] = name;
  const results = await new Stryker({
    mutate: [...mutate],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { related: false, configFile: 'tests/proof/mutants/vitest.config.ts' },
    coverageAnalysis: 'perTest',
    // No type checker runs in the copy.
    disableTypeChecks: false,
    ignorePatterns: ['dist', 'docs', 'out', 'test-results'],
    tempDirName: `${out}/copy`,
    cleanTempDir: 'always',
    concurrency: 2,
    reporters: ['clear-text', 'html', 'progress-append-only'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    htmlReporter: { fileName: `${out}/${name}.html` },
  }).runMutationTest();
  const count = (...statuses: string[]): number =>
    results.filter(({ status }) => statuses.includes(status)).length;
  const killed = count('Killed', 'Timeout');
  const [survived, untested] = [count('Survived'), count('NoCoverage')];
  const score = (100 * killed) / (killed + survived + untested);
  const minutes = (performance.now() - started) / 60_000;
  const cells = [
    name,
    results.length,
    killed,
    survived,
    untested,
    `${score.toFixed(1)} %`,
    minutes.toFixed(0),
  ];
  return { line: `| ${cells.join(' | ')} |`, score };
}
