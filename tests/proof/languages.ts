/**
 * Looks at every scene, screen and dialog in each language: no button is cut off, no text lies on another one and no page is too wide, at
 * either size and with large text, and axe finds nothing.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { languages, type Language } from '../../shared/language/languages.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Looks in each of these languages, or in all but English, in which `npm test` looks. Each
 * one's pictures are in its folder in `test-results/screens/languages/`.
 *
 * @returns the problems, one for each language in which something is wrong
 */
export function runLanguages(chosen: readonly string[]): string[] {
  const asked: readonly Language[] =
    chosen.length === 0
      ? languages.filter((language) => language !== 'en')
      : languages.filter((language) => chosen.includes(language));
  return asked.flatMap((language) => {
    console.log(`Languages: the screens in ${language}.`);
    const { status } = spawnSync(
      join(root, 'node_modules', '.bin', 'playwright'),
      ['test', '--config', 'tests/proof/languages/playwright.config.ts'],
      {
        cwd: root,
        stdio: 'inherit',
        env: { ...process.env, HEADROOM_LANGUAGE: language, HEADROOM_SCREENS: 'languages' },
      },
    );
    return status === 0 ? [] : [`a screen in ${language} is cut off or not accessible: see above`];
  });
}
