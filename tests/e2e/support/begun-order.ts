/**
 * Orders that have come to a step by the kiosk's own calls, for tests whose subject begins there. The same way on the
 * screen, with a camera and its check of the shot, takes two to four seconds of processor time more; `order.spec.ts`
 * and `keyboard.spec.ts` walk it.
 */
import { expect, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import type { OrderView } from '../../../shared/model/order.ts';
import { clientOf, type KioskClient } from '../../support/kiosk/kiosk-client.ts';
import { workUntil } from '../../support/kiosk/staff-robot.ts';
import { portraitFile } from './sitters.ts';

export interface Begun {
  readonly customer?: string;
  readonly specCode?: string;
}

const hasShot = ({ shots }: OrderView): boolean => shots.length > 0;

/** Begins an order whose shot is taken, and leaves the page where it is. */
export async function beginWithShot(page: Page, begun: Begun = {}): Promise<void> {
  await begin(await clientOfPage(page), begun, hasShot);
}

/** Opens an order whose document is chosen, at the live picture. */
export async function openAtCamera(page: Page, begun: Begun = {}): Promise<void> {
  const client = await clientOfPage(page);
  const { id } = await begin(client, begun, ({ photos }) => photos.length > 0);
  await client.call('goToStep', { orderId: id, step: 'shot' });
  await page.goto(`${client.origin}/#/order/${id}`);
  await expect(page.getByRole('heading', { name: 'Take the photo' })).toBeVisible();
}

/** Opens an order whose shot is taken. */
export async function openWithShot(page: Page, begun: Begun = {}): Promise<void> {
  await openWhen(page, begun, hasShot);
  await expect(page.getByRole('img', { name: 'The shot as it was taken' })).toBeVisible();
}

/** Opens an order whose preview is made. */
export async function openWithPreview(page: Page, begun: Begun = {}): Promise<void> {
  await openWhen(page, begun, ({ photos: [photo] }) => photo?.state === 'preview');
  await expect(page.getByRole('img', { name: /^Watermarked preview/ })).toBeVisible();
}

/** Opens an order whose preview is approved. */
export async function openAtPayment(page: Page, begun: Begun = {}): Promise<void> {
  await openWhen(page, begun, ({ photos: [photo] }) => photo?.state === 'approved');
  await expect(page.getByRole('heading', { name: 'Payment' })).toBeVisible();
}

/** Opens a paid order whose final is made. */
export async function openAtHandover(page: Page, begun: Begun = {}): Promise<void> {
  await openWhen(page, begun, ({ photos: [photo] }) => photo?.state === 'final');
  await expect(page.getByRole('heading', { name: 'Hand over' })).toBeVisible();
}

/** Serves a customer to the end, and leaves the page where it is. */
export async function beginUntilDone(page: Page, begun: Begun = {}): Promise<OrderView> {
  return begin(await clientOfPage(page), begun, ({ state }) => state === 'done');
}

async function openWhen(page: Page, begun: Begun, far: (order: OrderView) => boolean): Promise<void> {
  const client = await clientOfPage(page);
  const { id } = await begin(client, begun, far);
  await page.goto(`${client.origin}/#/order/${id}`);
}

/** Works on a new order until it has come far enough. */
async function begin(
  client: KioskClient,
  { customer = 'Amelia Okafor', specCode = 'uk-passport' }: Begun,
  far: (order: OrderView) => boolean,
): Promise<OrderView> {
  const job = {
    ...{ customer, specCode, shot: readFileSync(portraitFile()) },
    started: { previews: 0, finals: 0, prints: 0 },
  };
  return workUntil(client, await client.call('createOrder'), job, far);
}

/** Returns the kiosk's own calls, made as the page, which the kiosk has let in and which shows a screen. */
export async function clientOfPage(page: Page): Promise<KioskClient> {
  // A page that is still loading would go on to the desk instead.
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  const { origin, port } = new URL(page.url());
  const name = `headroom-${port}`;
  const cookie = (await page.context().cookies(origin)).find((each) => each.name === name);
  if (cookie === undefined) throw new Error('the kiosk has not let this page in');
  return clientOf(origin, `${name}=${cookie.value}`);
}
