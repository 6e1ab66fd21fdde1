/**
 * The order of a run. Vitest knows how long each file takes only where it has run before; in a fresh checkout it begins
 * with the largest by bytes, and the longest of all, a short file, came last: the other workers waited for it for 40 s.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const tests = join(import.meta.dirname, '..');

/** Longer than 15 s. What calculates and what mostly waits, for a spooler or a browser, take turns: they run side by side. */
const longest = [
  'electron/account/keychain.test.ts',
  'conformance/conformance.test.ts',
  'faults/paper.test.ts',
  'electron/printing/sheet/combinations.test.ts',
  'electron/customers/erase-everywhere.test.ts',
  'faults/paper-spooler.test.ts',
  'portraits/measures.test.ts',
  'faults/clock-ahead-backups.test.ts',
  'electron/printing/cups/faults-that-heal.test.ts',
  'electron/backups/unreadable-file.test.ts',
  'electron/practice/issues.test.ts',
  'faults/canary.test.ts',
  'portraits/drawn-hints.test.ts',
  'conformance-client/practice.test.ts',
  'electron/camera/gphoto2.test.ts',
  'electron/backups/lost-calls.test.ts',
  'electron/printing/cups/printer.test.ts',
].map((name) => join(tests, name));

const projects = ['replacing modules', 'own process', 'pictures', 'main process', 'renderer', 'shared'];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const gone = longest.find((name) => !existsSync(name));
    if (gone !== undefined)
      throw new Error(`${gone} is no test file; tests/set-up/longest-first.ts names it`);
    const places = new Map(longest.map((name, place) => [name, place]));
    const placeOf = ({ moduleId }: TestSpecification): number => places.get(moduleId) ?? longest.length;
    // A shared process ends as soon as the next file is of another project. The last ones have no long file.
    const projectOf = ({ project }: TestSpecification): number => projects.indexOf(project.name);
    return (await super.sort(files)).sort((a, b) => projectOf(a) - projectOf(b) || placeOf(a) - placeOf(b));
  }
}
