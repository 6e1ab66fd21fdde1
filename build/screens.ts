/** `npm run screens`: the end-to-end tests, with a picture of every screen for people to look at. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build } from 'vite';

const root = join(import.meta.dirname, '..');
await build({ root: join(root, 'renderer'), configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
const { status } = spawnSync(
  join(root, 'node_modules', '.bin', 'playwright'),
  ['test', '--config', 'tests/e2e/playwright.config.ts', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit', env: { ...process.env, HEADROOM_SCREENS: '1' } },
);
console.log('The pictures are in test-results/screens/.');
process.exit(status ?? 1);
