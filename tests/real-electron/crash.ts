/** Checks that end the page. They come last, because Playwright's page is gone afterwards. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { canaryPicture } from '../support/service/canary-service.ts';
import { searchFolder, spellingsOfBytes, spellingsOfText } from '../support/service/needles.ts';
import { call } from './bridge.ts';
import type { RunningKiosk } from './start.ts';

const customer = 'Canaria Kanarienvogel-51c9';

const addressOf = ({ program }: RunningKiosk): Promise<string | undefined> =>
  program.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.getURL());

/** Shows an order with a customer and a shot that occur nowhere else. Returns what to search for. */
async function showCanaries({ page }: RunningKiosk): Promise<ReadonlyMap<string, readonly Buffer[]>> {
  const shot = await canaryPicture(1);
  const { id: orderId } = await call(page, 'createOrder');
  const details = { phone: '', email: '', keepPhotos: true };
  await call(page, 'setCustomer', { orderId, customerId: null, name: customer, ...details });
  await call(page, 'addDocument', { orderId, specCode: 'uk-passport' });
  const bytes = new Uint8Array(shot);
  await call(page, 'addShot', { orderId, source: 'camera', origin: 'Canary', bytes });
  await page.evaluate((id) => {
    location.hash = `#/order/${id}`;
  }, orderId);
  await page.getByText(customer).first().waitFor({ timeout: 20_000 });
  await page.getByRole('img', { name: 'The shot as it was taken' }).waitFor({ timeout: 20_000 });
  return new Map([
    ['the customer', spellingsOfText(customer)],
    ['the shot', spellingsOfBytes(shot)],
  ]);
}

export const crashChecks: Readonly<Record<string, (kiosk: RunningKiosk) => Promise<boolean>>> = {
  'a crash leaves no customer and no picture in a dump, a log or a file of Chromium': async (kiosk) => {
    const { program, page, dataDir } = kiosk;
    const needles = await showCanaries(kiosk);
    const before = await addressOf(kiosk);
    const session = await page.context().newCDPSession(page);
    // A crash of the process, as a fault in it is: Chromium writes a dump where it is set to. It never answers.
    void session.send('Page.crash').catch(() => undefined);
    await sleep(3_000);
    if ((await addressOf(kiosk)) !== before) return false;
    const dumps = await program.evaluate(({ app }) => app.getPath('crashDumps'));
    const inDumps = existsSync(dumps) ? (await searchFolder(dumps, needles)).found : [];
    const { found } = await searchFolder(dataDir, needles);
    // The search finds the customer where they belong: in the records, once these are decrypted.
    const expected = [`${join('practice', 'records.sqlite')}, decrypted: the customer`];
    if (isDeepStrictEqual([...inDumps, ...found], expected)) return true;
    throw new Error(`found ${[...inDumps, ...found].join('; ')}`);
  },

  'the page comes back after a crash': async (kiosk) => {
    const before = await addressOf(kiosk);
    await kiosk.program.evaluate(({ BrowserWindow }) => {
      BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer();
    });
    await sleep(3_000);
    return (await addressOf(kiosk)) === before;
  },
};
