import { flushPromises, type VueWrapper } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePeopleStore } from '../../../renderer/state/use-person-on-stage.ts';
import { router } from '../../../renderer/router.ts';
import { listenForShortcuts } from '../../../renderer/ui/use-shortcut.ts';
import type { FixtureKiosk } from '../../support/fixture/kiosk.ts';
import { sceneOrder } from '../../support/fixture/scenes.ts';
import { openOrderPage } from './order-page.ts';

let page: VueWrapper;
let stop = (): void => undefined;
beforeEach(() => {
  // No picture can be fetched here; the check before sending says so and is not what is looked at.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no pictures here')));
  stop = listenForShortcuts();
});
afterEach(() => {
  page.unmount();
  stop();
  vi.unstubAllGlobals();
});

async function open(scene: string): Promise<FixtureKiosk> {
  const opened = await openOrderPage(scene);
  page = opened.page;
  return opened.kiosk;
}
async function press(key: string): Promise<void> {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  await flushPromises();
}
const nextWords = (): string => page.get('main [aria-keyshortcuts=Enter]').text();
const called = (kiosk: FixtureKiosk, name: string): number =>
  kiosk.made.filter((call) => call.name === name).length;

describe('a document that accepts no paper', () => {
  it('says so before it is chosen, with its source', async () => {
    await open('no-paper-document');
    const card = page.findAll('[role=option]').find((one) => one.text().includes('German passport'));
    expect(card?.text()).toContain('No prints accepted');
    expect(page.get('aside').text()).toContain('German passport: no print is accepted');
    expect(page.get('aside').text()).toContain('since 1 May 2025');
  });

  it('is not sold with the first Enter: staff confirm that the customer knows', async () => {
    const kiosk = await open('no-paper-payment');
    expect(page.get('.till').text()).toContain('Does the customer know');
    expect(nextWords()).toBe('They know, and want it for another use');
    await press('2');
    expect(called(kiosk, 'takePayment')).toBe(0);

    await press('Enter');
    const [german] = sceneOrder('no-paper-payment').photos;
    expect(kiosk.made.find(({ name }) => name === 'customerKnows')?.args).toMatchObject({
      photoIds: [german?.id],
    });
    expect(called(kiosk, 'takePayment')).toBe(0);
    expect(nextWords()).toBe('Choose payment');
    expect(page.get('aside').text()).toContain('The customer knows, and wants it for another use.');

    await press('2');
    expect(called(kiosk, 'takePayment')).toBe(1);
  });

  it('can be replaced by another document before the payment', async () => {
    const kiosk = await open('no-paper-payment');

    await page
      .findAll('button')
      .find((one) => one.text() === 'Choose another document')
      ?.trigger('click');
    await flushPromises();

    expect(kiosk.made.find(({ name }) => name === 'goToStep')?.args).toMatchObject({ step: 'document' });
    expect(page.text()).toContain('What is the photo for?');
    expect(called(kiosk, 'takePayment')).toBe(0);
  });

  it('says so again where it is printed', async () => {
    await open('no-paper-handover');
    expect(page.get('aside').text()).toContain('German passport: no print is accepted');
    expect(nextWords()).toMatch(/^Print 1 sheet/);
  });
});

describe('a photo that is made from an edit', () => {
  it('says so beside the shot and in the trail', async () => {
    await open('retouched-shot');
    expect(page.get('aside').text()).toContain('Retouched: AI edit');
    expect(page.get('.shot img').attributes('alt')).toBe('The retouched picture');
    const step = page.findAll('nav button').find((one) => one.text().startsWith('Retouch'));
    expect(step?.text()).toContain('done');
  });

  it('names its document when there are several to pay for', async () => {
    await open('mixed-payment');
    expect(page.get('aside').text()).toContain('UK passport is retouched: AI edit');
    expect(page.get('aside').text()).toContain('US visa, digital photo: the file, no print');
  });

  it('is reached from its preview and from the trail', { timeout: 15_000 }, async () => {
    await open('retouched-preview');
    const { id, shots } = sceneOrder('retouched-preview');
    const [shot] = shots;
    const ways = page.findAll('main button').filter((one) => one.text().startsWith('Retouch'));
    expect(ways).toHaveLength(2);
    for (const way of ways) {
      await router.push('/');
      await way.trigger('click');
      // The retouch session's own page is loaded when it is first gone to.
      await vi.waitFor(() => {
        expect(router.currentRoute.value).toMatchObject({
          name: 'retouch',
          params: { id, shotId: shot?.id },
        });
      }, 10_000);
    }
  });

  it('of unknown outcome links to where it is settled', async () => {
    await open('retouch-uncertain');
    const link = page.get('aside a');
    expect(link.text()).toContain('The outcome of a retouch request is not known.');
    expect(link.attributes('href')).toMatch(/#\/retouch\/ben_/);
  });

  it('leads back to the person whose shot it is', { timeout: 15_000 }, async () => {
    await open('family-still');
    const { id, people, shots } = sceneOrder('family-still');
    await press('2');
    await router.push('/');

    await page
      .findAll('footer button')
      .find((one) => one.text() === 'Retouch')
      ?.trigger('click');
    await vi.waitFor(() => {
      expect(router.currentRoute.value.params).toMatchObject({ id, shotId: shots[1]?.id });
    }, 10_000);
    await flushPromises();

    expect(usePeopleStore().of(id, 'shot')).toBe(people[1]?.id);
  });
});
