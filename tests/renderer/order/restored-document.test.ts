/** A document that was removed in the document step can be restored, as a line of the ticket can. */
import { flushPromises } from '@vue/test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announcements } from '../../../renderer/ui/announce/announce.ts';
import { sceneOrder } from '../../support/fixture/scenes.ts';
import { openOrder, type OrderScreen } from './verdict/order-screen.ts';

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no pictures here')));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const chosen = (screen: OrderScreen): string[] =>
  screen.page.findAll('section.chosen li').map((row) => row.text());
const offers = (screen: OrderScreen): boolean =>
  screen.page.findAll('section.chosen button').some((one) => one.text() === 'Restore');
async function remove(screen: OrderScreen, name: string): Promise<void> {
  await screen.page.get(`section.chosen button[aria-label="Remove ${name}"]`).trigger('click');
  await flushPromises();
}

it('is named, said aloud and restored, and the order stays at its documents', async () => {
  const order = sceneOrder('two-chosen');
  const screen = await openOrder(order);

  await remove(screen, 'Schengen visa');
  expect(screen.kiosk.orders.get(order.id)?.photos).toHaveLength(1);
  expect(screen.page.get('section.chosen').text()).toContain('Removed: Schengen visa');
  expect(announcements.value.map(({ text }) => text)).toContain('Removed: Schengen visa');

  await screen.button('Restore').trigger('click');
  await flushPromises();
  expect(screen.kiosk.made.at(-1)).toMatchObject({
    name: 'addDocument',
    args: { orderId: order.id, personId: order.people[0]?.id, specCode: 'schengen-visa', more: true },
  });
  expect(chosen(screen)).toEqual(['UK passport', 'Schengen visa']);
  expect(offers(screen)).toBe(false);
  expect(announcements.value.at(-1)?.text).toBe('In this order: UK passport, Schengen visa');
  expect(screen.kiosk.orders.get(order.id)?.step).toBe('document');
});

it('can be restored for five seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const screen = await openOrder(sceneOrder('two-chosen'));
  await remove(screen, 'Schengen visa');

  vi.advanceTimersByTime(4_999);
  await flushPromises();
  expect(offers(screen)).toBe(true);
  vi.advanceTimersByTime(1);
  await flushPromises();
  expect(offers(screen)).toBe(false);
  expect(screen.page.find('section.chosen').exists()).toBe(false);
});

it('is not offered any more once staff have added it again themselves', async () => {
  const screen = await openOrder(sceneOrder('two-chosen'));
  await remove(screen, 'Schengen visa');

  await screen.page
    .findAll('[role=option]')
    .find((card) => card.text().includes('Schengen visa'))
    ?.trigger('click');
  await flushPromises();

  expect(chosen(screen)).toEqual(['UK passport', 'Schengen visa']);
  expect(offers(screen)).toBe(false);
});

it('is not offered after staff agreed to lose its preview', async () => {
  const screen = await openOrder(sceneOrder('two-made'));
  await remove(screen, 'UK passport');
  const agree = [...document.querySelectorAll<HTMLButtonElement>('dialog button')].find(({ textContent }) =>
    textContent.includes('Remove UK passport'),
  );
  (agree ?? expect.fail('nothing was asked')).click();
  await flushPromises();

  expect(screen.calls()).toContain('removeDocument');
  expect(screen.page.text()).not.toContain('Removed: UK passport');
});

it('asks before a crop is lost, because the restored document would have none', async () => {
  const cropped = sceneOrder('format-cropped');
  const photos = [...cropped.photos, ...sceneOrder('two-chosen').photos.slice(1)].map((photo) => ({
    ...photo,
    personId: cropped.people[0]?.id ?? photo.personId,
  }));
  const screen = await openOrder({ ...cropped, step: 'document', photos });

  await remove(screen, 'Rowing club');

  expect(document.querySelector('dialog')?.textContent).toContain('This also removes 1 crop.');
  expect(document.querySelector('dialog')?.textContent).not.toContain('credit');
  expect(screen.calls()).not.toContain('removeDocument');
});
