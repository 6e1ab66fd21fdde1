/** Walks the first run in each language, from an empty data folder to the first sheet, and looks at every step. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { languages } from '../../shared/language/languages.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Walks in each of these languages, or in all. Each one's pictures are in its folder in `test-results/screens/first-run/`, both themes and both sizes.
 *
 * @returns the problems, one for each language in which the walk failed
 */
export function runFirstRun(chosen: readonly string[]): string[] {
  const asked = chosen.length === 0 ? languages : languages.filter((language) => chosen.includes(language));
  return asked.flatMap((language) => {
    console.log(`First run: from an empty folder to the first sheet in ${language}.`);
    const { status } = spawnSync(
      join(root, 'node_modules', '.bin', 'playwright'),
      ['test', '--config', 'tests/proof/first-run/playwright.config.ts'],
      {
        cwd: root,
        stdio: 'inherit',
        env: { ...process.env, HEADROOM_LANGUAGE: language, HEADROOM_SCREENS: 'first-run' },
      },
    );
    return status === 0
      ? []
      : [`the first run in ${language} failed, is cut off or is not accessible: see above`];
  });
}
