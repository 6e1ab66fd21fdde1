/** The photo on stage, and what is said when the next one takes its place. */
import { flushPromises, mount } from '@vue/test-utils';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { defineComponent, shallowRef } from 'vue';
import { usePhotoOnStage, type PhotoOnStage } from '../../../../renderer/order/preview/use-photo-on-stage.ts';
import { announcements } from '../../../../renderer/ui/announce/announce.ts';
import type { PhotoView } from '../../../../shared/model/photo.ts';
import { photo } from '../../../support/fixture/data.ts';

const [first, second, third] = [photo({ id: 'pho_1' }), photo({ id: 'pho_2' }), photo({ id: 'pho_3' })];
const titles: Readonly<Record<string, string>> = {
  pho_1: 'UK passport',
  pho_2: 'US passport',
  pho_3: 'Visa',
};
const finished = (one: PhotoView): PhotoView => ({ ...one, state: 'approved' });

beforeEach(() => (announcements.value = []));
function open() {
  const photos = shallowRef<readonly PhotoView[]>([first, second, third]);
  const stages: PhotoOnStage[] = [];
  const page = mount(
    defineComponent(() => {
      stages.push(
        usePhotoOnStage(
          () => photos.value,
          ({ state }) => state === 'approved',
          ({ id }) => titles[id] ?? '',
        ),
      );
      return () => null;
    }),
  );
  onTestFinished(() => page.unmount());
  const [stage] = stages;
  if (stage === undefined) throw new Error('no stage');
  const { photo: onStage, pickedId } = stage;
  return { photos, onStage, pickedId };
}
const said = async (): Promise<string[]> => {
  await flushPromises();
  return announcements.value.map(({ text }) => text);
};

it('is the next one as soon as one is finished, and its document is said', async () => {
  const { photos, onStage } = open();
  expect(await said()).toEqual([]);
  photos.value = [finished(first), second, third];
  expect(onStage.value?.id).toBe('pho_2');
  expect(await said()).toEqual(['US passport']);
});

it('is not said when staff have picked it, or when all are finished', async () => {
  const { photos, pickedId, onStage } = open();
  pickedId.value = 'pho_3';
  expect(await said()).toEqual([]);
  photos.value = [finished(first), finished(second), finished(third)];
  pickedId.value = 'pho_2';
  photos.value = [finished(first)];
  expect(onStage.value?.id).toBe('pho_1');
  expect(await said()).toEqual([]);
});
