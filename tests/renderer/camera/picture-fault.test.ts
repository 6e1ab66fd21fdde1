import { mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { expect, it } from 'vitest';
import { useCameraStore } from '../../../renderer/camera/camera-store.ts';
import PictureFault from '../../../renderer/camera/PictureFault.vue';
import { i18n } from '../../../renderer/i18n/index.ts';

it.each([
  ['black', 'The picture is black. Is the lens covered, or the light off?'],
  ['burnt', 'The picture is overexposed. Turn the camera away from the lamp or the window.'],
] as const)('a %s live picture is reported with what to do', async (fault, words) => {
  setActivePinia(createPinia());
  const camera = useCameraStore();
  const shown = mount(PictureFault, { global: { plugins: [i18n] } });
  expect(shown.text()).toBe('');

  camera.$patch({ phase: 'live', pictureFault: fault });
  await shown.vm.$nextTick();

  expect(shown.text().replace(/\s+/g, ' ')).toBe(words);
});
