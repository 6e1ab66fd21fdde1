/** A studio's own account at a service that fails. The service is a script, which counts what it would charge. */
import type { Page } from '@playwright/test';
import {
  json,
  raw,
  startScriptedServer,
  type Script,
  type ScriptedServer,
} from '../electron/service/scripted-server.ts';
import { renderPortrait } from '../portraits/render.ts';
import { hasKeyring } from '../support/keychain/keyring.ts';
import { connectAccount, tryAccount } from './support/account.ts';
import { openWithShot } from './support/begun-order.ts';
import { look } from './support/looks.ts';
import { approve, askForPreview, choosePayment, getPreview, nextStep, orderOnDesk } from './support/order.ts';
import { ownKeychain, test as processBase } from './support/own-process.ts';
import { Spoken } from './support/spoken.ts';
import { expect, test as base } from './support/test.ts';

const credentials = { key: 'canary-key-2b7d', secret: 'canary-secret-90af' };

interface Service extends ScriptedServer {
  /** Sets the answers of paid calls from now on; look-ups are always answered. */
  answerPaid(script: Script): void;
}

async function openService(
  // eslint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
  {}: object,
  use: (service: Service) => Promise<void>,
): Promise<void> {
  const server = await startScriptedServer();
  const answerPaid = (paid: Script): void =>
    server.play((turn) => (lookUps[turn.request.path] ?? paid)(turn));
  answerPaid(json({ message: 'no' }, 500));
  await use({ ...server, answerPaid });
  await server.close();
}
const test = base.extend<{ readonly service: Service }>({ service: openService });
const processTest = processBase.extend<{ readonly service: Service }>({
  service: openService,
  keychain: ownKeychain,
});

const lookUps: Readonly<Record<string, Script>> = {
  '/v2/queryAccountStatus': (turn) =>
    json(
      turn.request.body.includes(credentials.secret)
        ? { accountStatus: 'SUBSCRIBED', subscription: { makeIdPhotoWatermarkApiRemaining: 41 } }
        : { message: 'wrong' },
      turn.request.body.includes(credentials.secret) ? 200 : 401,
    )(turn),
  '/v2/listIdPhotoSpecCode': json({
    results: [{ specCode: 'uk-passport', specCodeName: 'UK passport, printed photo' }],
    total: 1,
  }),
  '/v2/getIdPhotoSpec': json({
    specCode: 'uk-passport',
    specCodeName: 'UK passport, printed photo',
    photoSize: '35 x 45 mm',
    headHeight: '29 - 34 mm',
  }),
};

/** Returns a preview that arrives: the answer names its image by address, and the image is there. */
async function goodPreview(service: ScriptedServer): Promise<Script> {
  const { data } = await renderPortrait({ width: 413, height: 531 }, 'jpeg');
  return ({ request, response }) => {
    if (request.method === 'GET') response.writeHead(200, { 'content-type': 'image/jpeg' }).end(data);
    else {
      const idPhotoUrl = `${service.baseUrl}/signed.jpg?signature=canary-signature`;
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify({ photoUuid: 'u-1', waterMark: true, idPhotoUrl, issues: ['ISSUE_OF_TOMORROW'] }),
      );
    }
  };
}

async function connected(page: Page, service: Service): Promise<void> {
  await connectAccount(page, { baseUrl: service.baseUrl, ...credentials });
  await expect(page.getByText('41 previews left')).toBeVisible();
  await expect(page.getByText('PRACTICE')).toHaveCount(0);
}

test('a wrong secret is reported and practice continues; the right one is not shown again', async ({
  page,
  service,
}) => {
  await tryAccount(page, { baseUrl: service.baseUrl, ...credentials, secret: 'not-the-secret' });
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('The service does not accept this key and secret.');
  await expect(notice).toContainText('Nothing was saved and nothing was spent.');
  await page.getByRole('link', { name: 'Desk' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText(/^Practice mode: photos are made on this computer/)).toBeVisible();

  await connected(page, service);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Account' }).click();
  await expect(page.getByText('Connected', { exact: true })).toBeVisible();
  expect(await page.content()).not.toContain(credentials.secret);
  expect(await page.content()).not.toContain(credentials.key);
  expect(service.paidCalls()).toBe(0);
});

test('a paid call that is cut off waits for a person, and is never repeated automatically', async ({
  page,
  service,
}) => {
  await connected(page, service);
  await openWithShot(page, { customer: 'Zofia Żółć' });
  service.answerPaid(raw('HTTP/1.1 200 OK\r\ncontent-length: 5000\r\n\r\n{"photoUuid":', 'reset'));
  await askForPreview(page);
  const panel = page.getByRole('alert', { name: 'It is not known how this request ended' });
  await expect(panel).toContainText('This may have used a credit. Nothing is sent again until you decide.');
  await expect(panel).toContainText('41');

  await page.reload();
  await expect(panel).toBeVisible();
  const spoken = await Spoken.in(page);
  await spoken.use(page.getByRole('link', { name: 'Desk' }));
  await expect(orderOnDesk(page, 'Zofia Żółć')).toContainText('Outcome unknown');
  expect(service.paidCalls()).toBe(1);

  service.answerPaid(await goodPreview(service));
  await spoken.use(orderOnDesk(page, 'Zofia Żółć'));
  await spoken.use(panel.getByRole('button', { name: 'It used no credit' }));
  await expect(panel).toBeHidden();
  expect(await spoken.record()).toMatchSnapshot('outcome-unknown.txt');
  expect(service.paidCalls()).toBe(1);
  await getPreview(page);
  await expect(page.getByRole('heading', { name: /The service points out something new$/ })).toBeVisible();
  await expect(page.getByText('ISSUE_OF_TOMORROW')).toBeHidden();
  await page.getByText('Details', { exact: true }).click();
  await expect(page.getByText('ISSUE_OF_TOMORROW')).toBeVisible();
  expect(service.paidCalls()).toBe(2);
  expect(await page.content()).not.toContain('canary');
});

test('a double click asks for one preview; a payment whose final fails says what is owed', async ({
  page,
  service,
}) => {
  await connected(page, service);
  await openWithShot(page, { customer: 'Tom Ashworth' });
  service.answerPaid(await goodPreview(service));
  await nextStep(page, /^Get preview/).dblclick();
  await expect(page.getByRole('img', { name: /^Watermarked preview/ })).toBeVisible();
  expect(service.paidCalls()).toBe(1);

  await approve(page);
  service.answerPaid(json({ message: 'busy' }, 429, { 'retry-after': '30' }));
  await choosePayment(page);
  await expect(page.getByRole('heading', { name: 'Paid, final owed' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('The service is busy.');
  await page.getByRole('link', { name: 'Desk' }).click();
  await expect(orderOnDesk(page, 'Tom Ashworth')).toContainText('Paid, final owed');
  expect(service.paidCalls()).toBe(2);
});

processTest(
  'a service that is gone is reported, and the order survives the kiosk’s own end',
  async ({ page, service, studio }) => {
    processTest.skip(
      !hasKeyring,
      'no keychain can be started here: dbus-daemon and gnome-keyring-daemon are needed',
    );
    await connected(page, service);
    await openWithShot(page, { customer: 'Grace Hartley' });
    await service.close();
    await askForPreview(page);
    const notice = page.getByRole('alert').filter({ hasText: 'The service cannot be reached.' });
    await expect(notice).toContainText('This request cost nothing.');
    await expect(notice.getByRole('button', { name: /^Try again: Get preview/ })).toBeVisible();
    await look(page, 'preview-out-of-reach');
    expect(service.paidCalls()).toBe(0);

    await studio.powerCut();
    const stopped = page.getByRole('alert').filter({ hasText: 'The kiosk has stopped or was restarted' });
    await expect(stopped).toContainText('No order is lost');
    await studio.startAgain();
    await page.goto(await studio.address());
    await expect(orderOnDesk(page, 'Grace Hartley')).toContainText('At Preview');
  },
);
