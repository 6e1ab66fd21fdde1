/** The screen of customers: found, opened and changed without a mouse. */
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { LocationQueryRaw } from 'vue-router';
import { connect } from '../../../renderer/bridge/bridge.ts';
import CustomersPage from '../../../renderer/customers/CustomersPage.vue';
import { i18n } from '../../../renderer/i18n/index.ts';
import { router } from '../../../renderer/router.ts';
import { useSettingsStore } from '../../../renderer/state/settings-store.ts';
import { holdMs } from '../../../renderer/ui/hold.ts';
import { listenForShortcuts } from '../../../renderer/ui/use-shortcut.ts';
import { earlierOrder } from '../../support/fixture/customers.ts';
import { customers, settings as studioSettings } from '../../support/fixture/data.ts';
import { fixtureKiosk } from '../../support/fixture/kiosk.ts';
import type { FixtureAnswers, FixtureBridge } from '../../support/fixture/bridge.ts';

async function openCustomers(
  instead: FixtureAnswers = {},
  query: LocationQueryRaw = {},
): Promise<{ readonly page: VueWrapper; readonly kiosk: FixtureBridge }> {
  const kiosk = fixtureKiosk([], 0, instead);
  setActivePinia(createPinia());
  connect(kiosk.bridge);
  await useSettingsStore().load();
  await router.push({ name: 'customers', query });
  const page = mount(
    { components: { CustomersPage }, template: '<CustomersPage :id="String($route.params.id ?? \'\')" />' },
    { global: { plugins: [router, i18n] }, attachTo: document.body },
  );
  onTestFinished(listenForShortcuts());
  onTestFinished(() => page.unmount());
  await flushPromises();
  return { page, kiosk };
}

/** Presses a key on what has the focus. */
async function press(key: string): Promise<void> {
  const on = document.activeElement;
  const isNew = on?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  if (key === 'Enter' && isNew === true && on instanceof HTMLAnchorElement) on.click();
  await flushPromises();
}
const focused = (): string => document.activeElement?.textContent.replaceAll(/\s+/g, ' ') ?? '';

it('searches for what the desk looked for', async () => {
  const { page } = await openCustomers({}, { find: 'okafar' });

  expect(page.get<HTMLInputElement>('.search input').element.value).toBe('okafar');
  expect(page.findAll('.found [data-row]').map((row) => row.text())).toHaveLength(1);
  expect(page.get('.found').text()).toContain('Nobody matches exactly.');
});

it('opens the customer whom the typed text finds, then an order, with the keyboard alone', async () => {
  const { page } = await openCustomers();
  expect(page.findAll('.found [data-row]')).toHaveLength(3);

  await page.get('.search input').setValue('okafor');
  await press('Enter');

  expect(focused()).toBe('Amelia Okafor');
  expect(page.get('.customer').text()).toContain('Wears glasses.');
  expect(page.get('.customer').text()).toMatch(
    /Agreed on .* at \d\d:\d\d to “Keep the photos for 365 days”, noted by Ann/,
  );
  await press('ArrowDown');
  expect(focused()).toContain('UK passport, Schengen visa');
  expect(focused()).toContain('Charged £12.00');
  expect(document.activeElement?.getAttribute('href')).toMatch(/#\/order\/ord_/);
});

it('says that nobody matches exactly when it shows similar names', async () => {
  const { page } = await openCustomers();
  await page.get('.search input').setValue('okafar');
  await press('Enter');

  expect(page.get('.found').text()).toContain('Nobody matches exactly.');
  expect(focused()).toBe('Amelia Okafor');
});

it('moves from the search into the list, and back with Escape step by step', async () => {
  const { page } = await openCustomers();
  await page.get('.search input').setValue('a');
  await press('ArrowDown');
  await press('ArrowDown');
  expect(focused()).toContain('Łukasz Wiśniewski');
  await press('Enter');
  expect(page.get('.customer').text()).toContain('No order of this customer yet');

  await press('Escape');
  expect(focused()).toContain('Łukasz Wiśniewski');
  expect(page.find('.customer').exists()).toBe(false);
  await press('Escape');
  expect(page.get<HTMLInputElement>('.search input').element.value).toBe('');
  await press('Escape');
  expect(router.currentRoute.value.name).toBe('desk');
});

it('begins an order like the one that has the focus', async () => {
  const { page, kiosk } = await openCustomers();
  await page.get('.found [data-row]').trigger('click');
  await flushPromises();
  await press('s');
  await press('ArrowDown');
  await press('ArrowDown');
  await press('s');

  const made = kiosk.made.filter(({ name }) => name === 'sameAgain');
  expect(made).toEqual([{ name: 'sameAgain', args: { orderId: earlierOrder(2).id } }]);
});

it('shows the older orders below the newest', async () => {
  const { page } = await openCustomers();
  await page.get('.found [data-row]').trigger('click');
  await flushPromises();
  expect(page.findAll('.customer [data-row]')).toHaveLength(2);
  // A picture that is no final says what it is.
  expect(page.findAll('.customer .picture').map((one) => one.text())).toEqual(['', '', 'Preview']);

  await page.get('.customer .more').trigger('click');
  await flushPromises();

  expect(page.findAll('.customer [data-row]')).toHaveLength(4);
  expect(page.find('.customer .more').exists()).toBe(false);
});

it('merges with a customer whom staff find, shows first what comes of it, and undoes it', async () => {
  const { page, kiosk } = await openCustomers();
  await page.get('.found [data-row]').trigger('click');
  await flushPromises();
  expect(page.get('.merges').text()).toContain('Compare with Amir Rahimi');
  await press('m');
  const dialog = (): string => document.querySelector('dialog')?.textContent.replaceAll(/\s+/g, ' ') ?? '';
  await press('ArrowDown');
  document.querySelector<HTMLElement>('dialog [data-row]')?.click();
  await flushPromises();

  expect(dialog()).toContain('One customer from Amelia Okafor and Łukasz Wiśniewski');
  expect(dialog()).toContain('Orders of both4 orders');
  expect(dialog()).toContain('Kept for 30 days');
  expect(dialog()).toContain('Photos are kept longer only if both customers agreed.');
  await press('Enter');

  expect(dialog()).toBe('');
  expect(kiosk.made.find(({ name }) => name === 'mergeCustomers')?.args).toMatchObject({
    ...{ name: 'Amelia Okafor', phone: '07700 900123', email: 'amelia@example.org', keepPhotos: false },
    notes: 'Wears glasses.\nPrefers e-mail.',
  });
  expect(page.get('.merges').text()).toContain('Merged with Łukasz Wiśniewski');
  await page.get('.merges .line button').trigger('click');
  await flushPromises();
  expect(page.get('.merges').text()).not.toContain('Merged with');
});

it('saves changed notes, and no change without a name', async () => {
  const { page, kiosk } = await openCustomers();
  await page.get('.found [data-row]').trigger('click');
  await flushPromises();
  await press('e');
  const dialog = (): HTMLElement => document.querySelector('dialog') ?? document.body;
  const [name] = dialog().querySelectorAll('input');
  const notes = dialog().querySelector('textarea');
  const type = (field: HTMLInputElement | HTMLTextAreaElement | null | undefined, text: string): void => {
    if (!field) throw new Error('no such field');
    field.value = text;
    field.dispatchEvent(new Event('input'));
  };
  const save = async (): Promise<void> => {
    dialog().querySelector<HTMLButtonElement>('.next')?.click();
    await flushPromises();
  };

  type(name, ' ');
  type(notes, 'Brings the twins');
  await save();
  expect(dialog().textContent).toContain('Enter a name.');
  type(name, 'Amelia Byron');
  await save();

  expect(document.querySelector('dialog')).toBe(null);
  expect(kiosk.made.filter((call) => call.name === 'changeCustomer')).toHaveLength(1);
  expect(page.get('.customer').text()).toContain('Brings the twins');
  expect(page.get('.found').text()).toContain('Amelia Byron');
});

/** Opens the first customer's dialog, with this done to the answers. */
async function openErasing(instead: FixtureAnswers = {}) {
  const opened = await openCustomers(instead);
  await opened.page.get('.found [data-row]').trigger('click');
  await flushPromises();
  await opened.page.get('button.erase').trigger('click');
  await flushPromises();
  const dialog = document.querySelector('dialog');
  return { ...opened, dialog, hold: dialog?.querySelector<HTMLElement>('button.hold') };
}

it('says what erasing a customer reaches, and erases after the button was held', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { page, dialog, hold } = await openErasing();
  expect(dialog?.textContent).toContain('Erase Amelia Okafor');
  expect(dialog?.textContent).toContain('Backups in /media/backup');
  expect(dialog?.textContent).toContain('Ask the service to erase what it keeps.');

  hold?.dispatchEvent(new PointerEvent('pointerdown', { button: 0, bubbles: true }));
  await vi.advanceTimersByTimeAsync(holdMs);
  await flushPromises();

  expect(page.find('.customer').exists()).toBe(false);
  expect(page.get('.found').text()).not.toContain('Amelia Okafor');
});

it('says where a supervisor finds what is left, also where Headroom knows of nothing', async () => {
  const { dialog } = await openErasing({
    customerErasure: () => ({ orders: 0, open: [], left: [], backups: null }),
  });

  expect(dialog?.textContent).toContain('Headroom does not know who is in retouch sessions');
  expect(dialog?.textContent).toContain('Traces of an erased customer may stay in the encrypted records');
  expect(dialog?.textContent).toContain('A supervisor finds what is left to do under Settings');
});

it('names the open orders of a customer, who cannot be erased then', async () => {
  const { dialog, hold } = await openErasing({
    customerErasure: () => ({
      ...{ orders: 1, open: ['261121-001'], left: [], backups: null },
    }),
  });

  expect(dialog?.textContent).toContain('These orders are not over: 261121-001.');
  expect(hold).toBe(null);
});

it('leads to the entries of the audit log about the customer', async () => {
  const { page } = await openCustomers();
  await page.get('.found [data-row]').trigger('click');
  await flushPromises();
  const pushed = vi.spyOn(router, 'push').mockResolvedValue(undefined);
  await page.findAll('.ways button').at(-2)?.trigger('click');

  expect(pushed).toHaveBeenCalledWith({
    ...{ name: 'settings', params: { section: 'audit' } },
    query: { customer: customers[0]?.id },
  });
  pushed.mockRestore();
});

it('exports a customer to the destination that was chosen, and names the folder', async () => {
  const { page } = await openCustomers();
  await page.get('.found [data-row]').trigger('click');
  await flushPromises();
  await page.findAll('.ways button').at(-3)?.trigger('click');
  await flushPromises();
  const dialog = document.querySelector('dialog');

  dialog?.querySelector<HTMLElement>('.next')?.click();
  await flushPromises();

  expect(dialog?.textContent).toContain('The folder Amelia-Okafor-2026-11-21 is in AMELIA.');
});

it('says how long the photos are kept of who agreed to fewer days than the studio has now', async () => {
  const [agreed] = customers;
  const settings = { ...studioSettings, keepDays: { ...studioSettings.keepDays, withConsent: 2_000 } };
  const { page } = await openCustomers({ settings: () => settings });
  expect(agreed?.agreedDays).toBe(365);

  await page.get('.search input').setValue('okafor');
  await press('Enter');

  expect(page.get('.details, dl').text()).toContain('365 days');
  expect(page.text()).not.toContain('2,000 days');
});
