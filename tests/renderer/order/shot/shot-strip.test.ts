import { mount, type VueWrapper } from '@vue/test-utils';
import { expect, it, onTestFinished } from 'vitest';
import { computed, ref } from 'vue';
import type { Candidate } from '../../../../renderer/camera/burst/burst-store.ts';
import type { ShotId } from '../../../../shared/ids.ts';
import { i18n } from '../../../../renderer/i18n/index.ts';
import ShotStrip from '../../../../renderer/order/shot/ShotStrip.vue';
import { answerKey } from '../../../../renderer/ui/use-shortcut.ts';
import { documents, shot } from '../../../support/fixture/data.ts';

const [first, best, earlier] = [shot(1), shot(2), shot(3)];
const candidate = (shotId: ShotId | null, isBest = false): Candidate => ({
  frame: {
    ...{ widthPx: 4, heightPx: 3, rotation: 0, pixels: new Uint8Array(48) },
    ...{ format: 'RGBA', layout: [{ offset: 0, stride: 16 }], colorSpace: {} },
  },
  shotId,
  best: isBest,
});

interface Strip {
  readonly page: VueWrapper;
  readonly used: readonly Candidate[];
  readonly labels: () => (string | undefined)[];
}
function strip(candidates: readonly Candidate[], shots = [earlier, first, best]): Strip {
  const used: Candidate[] = [];
  const page = mount(ShotStrip, {
    props: {
      shots,
      chosenId: best.id,
      document: documents[0] ?? null,
      burst: {
        taking: ref(false),
        candidates: computed(() => candidates),
        take: () => Promise.resolve(true),
        use(one: Candidate) {
          used.push(one);
          return Promise.resolve(true);
        },
      },
    },
    global: { plugins: [i18n], stubs: { BurstFrame: true } },
  });
  onTestFinished(() => page.unmount());
  return {
    page,
    used,
    labels: () => page.findAll('button').map((button) => button.attributes('aria-label')),
  };
}
const burst = [candidate(first.id), candidate(null), candidate(best.id, true)];

it('is one strip: the frames of the burst with the best one marked, then the other shots, each once', () => {
  const { page, labels } = strip(burst);
  expect(labels()).toEqual([
    'Use frame 1 of 3',
    'Use frame 2 of 3',
    'Frame 3 of 3, the best, the shot',
    expect.stringMatching(/^Use shot 1, taken at /),
  ]);
  expect(page.findAll('.best')).toHaveLength(1);
});

it('makes a frame that is in memory only the shot with one tap', async () => {
  const { page, used } = strip(burst);
  await page.findAll('button')[1]?.trigger('click');
  expect(used).toEqual([burst[1]]);
});

it('makes an earlier shot the shot with one tap', async () => {
  const { page } = strip(burst);
  await page.findAll('button')[3]?.trigger('click');
  expect(page.emitted('choose')).toEqual([[earlier.id]]);
});

it('chooses the one before and after with the arrow keys', () => {
  const { page, used } = strip(burst);
  answerKey(new KeyboardEvent('keydown', { key: 'ArrowLeft' }));
  expect(used).toEqual([burst[1]]);
  answerKey(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
  expect(page.emitted('choose')).toEqual([[earlier.id]]);
});

it('is not shown when there is nothing to choose between', () => {
  expect(
    strip([candidate(best.id, true)], [best])
      .page.find('ul')
      .exists(),
  ).toBe(false);
});
