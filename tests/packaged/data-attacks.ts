/** Attacks on what the program stores: by texts that are typed, by files that are brought, and by old ids. */
import { readFile } from 'node:fs/promises';
import { KioskError } from '../../shared/errors.ts';
import { photoRoute } from '../../shared/photo-route.ts';
import { polyglotTraces } from '../electron/imaging/strange-files.ts';
import { queryLikeTexts } from '../support/records/query-like-texts.ts';
import { bringFiles } from '../support/pictures/brought-files.ts';
import { workUntil } from '../support/kiosk/staff-robot.ts';
import { unlock } from '../support/kiosk/supervisor.ts';
import { unlike, type Attack } from './attack.ts';
import { clientOfPage } from './client.ts';
import { pin } from './kiosk-lock.ts';

const hasCode = (error: unknown, code: string): boolean => error instanceof KioskError && error.code === code;

export const dataAttacks: Readonly<Record<string, Attack>> = {
  'no picture of a customer who was erased': async ({ page, portrait }) => {
    const client = clientOfPage(page);
    const job = {
      ...{
        customer: 'Vera Example',
        specCode: 'uk-passport',
        shot: new Uint8Array(await readFile(portrait)),
      },
      started: { previews: 0, finals: 0, prints: 0 },
    };
    const done = await workUntil(client, await client.call('createOrder'), job);
    const [{ image: shot } = { image: null }] = done.shots;
    const final = done.photos[0]?.final ?? null;
    if (shot === null || final === null || done.customer === null) throw new Error('The order has no photo.');
    const statuses = (): Promise<number[]> =>
      page.evaluate(
        (paths) => Promise.all(paths.map(async (path) => (await fetch(`/${path}`)).status)),
        [photoRoute(shot.id), photoRoute(final.id)],
      );
    const before = await statuses();
    await unlock(client, pin);
    await client.call('eraseCustomer', { customerId: done.customer.id });
    const after = await statuses();
    return unlike({ before: String(before), after: String(after) }, { before: '200,200', after: '404,404' });
  },

  'no file that a person brings is anything but a picture': async ({ page, portrait }) => {
    const client = clientOfPage(page);
    await page.getByRole('link', { name: 'Desk' }).click();
    await page.getByRole('button', { name: /^New order/ }).click();
    await page.getByLabel('Name', { exact: true }).fill('Files');
    await page.getByRole('button', { name: /^Choose the document/ }).click();
    await page.getByLabel('Find a document by country or name').fill('UK passport');
    await page.getByRole('option', { name: 'UK passport' }).first().waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^Take photo/ }).waitFor();

    const { shown, expected, taken } = await bringFiles(page, await readFile(portrait));

    const [found] = await client.call('findOrders', { text: 'files' });
    const { shots } = await client.call('openOrder', { orderId: found?.id ?? 'ord_' });
    const pictures = await page.evaluate(
      async (paths) =>
        Promise.all(
          paths.map(async (path) => {
            const { headers } = await fetch(`/${path}`);
            const drawn = await fetch(`/${path}/small`);
            return [headers.get('content-type'), headers.get('x-content-type-options'), await drawn.text()];
          }),
        ),
      shots.map(({ image }) => photoRoute(image.id)),
    );
    const strange = pictures.filter(
      ([kind, sniffing, small]) =>
        !/^image\/(jpeg|png)$/.test(kind ?? '') ||
        sniffing !== 'nosniff' ||
        polyglotTraces.some((trace) => small?.includes(trace)),
    );
    return unlike(
      {
        refused: shown.join('\n'),
        shots: shots.map(({ origin }) => origin).join(),
        strange: strange.length,
      },
      { refused: expected.join('\n'), shots: taken.join(), strange: 0 },
    );
  },

  'no query in a text that is searched for': async ({ page }) => {
    const client = clientOfPage(page);
    // Both customers have orders: as a query, the last two would find them.
    const texts = [...queryLikeTexts, 'maria OR files', 'maria NOT nobody'];
    const found = await Promise.all(
      texts.map((text) =>
        client.call('findOrders', { text }).then(
          ({ length }) => (length === 0 ? 'no order' : `${length} orders`),
          (error: unknown) => (hasCode(error, 'INVALID_INPUT') ? 'no order' : String(error)),
        ),
      ),
    );
    const after = (await client.call('findOrders', { text: 'maria sample' })).length;
    return [
      ...found.flatMap((outcome, index) =>
        outcome === 'no order' ? [] : [`${texts[index] ?? ''}: ${outcome}`],
      ),
      ...unlike({ after }, { after: 1 }),
    ];
  },
};
