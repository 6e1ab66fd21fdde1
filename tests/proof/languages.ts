/** Looks at the scenes that need no press in each language: no button is cut off at either size or with large text, and axe finds nothing. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { languages, type Language } from '../../shared/language/languages.ts';

const root = join(import.meta.dirname, '../..');

/** The scenes that are named by what they show: the others are found by their English words. */
const scenes = 'the scene ';

/**
 * Looks in each of these languages, or in all but English, in which `npm test` looks. The pictures of the last one are in
 * `test-results/screens/`.
 *
 * @returns the problems, one for each language in which something is wrong
 */
export function runLanguages(chosen: readonly string[]): string[] {
  const asked: readonly Language[] =
    chosen.length === 0
      ? languages.filter((language) => language !== 'en')
      : languages.filter((language) => chosen.includes(language));
  return asked.flatMap((language) => {
    console.log(`Languages: the scenes in ${language}.`);
    const { status } = spawnSync(
      join(root, 'node_modules', '.bin', 'playwright'),
      [
        'test',
        '--config',
        'tests/e2e/playwright.config.ts',
        '--retries',
        '0',
        'scenes.spec.ts',
        '-g',
        scenes,
      ],
      {
        cwd: root,
        stdio: 'inherit',
        env: { ...process.env, HEADROOM_LANGUAGE: language, HEADROOM_SCREENS: '1' },
      },
    );
    return status === 0 ? [] : [`a screen in ${language} is cut off or not accessible: see above`];
  });
}
