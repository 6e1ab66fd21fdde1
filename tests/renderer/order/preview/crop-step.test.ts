/** A photo of the studio's own format in the steps of its order. */
import { flushPromises, type VueWrapper } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listenForShortcuts } from '../../../../renderer/ui/use-shortcut.ts';
import type { FixtureKiosk } from '../../../support/fixture/kiosk.ts';
import { openOrderPage } from '../order-page.ts';

let page: VueWrapper;
let stop = (): void => undefined;
beforeEach(() => {
  // No picture can be fetched here, so no face is measured: staff crop by eye.
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
async function press(key: string, on: Element = document.body): Promise<void> {
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  await flushPromises();
}
const nextWords = (): string => page.get('main [aria-keyshortcuts=Enter]').text();
const made = (kiosk: FixtureKiosk, name: string) => kiosk.made.filter((call) => call.name === name);
const button = (words: string) => page.findAll('button').find((one) => one.text().includes(words));

describe('a format', () => {
  it('is cropped after its shot: nothing is asked for, and no credit is named', async () => {
    const kiosk = await open('format-shot');
    expect(nextWords()).toBe('Crop the photo: Rowing club');

    await press('Enter');

    expect(made(kiosk, 'goToStep').at(-1)?.args).toMatchObject({ step: 'preview' });
    expect(made(kiosk, 'requestPreview')).toEqual([]);
  });

  it('starts in the middle without a measured face, and says so', async () => {
    await open('format-crop');
    expect(page.get('.verdict').text()).toContain('The face could not be measured');
    expect(page.get('[data-head]').text()).toBe('Not measured');
    expect(nextWords()).toBe('Use this crop');
  });

  it('is cropped by keys, and shown when it is made', async () => {
    const kiosk = await open('format-crop');
    const stage = page.get('[role=application]').element;
    await press('ArrowLeft', stage);
    await press('+', stage);
    await press('.', stage);
    await press('Enter');

    const [call] = made(kiosk, 'cropPhoto');
    expect(call?.args).toMatchObject({ crop: { turn: 0.5 } });
    expect(page.find('[role=application]').exists()).toBe(false);
    expect(page.get('img').attributes('alt')).toBe('Photo for Rowing club');
    expect(nextWords()).toBe('Go to payment');
    expect(made(kiosk, 'requestPreview')).toEqual([]);
  });

  it('gives the keys back to the picture when the crop is reset', async () => {
    await open('format-crop');
    await press('+', page.get('[role=application]').element);
    const reset = button('Reset the crop')?.element;
    reset?.focus();
    reset?.click();
    await flushPromises();
    expect(document.activeElement?.getAttribute('role')).toBe('application');
  });

  it('can be cropped again, as it was left', async () => {
    const kiosk = await open('format-cropped');
    await button('Crop again')?.trigger('click');
    expect(page.get('[role=application]').attributes('aria-label')).toBe('Crop of the photo for Rowing club');
    await press('Enter');
    expect(made(kiosk, 'cropPhoto')[0]?.args).toMatchObject({
      crop: { x: 900, y: 500, width: 500, turn: 0 },
    });
  });

  it('is paid without a word about the credit or the service', async () => {
    await open('format-payment');
    expect(page.text()).toContain('It is finished and needs no credit.');
    expect(page.text()).not.toMatch(/one credit|final photo is requested/);
  });

  it('is the only photo at the preview of an order in direct mode', async () => {
    await open('format-direct');
    expect(page.get('[role=application]').attributes('aria-label')).toContain('Rowing club');
    expect(page.findAll('aside select option')).toHaveLength(0);
    expect(page.findAll('nav [aria-current=step]').map((step) => step.text())).toEqual(['Preview']);
  });
});
