import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connect } from '../../../renderer/bridge/bridge.ts';
import { i18n } from '../../../renderer/i18n/index.ts';
import { router } from '../../../renderer/router.ts';
import CreditBanner from '../../../renderer/shell/banners/CreditBanner.vue';
import { useStatusStore } from '../../../renderer/state/status-store.ts';
import { status } from '../../support/fixture/data.ts';
import { fixtureKiosk, type FixtureKiosk } from '../../support/fixture/kiosk.ts';
import { studioAnswers } from '../../support/fixture/studios.ts';

let banner: VueWrapper;
async function open(studio: string | null): Promise<FixtureKiosk> {
  const kiosk = fixtureKiosk([], 0, studioAnswers(studio));
  connect(kiosk.bridge);
  await useStatusStore().load();
  banner = mount(CreditBanner, { global: { plugins: [router, i18n] } });
  await flushPromises();
  return kiosk;
}
beforeEach(() => setActivePinia(createPinia()));
afterEach(() => banner.unmount());

describe('the warning about the credit', () => {
  it('is hidden while there is none', async () => {
    await open(null);

    expect(banner.text()).toBe('');
  });

  it.each([
    ['few-left', 'Only 6 previews left.'],
    ['none-left', 'No previews left.'],
    ['trial-ends', 'The free trial ends in 3 days, on'],
    ['trial-ended', 'The free trial ended on'],
    [
      'credit-differs',
      'The service says that 171 previews are left; by our own requests it would be 180–182.',
    ],
  ])('explains %s, with a link to the figures', async (studio, words) => {
    await open(studio);

    expect(banner.text()).toContain(words);
    expect(banner.get('a').text()).toBe('Credit and status');
  });

  it('says nothing about a practice trial', async () => {
    const ends = { kind: 'trial-ends', at: '2026-12-01T00:00:00Z', ended: false } as const;
    const kiosk = fixtureKiosk([], 0, {
      kioskStatus: () => ({ ...status, service: { ...status.service, warnings: [ends] } }),
    });
    connect(kiosk.bridge);
    await useStatusStore().load();
    banner = mount(CreditBanner, { global: { plugins: [router, i18n] } });

    expect(banner.text()).toBe('');
  });

  it('shows the most pressing one and the number of others', async () => {
    await open('few-left');

    expect(banner.text()).toContain('And one more warning.');
  });

  it('can be dismissed only when it needs reading once, and then the kiosk is told', async () => {
    await open('none-left');
    expect(banner.findAll('button')).toHaveLength(0);
    banner.unmount();

    setActivePinia(createPinia());
    const { made } = await open('credit-differs');
    await banner.get('button').trigger('click');
    await flushPromises();

    expect(made.map(({ name }) => name)).toContain('acknowledgeCredit');
    expect(banner.text()).toBe('');
  });
});
