import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect } from '../../../renderer/bridge/bridge.ts';
import { router } from '../../../renderer/router.ts';
import CustomerScreenSettings from '../../../renderer/settings/CustomerScreenSettings.vue';
import type { CustomerScreenView } from '../../../shared/customer-screen.ts';
import type { StudioSettings } from '../../../shared/model/settings.ts';
import { fixtureAccount } from '../../support/fixture/account.ts';
import { fixtureBridge } from '../../support/fixture/bridge.ts';
import { settings } from '../../support/fixture/data.ts';

const address = 'http://localhost:4711/?token=once';
const opened = vi.fn();

beforeEach(() => {
  setActivePinia(createPinia());
  opened.mockReset();
  vi.stubGlobal('open', opened);
});
afterEach(() => vi.unstubAllGlobals());

/** Returns the section as staff find it, with the screen in that state. */
async function section(
  view: Partial<CustomerScreenView>,
  saved: Partial<StudioSettings> = { customerScreen: true },
) {
  const fixture = fixtureBridge({
    ...fixtureAccount(),
    customerScreen: () => ({ on: true, connected: false, secondDisplay: null, said: null, ...view }),
    openCustomerScreen: () => ({ address }),
  });
  connect(fixture.bridge);
  const form = mount(CustomerScreenSettings, {
    props: { settings: { ...settings, ...saved } },
    global: { plugins: [router] },
  });
  await flushPromises();
  const button = () => form.findAll('button').find((one) => one.text() === 'Open the customer’s screen');
  return { form, button, push: fixture.push };
}

describe('the settings of the customer’s screen', () => {
  it('explain the state on the desktop, and leave the window to the kiosk', async () => {
    const { form, button } = await section({ secondDisplay: false });
    expect(form.get('p.state').text()).toContain('No second display is connected');
    expect(button()).toBeUndefined();
  });

  it('open it in a browser at an address that works once, with no way back to this page', async () => {
    const { form, button } = await section({});
    expect(form.get('p.state').text()).toBe('The customer’s screen is not open');
    await button()?.trigger('click');
    await flushPromises();
    expect(opened.mock.calls).toEqual([[address, '_blank', 'noopener']]);
  });

  it('say when it is connected, at once', async () => {
    const { form, push } = await section({});
    push('customerScreenChanged', { on: true, connected: true, secondDisplay: null, said: null });
    await flushPromises();
    expect(form.get('p.state').text()).toBe('The customer’s screen is open');
  });

  it('offer nothing more while it is switched off', async () => {
    const { form, button } = await section({}, { customerScreen: false });
    expect(form.find('p.state').exists()).toBe(false);
    expect(button()).toBeUndefined();
  });
});
