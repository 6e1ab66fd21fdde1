/**
 * `npm run test:packaged`: packs the program, compares the archive with a list and reads the fuses. Then serves
 * customers with the packed program, on Node and Chromium, in a folder from which nothing of the repository can be
 * found, attacks it, and searches what it wrote for its secrets.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { differences } from './archive.ts';
import { searchForCanaries } from './canaries.ts';
import { fuseFaults } from './fuses.ts';
import { importFaults } from './imports.ts';
import { missingScripts } from './kiosk-scripts.ts';
import { missingNotices } from './notices.ts';
import { serve } from './serve.ts';
import { unpack } from './unpack.ts';

const root = join(import.meta.dirname, '../..');
const packed = join(root, 'out/installers/linux-unpacked');
const resources = join(packed, 'resources');

let checks = 0;
let failed = 0;
/** Runs a check and shows the faults that it returns. */
async function check(
  title: string,
  findFaults: () => readonly string[] | Promise<readonly string[]>,
): Promise<void> {
  checks += 1;
  const started = performance.now();
  const faults = await findFaults();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (faults.length > 0) failed += 1;
  console.log([`— ${title}: ${faults.length > 0 ? 'failed' : 'ok'}, ${seconds} s`, ...faults].join('\n    '));
}

const args = [join(root, 'build/package.ts'), '--dir'];
const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
if (status !== 0) throw new Error('The program could not be packed: see the messages above.');

const work = mkdtempSync(join(tmpdir(), 'headroom-packaged-'));
try {
  await check('the fuses are set', () => fuseFaults(join(packed, 'headroom')));
  await check('the archive holds what the list says', () => differences(join(resources, 'app.asar')));
  await check('the scripts of the kiosk lock are beside it', () => missingScripts(join(resources, 'kiosk')));
  const appDir = unpack(resources, join(work, 'resources'));
  await check('every package has a notice', () => missingNotices(appDir));
  await check('every package that the program imports loads', () => importFaults(appDir));
  await check('a customer is served, and attacks fail', () => serve(appDir, join(work, 'served')));
  await check('key, secret and pictures are written nowhere', () =>
    searchForCanaries(appDir, join(work, 'canaries')),
  );
} finally {
  rmSync(work, { recursive: true, force: true });
}
console.log(
  failed === 0
    ? '\nThe packaged program works.'
    : `\nThe packaged program failed ${failed} of ${checks} checks.`,
);
process.exitCode = failed === 0 ? 0 : 1;
