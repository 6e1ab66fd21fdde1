/** `npm run screens`: the end-to-end tests, with a picture of every screen for people to check. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildIfChanged, page } from './build-if-changed.ts';

const root = join(import.meta.dirname, '..');
buildIfChanged(root, page);
const { status } = spawnSync(
  join(root, 'node_modules', '.bin', 'playwright'),
  ['test', '--config', 'tests/e2e/playwright.config.ts', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit', env: { ...process.env, HEADROOM_SCREENS: '1' } },
);
console.log('The pictures are in test-results/screens/.');
process.exit(status ?? 1);
