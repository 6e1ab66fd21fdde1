import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { defineComponent, h } from 'vue';
import { RouterView } from 'vue-router';
import { connect } from '../../../renderer/bridge/bridge.ts';
import { i18n } from '../../../renderer/i18n/index.ts';
import { router } from '../../../renderer/router.ts';
import { useSettingsStore } from '../../../renderer/state/settings-store.ts';
import { useStatusStore } from '../../../renderer/state/status-store.ts';
import { fixtureKiosk, type FixtureKiosk } from '../../support/fixture/kiosk.ts';
import { customers, order } from '../../support/fixture/data.ts';

let page: VueWrapper;
let kiosk: FixtureKiosk;

async function go(to: string): Promise<void> {
  await router.push(to);
  await flushPromises();
}
const newOrder = (): Promise<void> => go('/order/ord_new');
const desk = (): Promise<void> => go('/');
const field = (label: string) =>
  page.get<HTMLInputElement>(
    `[id="${
      page
        .findAll('label')
        .find((one) => one.text() === label)
        ?.attributes('for') ?? ''
    }"]`,
  );
const made = (...names: readonly string[]): readonly unknown[] =>
  kiosk.made.filter((call) => names.includes(call.name)).map(({ name, args }) => [name, args]);
const onDesk = (): readonly string[] =>
  page.findAll('main .row[href*=order] .words > .name').map((name) => name.text());
const [known] = customers;

beforeEach(async () => {
  // A returning customer, whose order is at the customer step.
  const before = order(1, { customer: known === undefined ? null : { ...known, orders: 3 } });
  kiosk = fixtureKiosk([before]);
  setActivePinia(createPinia());
  connect(kiosk.bridge);
  await Promise.all([useSettingsStore().load(), useStatusStore().load()]);
  await router.push('/');
  page = mount(defineComponent({ render: () => h(RouterView) }), {
    global: { plugins: [router, i18n] },
    attachTo: document.body,
  });
  await flushPromises();
});
afterEach(() => page.unmount());

describe('a new order', () => {
  it('is for a customer of another language once one is chosen, which records the order', async () => {
    await newOrder();
    const language = field('Papers and e-mails in');
    await language.setValue('pl');
    await flushPromises();

    expect(made('createOrder', 'setOrderLanguage')).toMatchObject([
      ['createOrder', undefined],
      ['setOrderLanguage', { language: 'pl' }],
    ]);
    await language.setValue('en');
    await flushPromises();
    // The studio's own language is no choice: it changes with the setting.
    expect(made('setOrderLanguage')).toMatchObject([{}, ['setOrderLanguage', { language: null }]]);
  });

  it('without any entry uses up no number and is not on the desk', async () => {
    await newOrder();
    expect(page.get('h1').text()).toBe('Who is the photo of?');
    await desk();

    expect(made('createOrder')).toEqual([]);
    expect(onDesk()).toEqual([known?.name]);
  });

  it('gets its number with the first entry, and stays on screen', async () => {
    await newOrder();
    await field('Name').setValue('Ada Okafor');
    await page.get('input[value=child]').setValue(true);
    await flushPromises();

    expect(made('createOrder', 'changePerson')).toMatchObject([
      ['createOrder', undefined],
      ['changePerson', { age: 'child' }],
    ]);
    expect(field('Name').element.value).toBe('Ada Okafor');
    expect(router.currentRoute.value.params['id']).toBe([...kiosk.orders.keys()].at(-1));
    expect(page.get('header.tag').text()).toContain('261121-');
  });

  it('that is left with a typed name is on the desk under it, with phone and e-mail', async () => {
    await newOrder();
    await field('Name').setValue('Ada Okafor');
    await field('Phone, if wanted').setValue('020 7946 0000');
    await desk();

    expect(made('setCustomer')).toMatchObject([
      ['setCustomer', { customerId: null, name: 'Ada Okafor', phone: '020 7946 0000', stay: true }],
    ]);
    expect(onDesk()).toContain('Ada Okafor');
    expect([...kiosk.orders.values()].at(-1)?.step).toBe('customer');
  });

  it('that is left with only a phone number keeps it for later', async () => {
    await newOrder();
    await field('Phone, if wanted').setValue('020 7946 0000');
    await desk();
    const id = [...kiosk.orders.keys()].at(-1) ?? '';
    await newOrder();
    expect(field('Phone, if wanted').element.value).toBe('');
    await go(`/order/${id}`);

    expect(field('Phone, if wanted').element.value).toBe('020 7946 0000');
  });

  it('keeps changes to a known customer as typed, and does not save them when it is left', async () => {
    const id = [...kiosk.orders.keys()][0] ?? '';
    await go(`/order/${id}`);
    await field('Name').setValue('Somebody Else');
    await desk();
    expect(made('setCustomer')).toEqual([]);
    await go(`/order/${id}`);

    expect(field('Name').element.value).toBe('Somebody Else');
  });

  it('adds a person whose name was typed and not added yet', async () => {
    await newOrder();
    await page
      .findAll('button')
      .find((button) => button.text() === 'Add a person')
      ?.trigger('click');
    await field('Name of this person').setValue('Nia');
    await desk();

    expect(made('addPerson')).toMatchObject([['addPerson', { name: 'Nia', age: 'adult' }]]);
  });
});
