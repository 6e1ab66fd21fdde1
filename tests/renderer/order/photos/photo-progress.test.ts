import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createMemoryHistory, createRouter } from 'vue-router';
import type { PhotoEndpoint } from '../../../../shared/service/wire.ts';
import { KioskError } from '../../../../shared/errors.ts';
import { connect } from '../../../../renderer/bridge/bridge.ts';
import { i18n } from '../../../../renderer/i18n/index.ts';
import PhotoProgress from '../../../../renderer/order/photos/PhotoProgress.vue';
import { announcements } from '../../../../renderer/ui/announce/announce.ts';
import { fixtureBridge, type FixtureAnswers } from '../../../support/fixture/bridge.ts';
import { photo, shot } from '../../../support/fixture/data.ts';

type UsualSeconds = NonNullable<FixtureAnswers['usualSeconds']>;

function progress(pictures: object, usualSeconds: UsualSeconds = () => null): VueWrapper {
  connect(fixtureBridge({ usualSeconds }).bridge);
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [{ path: '/', name: 'desk', component: { template: '<div />' } }],
  });
  const page = mount(PhotoProgress, {
    props: {
      title: 'The service is making the preview',
      since: Date.now(),
      endpoint: 'makeIdPhotoWatermark' as const,
      ...pictures,
    },
    global: { plugins: [i18n, router] },
  });
  onTestFinished(() => page.unmount());
  return page;
}

it('keeps the shot on the stage while the service works, with the time so far', () => {
  const page = progress({ photo: photo(), shot: shot(1) });
  expect(page.get('img').attributes('alt')).toBe('The shot as it was taken');
  expect(page.get('[role=timer]').text()).toBe('0:00');
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
  expect(page.get('button').text()).toContain('Serve someone else');
});

describe('the bar of a call under way', () => {
  /** Shows a call that began just now. Time passes only when the test says so. */
  async function barOf(usualSeconds: UsualSeconds, more: object = { photo: photo(), shot: shot(1) }) {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const page = progress(more, usualSeconds);
    await flushPromises();
    return {
      page,
      text: () => page.text().replace(/\s+/g, ' '),
      percent: () => page.get('[role=progressbar]').attributes('aria-valuenow'),
      async pass(seconds: number) {
        vi.advanceTimersByTime(seconds * 1000);
        await flushPromises();
      },
    };
  }

  it('fills against the usual duration of the studio’s own calls of this kind', async () => {
    const usual: Readonly<Record<PhotoEndpoint, number>> = {
      ...{ makeIdPhotoWatermark: 4, getIdPhotoNoWatermark: 8, makeIdPhoto: 16 },
    };
    const bar = await barOf(({ endpoint }) => usual[endpoint]);

    expect(bar.text()).toContain('Usually done within 4 seconds; two minutes at most.');
    expect(bar.page.get('[role=progressbar]').attributes('aria-label')).toBe(
      'The service is making the preview',
    );
    expect(bar.percent()).toBe('0');
    await bar.pass(2);
    expect(bar.percent()).toBe('47');

    await bar.page.setProps({ endpoint: 'makeIdPhoto' });
    await flushPromises();
    expect(bar.text()).toContain('Usually done within 16 seconds');
    expect(bar.percent()).toBe('11');
  });

  it('is never full, and says once that the call takes longer than usual', async () => {
    const bar = await barOf(() => 4);
    await bar.pass(4);
    expect(bar.percent()).toBe('95');
    expect(bar.text()).not.toContain('longer than usual');
    expect(announcements.value.map(({ text }) => text)).not.toContain(
      'This takes longer than usual; two minutes at most.',
    );

    await bar.pass(1);
    await bar.pass(60);

    expect(bar.percent()).toBe('95');
    expect(bar.text()).toContain('This takes longer than usual; two minutes at most.');
    const said = announcements.value.filter(({ text }) => text.includes('longer than usual'));
    expect(said).toHaveLength(1);
  });

  it.each([
    ['too few calls were made', () => null],
    [
      'the kiosk cannot tell',
      () => {
        throw new KioskError('RECORDS_READ_ONLY', 'the disk is gone');
      },
    ],
  ])('shows no duration where %s', async (_why, usualSeconds: UsualSeconds) => {
    const bar = await barOf(usualSeconds);
    await bar.pass(90);

    expect(bar.percent()).toBeUndefined();
    expect(bar.text()).toContain('Usually a few seconds; two minutes at most.');
  });

  it('asks for no duration where only a picture is fetched', async () => {
    const asked = vi.fn<UsualSeconds>(() => 4);
    const bar = await barOf(asked, { endpoint: null });

    expect(asked).not.toHaveBeenCalled();
    expect(bar.percent()).toBeUndefined();
  });

  it('stands beside what the call costs where there is no picture', async () => {
    const cost = 'The photo is made with one credit.';
    const bar = await barOf(() => 1, { endpoint: 'makeIdPhoto', cost });

    expect(bar.text()).toContain(`${cost} Usually done within a second; two minutes at most.`);
    expect(bar.percent()).toBe('0');
  });
});
