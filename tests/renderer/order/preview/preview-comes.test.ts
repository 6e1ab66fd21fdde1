/** A preview that takes the place of the shot it was made from. */
import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { connect } from '../../../../renderer/bridge/bridge.ts';
import { i18n } from '../../../../renderer/i18n/index.ts';
import OrderPage from '../../../../renderer/order/OrderPage.vue';
import { router } from '../../../../renderer/router.ts';
import { useSettingsStore } from '../../../../renderer/state/settings-store.ts';
import { useStatusStore } from '../../../../renderer/state/status-store.ts';
import { photoRoute } from '../../../../shared/photo-route.ts';
import type { OrderView } from '../../../../shared/model/order.ts';
import { fixtureId, photo, preview, shot } from '../../../support/fixture/data.ts';
import { fixtureKiosk } from '../../../support/fixture/kiosk.ts';
import { sceneOrder } from '../../../support/fixture/scenes.ts';

// No picture can be fetched here: the check of a shot says so, and stops nothing.
beforeEach(() => void vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no pictures here'))));
afterEach(() => void vi.unstubAllGlobals());

async function open(order: OrderView, answer: Promise<void> = Promise.resolve()) {
  const kiosk = fixtureKiosk([order], 0, {
    requestPreview: async () => {
      await answer;
      return { ...order, photos: [photo({ shotId: shot(1).id, state: 'preview', preview })] };
    },
  });
  setActivePinia(createPinia());
  connect(kiosk.bridge);
  await Promise.all([useSettingsStore().load(), useStatusStore().load()]);
  const page = mount(OrderPage, {
    props: { id: order.id },
    global: { plugins: [router, i18n] },
    attachTo: document.body,
  });
  onTestFinished(() => page.unmount());
  await flushPromises();
  const stage = `.stage-pair .fitted img[src="${photoRoute(preview.id, 'full')}"]`;
  return {
    page,
    previewPicture: () => page.get(stage),
    isCovered: () => page.find('.stage-pair .before img').exists(),
    ask: async () => {
      const button = page.findAll('button').find((one) => one.text().startsWith('Get preview'));
      if (button === undefined) throw new Error('no button for the preview');
      await button.trigger('click');
      await flushPromises();
    },
  };
}
const beforePreview = (): OrderView => ({
  ...sceneOrder('ask'),
  shots: [shot(1)],
  photos: [photo({ shotId: shot(1).id })],
});

it.each(['load', 'error'])(
  'lies under the shot, in its crop, until its own picture ends with “%s”',
  async (end) => {
    const answer = Promise.withResolvers<void>();
    const { page, ask, isCovered, previewPicture } = await open(beforePreview(), answer.promise);
    await ask();
    const crop = page.get('.with-shot .whole').attributes('style');
    const place = page.get('.stage-pair').attributes('style');
    expect(page.get('aside').text()).toContain('Serve someone else');
    expect(isCovered()).toBe(false);

    answer.resolve();
    await flushPromises();
    const before = page.get('.stage-pair .before');
    expect(before.attributes('aria-hidden')).toBe('true');
    expect(before.get('img').attributes('src')).toBe(photoRoute(shot(1).image.id, 'full'));
    expect(before.get('.whole').attributes('style')).toBe(crop);
    expect(place).toContain('--photo');
    expect(page.get('.stage-pair').attributes('style')).toBe(place);

    await previewPicture().trigger(end);
    expect(isCovered()).toBe(false);
  },
);

it('is there at once when the step opens', async () => {
  const { isCovered, previewPicture } = await open(sceneOrder('preview'));
  expect(previewPicture().attributes('alt')).toContain('UK passport');
  expect(isCovered()).toBe(false);
});

it('is there at once when staff leave a photo under way for one that has its preview', async () => {
  const made = photo({ id: fixtureId('pho', 77), shotId: shot(1).id, state: 'preview', preview });
  const order = sceneOrder('progress');
  const { page, isCovered, previewPicture } = await open({ ...order, photos: [...order.photos, made] });
  expect(page.find('[role=progressbar]').exists()).toBe(true);

  await page.get('select').setValue(made.id);
  await flushPromises();

  expect(previewPicture().attributes('alt')).toContain('UK passport');
  expect(isCovered()).toBe(false);
});
