/**
 * A run of the packaged program: `canary-kiosk.ts APP DATA CAMERA SHOT SERVICE HEARD`. Connects an account whose key and secret are
 * canaries and serves a customer whose shot is one, through failures that echo them. Writes everything that the page was answered
 * to HEARD, makes Node write a crash report, and closes the window; the program must then end the process.
 */
import { appendFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { serialize } from 'node:v8';
import { account, pin } from '../support/service/canary-service.ts';
import { addSupervisor } from '../support/kiosk/supervisor.ts';
import { workUntil, type Counter } from '../support/kiosk/staff-robot.ts';
import { clientOfPage } from './client.ts';
import { BrowserWindow } from './electron/windows.ts';
import { kioskPage, runProgram } from './program.ts';

const [appDir = '', dataDir = '', camera = '', shot = '', baseUrl = '', heard = ''] = process.argv.slice(2);
/** Most tries of a preview; the service fails fewer of them. */
const mostTries = 10;

/** Returns a client that stores everything that it is answered, errors included. */
const keeping = ({ call }: Counter): Counter => ({
  async call(name, ...args) {
    const answer = await call(name, ...args).catch((error: unknown) => {
      appendFileSync(heard, serialize(JSON.stringify(error) + String(error)));
      throw error;
    });
    appendFileSync(heard, serialize(answer));
    return answer;
  },
});

await runProgram(appDir, dataDir, camera, async () => {
  const page = await kioskPage();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const client = keeping(clientOfPage(page));
  await addSupervisor(client, pin);
  await client.call('connectAccount', {
    region: 'other',
    baseUrl,
    headshotBaseUrl: `${baseUrl}/heads`,
    ...account,
  });
  if ((await client.call('kioskStatus')).mode === 'practice')
    throw new Error('The account was not connected.');

  const job = {
    ...{ customer: 'Ana Ribeiro', specCode: 'uk-passport', shot: new Uint8Array(await readFile(shot)) },
    started: { previews: 0, finals: 0, prints: 0 },
  };
  let order = await workUntil(client, await client.call('createOrder'), job, ({ shots }) => shots.length > 0);
  const [orderId, photoId] = [order.id, order.photos[0]?.id ?? 'pho_'] as const;
  for (let tries = 0; tries < mostTries && order.photos[0]?.state !== 'preview'; tries += 1) {
    await client.call('requestPreview', { orderId, photoId }).catch(() => undefined);
    order = await client.call('openOrder', { orderId });
    for (const { id: callId } of order.openCalls)
      order = await client.call('resolveCall', { callId, resolution: 'not-counted' });
  }
  // Node writes a report on this signal as it does in a crash.
  process.kill(process.pid, 'SIGUSR2');
  await workUntil(client, order, job, ({ photos }) => photos[0]?.state === 'final');
  await client.call('receiptFile', { orderId });
  const done = await client.call('finishOrder', { orderId });
  if (done.state !== 'done') throw new Error(`The order is ${done.state} and not done.`);
  for (const window of BrowserWindow.open) window.close();
});
