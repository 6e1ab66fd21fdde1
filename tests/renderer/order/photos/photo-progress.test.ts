import { mount, type VueWrapper } from '@vue/test-utils';
import { expect, it, onTestFinished } from 'vitest';
import { createMemoryHistory, createRouter } from 'vue-router';
import { i18n } from '../../../../renderer/i18n/index.ts';
import PhotoProgress from '../../../../renderer/order/photos/PhotoProgress.vue';
import { photo, shot } from '../../../support/fixture/data.ts';

function progress(pictures: object): VueWrapper {
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [{ path: '/', name: 'desk', component: { template: '<div />' } }],
  });
  const page = mount(PhotoProgress, {
    props: { title: 'The service is making the preview', since: Date.now(), ...pictures },
    global: { plugins: [i18n, router] },
  });
  onTestFinished(() => page.unmount());
  return page;
}

it('keeps the shot on the stage while the service works, with the time so far and the way out', () => {
  const page = progress({ photo: photo(), shot: shot(1) });
  expect(page.get('img').attributes('alt')).toBe('The shot as it was taken');
  expect(page.get('[role=timer]').text()).toBe('0:00');
  expect(page.get('button').text()).toContain('Serve someone else');
});

it('shows the shot in the crop of the document’s guide', () => {
  const page = progress({ photo: photo(), shot: shot(1) });
  const [, shape] = /--shape: ([\d.]+)/.exec(page.get('.window').attributes('style') ?? '') ?? [];
  expect(Number(shape)).toBeCloseTo(35 / 45, 3);
});

it('shows no picture for a call about several photos', () => {
  const page = progress({});
  expect(page.find('img').exists()).toBe(false);
  expect(page.find('[role=timer]').exists()).toBe(true);
});
