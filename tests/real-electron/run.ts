/**
 * Tests the kiosk in real Electron: `npm run test:electron`. Without Electron it fails rather than passing unnoticed;
 * `npm test` runs it with `--or-skip` and counts its tests as skipped.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { buildIfChanged, desktop, page } from '../../build/build-if-changed.ts';
import { attempts } from './attempts.ts';
import { crashChecks } from './crash.ts';
import { needsDisplay, startDisplay } from './display.ts';
import { lockedChecks } from './locked.ts';
import { argumentsFor, missing, root, startKiosk, type RunningKiosk } from './start.ts';

/** Checks of a running kiosk, besides the attempts to break it. */
const checks: Readonly<Record<string, (kiosk: RunningKiosk) => Promise<boolean>>> = {
  'the window shows the first run, and then the desk': async ({ page }) => {
    await page.getByRole('button', { name: 'Set up later' }).click({ timeout: 20_000 });
    await page.getByRole('button', { name: 'New order' }).waitFor({ timeout: 20_000 });
    return true;
  },
  'the bridge answers the page': ({ page }) =>
    page.evaluate(async () => {
      const bridge: unknown = Reflect.get(globalThis, 'headroom');
      const status: unknown =
        typeof bridge === 'object' && bridge !== null && Reflect.get(bridge, 'kioskStatus');
      if (typeof status !== 'function') return false;
      const answer: unknown = await Reflect.apply(status, bridge, []);
      return typeof answer === 'object' && answer !== null && Reflect.get(answer, 'ok') === true;
    }),
  'the camera is the page’s': ({ page }) =>
    page.evaluate(async () => {
      const stream = await navigator.mediaDevices.getUserMedia({ video: true });
      const [track] = stream.getVideoTracks();
      track?.stop();
      return track !== undefined;
    }),
  'the data is in the folder after --data': async ({ program, dataDir }) =>
    existsSync(join(dataDir, 'practice', 'records.sqlite')) &&
    (await program.evaluate(({ app }) => app.getPath('sessionData'))) === dataDir,
  'a second start ends by itself': async ({ program, dataDir }) => {
    const second = spawn(program.process().spawnfile, argumentsFor(dataDir), { stdio: 'ignore' });
    await once(second, 'exit', { signal: AbortSignal.timeout(20_000) });
    return program.windows().length === 1;
  },
  'the customer’s page has its own session and nothing of the kiosk’s': async ({ program }) => {
    const opened = program.waitForEvent('window');
    await program.evaluate(({ BrowserWindow }) => {
      const webPreferences = { partition: 'customer-screen', sandbox: true };
      void new BrowserWindow({ show: false, webPreferences }).loadURL('app://customer/customer.html');
    });
    const customer = await opened;
    await customer.getByRole('heading', { name: 'Our studio' }).waitFor({ timeout: 20_000 });
    const found = await customer.evaluate(async () => {
      const statusOf = (address: string): Promise<number> =>
        fetch(address).then(
          ({ status }) => status,
          () => 0,
        );
      const photo = `photo/img_${'0'.repeat(32)}`;
      return {
        bridge: 'headroom' in globalThis,
        feed: await statusOf('feed/0'),
        page: await statusOf('index.html'),
        photo: await statusOf(photo),
        kiosk: await statusOf(`app://headroom/${photo}`),
      };
    });
    await customer.close();
    return isDeepStrictEqual(found, { bridge: false, feed: 200, page: 404, photo: 404, kiosk: 0 });
  },
};

/** Runs one check after the other; the crashes of the page come last, because the others use that page. */
async function runAll(kiosk: RunningKiosk): Promise<boolean[]> {
  const outcomes: boolean[] = [];
  const report = async (name: string, check: () => Promise<boolean>): Promise<void> => {
    const outcome = await check().catch((error: unknown) => String(error));
    outcomes.push(outcome === true);
    console.log(outcome === true ? `ok      ${name}` : `FAILED  ${name} ${outcome === false ? '' : outcome}`);
  };
  for (const [name, check] of Object.entries(checks)) await report(name, () => check(kiosk));
  for (const [name, attempt] of Object.entries(attempts)) await report(name, () => attempt(kiosk.page));
  for (const [name, check] of Object.entries({ ...lockedChecks, ...crashChecks }))
    await report(name, () => check(kiosk));
  return outcomes;
}

/** Starts everything that the suite needs, runs it, and ends everything again. */
async function runSuite(): Promise<boolean[]> {
  for (const build of [page, desktop]) buildIfChanged(root, build);
  const stopDisplay = needsDisplay() ? await startDisplay() : null;
  try {
    const kiosk = await startKiosk();
    try {
      return await runAll(kiosk);
    } finally {
      await kiosk.close();
    }
  } finally {
    await stopDisplay?.();
  }
}

const reason = missing();
if (reason !== null && !process.argv.includes('--or-skip')) {
  console.error(`The suite on real Electron cannot run: ${reason}`);
  process.exit(1);
}
const all = Object.keys({ ...checks, ...attempts, ...lockedChecks, ...crashChecks }).length;
const outcomes = reason === null ? await runSuite() : [];
const passed = outcomes.filter(Boolean).length;
const counts = { passed, failed: outcomes.length - passed, skipped: all - outcomes.length };

const results = join(root, 'test-results');
mkdirSync(results, { recursive: true });
writeFileSync(join(results, 'electron.json'), JSON.stringify(counts));
if (reason !== null) console.log(`Skipped all ${all} tests on real Electron: ${reason}`);
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exitCode = counts.failed === 0 ? 0 : 1;
