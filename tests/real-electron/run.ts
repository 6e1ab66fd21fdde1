/** The kiosk in real Electron: `npm run test:electron`. Fails when the binary is not there, rather than pass unseen. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { isDeepStrictEqual } from 'node:util';
import { attempts } from './attempts.ts';
import { argumentsFor, missing, startKiosk, type RunningKiosk } from './start.ts';

const reason = missing();
if (reason !== null) {
  console.error(reason);
  process.exit(1);
}

/** What must be true of a running kiosk, beside the attempts to break it. */
const checks: Readonly<Record<string, (kiosk: RunningKiosk) => Promise<boolean>>> = {
  'the window shows the desk': async ({ page }) => {
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
  'the page comes back after a crash': async ({ program, page }) => {
    const before = page.url();
    await program.evaluate(({ BrowserWindow }) => {
      BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer();
    });
    const address = await program.evaluate(async ({ BrowserWindow }) => {
      await new Promise((resolve) => setTimeout(resolve, 3_000));
      return BrowserWindow.getAllWindows()[0]?.webContents.getURL();
    });
    return address === before;
  },
};

const kiosk = await startKiosk();
const outcomes: boolean[] = [];
async function report(name: string, check: () => Promise<boolean>): Promise<void> {
  const outcome = await check().catch((error: unknown) => String(error));
  outcomes.push(outcome === true);
  console.log(outcome === true ? `ok      ${name}` : `FAILED  ${name} ${outcome === false ? '' : outcome}`);
}

const { 'the page comes back after a crash': crash, ...calm } = checks;
for (const [name, check] of Object.entries(calm)) await report(name, () => check(kiosk));
for (const [name, attempt] of Object.entries(attempts)) await report(name, () => attempt(kiosk.page));
// Last: the page that the others look at is gone afterwards.
if (crash !== undefined) await report('the page comes back after a crash', () => crash(kiosk));
await kiosk.close();

const passed = outcomes.filter(Boolean).length;
console.log(`${passed} passed, ${outcomes.length - passed} failed`);
process.exitCode = passed === outcomes.length ? 0 : 1;
