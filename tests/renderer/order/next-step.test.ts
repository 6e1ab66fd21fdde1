import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Bridge } from '../../../shared/contract.ts';
import type { ErrorCode } from '../../../shared/errors.ts';
import { connect } from '../../../renderer/bridge/bridge.ts';
import { i18n } from '../../../renderer/i18n/index.ts';
import OrderPage from '../../../renderer/order/OrderPage.vue';
import { router } from '../../../renderer/router.ts';
import { useSettingsStore } from '../../../renderer/state/settings-store.ts';
import { useStatusStore } from '../../../renderer/state/status-store.ts';
import { listenForShortcuts } from '../../../renderer/ui/use-shortcut.ts';
import { fixtureKiosk, type FixtureKiosk } from '../../support/fixture/kiosk.ts';
import { sceneOrder } from '../../support/fixture/scenes.ts';

let page: VueWrapper;
let stop = (): void => undefined;

/** A call that fails as the main process says it did. */
const failing = (code: ErrorCode, outcome: string) =>
  vi.fn<Bridge['requestPreview']>(() =>
    Promise.resolve({ ok: false, error: { code, message: 'as told', details: { outcome } } }),
  );

/** Opens the order of a scene as staff find it when they come back to it. `instead` answers in place of its kiosk. */
async function open(scene: string, instead: Partial<Bridge> = {}): Promise<FixtureKiosk> {
  const kiosk = fixtureKiosk([sceneOrder(scene)]);
  setActivePinia(createPinia());
  connect({ ...kiosk.bridge, ...instead });
  await Promise.all([useSettingsStore().load(), useStatusStore().load()]);
  page = mount(OrderPage, {
    props: { id: sceneOrder(scene).id },
    global: { plugins: [router, i18n] },
    attachTo: document.body,
  });
  await flushPromises();
  return kiosk;
}
const nextWords = (): string => page.get('[aria-keyshortcuts=Enter]').text();
async function press(key: string, target: Element = document.activeElement ?? document.body): Promise<void> {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  await new Promise((resolve) => setTimeout(resolve, 20));
  await flushPromises();
}
const enter = (): Promise<void> => press('Enter');

beforeEach(() => {
  // No picture can be fetched here: the check of a shot says so, and stops nothing.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no pictures here')));
  stop = listenForShortcuts();
});
afterEach(() => {
  page.unmount();
  stop();
  vi.unstubAllGlobals();
});

describe('a second document', () => {
  const chosenOnes = (): readonly string[] =>
    page
      .findAll('[role=option]')
      .filter((card) => card.text().includes('In this order'))
      .map((card) => card.get('.name').text());
  const documentsOf = (kiosk: FixtureKiosk): readonly string[] =>
    kiosk.orders.get(sceneOrder('ask').id)?.photos.map((photo) => photo.specCode) ?? [];

  it('is added with Enter, which names it and its price, and replaces nothing', async () => {
    const kiosk = await open('document-chosen');
    expect(nextWords()).toBe('Go to the shot');
    await press('ArrowRight', page.get('[role=combobox]').element);
    expect(nextWords()).toBe('Add Schengen visa\u00a0· £12.00');

    await enter();

    expect(documentsOf(kiosk)).toEqual(['uk-passport', 'schengen-visa']);
    expect(page.get('h1').text()).toBe('Take the photo');
  });

  it('is chosen with the first: Space adds it and marks the next, and Enter adds that and goes on', async () => {
    const kiosk = await open('document');
    expect(nextWords()).toBe('Choose UK passport\u00a0· £12.00');

    await press(' ', page.get('[role=combobox]').element);
    expect(documentsOf(kiosk)).toEqual(['uk-passport']);
    expect(chosenOnes()).toEqual(['UK passport']);
    expect(nextWords()).toBe('Add Schengen visa\u00a0· £12.00');

    await enter();
    expect(documentsOf(kiosk)).toEqual(['uk-passport', 'schengen-visa']);
    expect(page.get('h1').text()).toBe('Take the photo');
  });

  it('leaves a space in a search to the search', async () => {
    const kiosk = await open('document');
    await page.get('[role=combobox]').setValue('uk');
    await press(' ', page.get('[role=combobox]').element);
    expect(documentsOf(kiosk)).toEqual([]);
  });

  it('is added by a tap on its card; a tap on a card that is in the order removes nothing', async () => {
    const kiosk = await open('document-chosen');

    await page.findAll('[role=option]')[1]?.trigger('click');
    await flushPromises();
    expect(documentsOf(kiosk)).toEqual(['uk-passport', 'schengen-visa']);
    await page.findAll('[role=option]')[0]?.trigger('click');
    await flushPromises();

    expect(documentsOf(kiosk)).toEqual(['uk-passport', 'schengen-visa']);
  });
});

describe('the next step under Enter', () => {
  it('leads from the preview to the printed sheet in two presses and the choice of payment method', async () => {
    const { made } = await open('clean');
    const said: string[] = [];
    for (const key of ['Enter', '2', 'Enter']) {
      said.push(nextWords());
      await press(key);
    }
    said.push(nextWords());

    expect(said).toEqual([
      'Use this photo',
      'Choose payment',
      'Print 1 sheet on DS620',
      'Finish order while it prints',
    ]);
    expect(
      made.map((call) => call.name).filter((name) => name.startsWith('request') || name === 'takePayment'),
    ).toEqual(['takePayment', 'requestFinal']);
  });

  it('takes no payment before staff choose a method: none is chosen beforehand', async () => {
    const kiosk = await open('payment');

    await enter();
    await press('Enter', page.get('.tile').element);
    expect(kiosk.made.map((call) => call.name)).not.toContain('takePayment');
    await press('2');

    expect(kiosk.made.find((call) => call.name === 'takePayment')?.args).toMatchObject({ method: 'card' });
  });

  it('names the document and its price, and adds it', async () => {
    const { orders } = await open('document');

    expect(nextWords()).toBe('Choose UK passport\u00a0· £12.00');
    await enter();

    expect([...orders.values()][0]?.photos[0]?.specCode).toBe('uk-passport');
  });

  it('asks for a name before it continues, and moves on once there is one', async () => {
    const { made } = await open('customer');

    await enter();
    expect(page.text()).toContain('it takes a name');
    await page.get('input').setValue('Amelia Okafor');
    await enter();

    expect(made.find((call) => call.name === 'setCustomer')?.args).toMatchObject({ name: 'Amelia Okafor' });
  });

  it('ignores a call of unknown outcome, and is a new preview once staff have settled it', async () => {
    const { made } = await open('uncertain');

    expect(nextWords()).toBe('Leave it for now · back to the desk');
    await page
      .findAll('button')
      .find((button) => button.text() === 'It used no credit')
      ?.trigger('click');
    await flushPromises();

    expect(nextWords()).toBe('Get preview again · 182 left');
    expect(made.find((call) => call.name === 'resolveCall')?.args).toMatchObject({
      resolution: 'not-counted',
    });
  });

  it('resumes the stopped queue of a waiting print; only another button finishes', async () => {
    const { made, orders } = await open('print-stopped');

    expect(nextWords()).toBe('Resume DS620');
    expect(page.text()).toContain('Finish and leave the print waiting');
    await enter();

    expect(made.find((call) => call.name === 'resumePrinter')?.args).toEqual({ printerId: 'cups:DS620' });
    expect(made.map((call) => call.name)).not.toContain('finishOrder');
    expect([...orders.values()][0]?.prints[0]).toMatchObject({ state: 'printing', hold: null });
    expect(nextWords()).toBe('Finish order while it prints');
  });

  it('shows the waiting print as often as it is pressed, and never finishes the order', async () => {
    const { made } = await open('print-out-of-paper');

    expect(nextWords()).toBe('Show the waiting print');
    await enter();
    expect(document.activeElement?.textContent).toContain('Out of paper');
    await enter();

    expect(made.map((call) => call.name)).not.toContain('finishOrder');
  });

  it('asks whether a print of unknown outcome came out, and never answers itself', async () => {
    const { made } = await open('print-uncertain');

    expect(nextWords()).toBe('Say whether it printed');
    await enter();
    await enter();

    expect(made.map((call) => call.name)).not.toContain('confirmPrint');
    expect(made.map((call) => call.name)).not.toContain('finishOrder');
  });

  it('requests a final that did not come after the payment again', async () => {
    const { made } = await open('owed');

    expect(page.get('h1').text()).toBe('Paid, final owed');
    expect(nextWords()).toBe('Get final photo again: UK passport · up to 1 credit');
    await enter();

    expect(made.filter((call) => call.name === 'takePayment')).toHaveLength(0);
    expect(made.filter((call) => call.name === 'requestFinal')).toHaveLength(1);
  });

  it('is another shot, and not the same call again, after the service refused this one', async () => {
    const requestPreview = failing('SERVICE_IMAGE_REFUSED', 'refused');
    const order = sceneOrder('ask');
    const photos = order.photos.map((one) => ({ ...one, pictureRefusal: 'unusable' as const }));
    const refused = { ...order, photos };
    const openOrder = (): ReturnType<Bridge['openOrder']> =>
      Promise.resolve({ ok: true, value: requestPreview.mock.calls.length === 0 ? order : refused });
    const goToStep: Bridge['goToStep'] = ({ step }) =>
      Promise.resolve({ ok: true, value: { ...refused, step } });
    await open('ask', { requestPreview, openOrder, goToStep });
    await enter();
    expect(nextWords()).toBe('Retake');

    await enter();
    await enter();

    expect(requestPreview).toHaveBeenCalledOnce();
    expect(page.get('h1').text()).toBe('Take the photo');
  });

  it('is left to the two answers when an outcome is unknown, which is stated once', async () => {
    const after = sceneOrder('uncertain');
    await open('ask', {
      requestPreview: failing('SERVICE_PROCESSING', 'uncertain'),
      openOrder: () => Promise.resolve({ ok: true, value: { ...after, id: sceneOrder('ask').id } }),
    });
    await enter();

    expect(page.findAll('[role=alert]').map((alert) => alert.get('h2').text())).toEqual([
      'It is not known how this request ended',
    ]);
    expect(page.get('[role=alert]').text()).toContain('No complete answer came in time.');
  });
});
