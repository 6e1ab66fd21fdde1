import { mount } from '@vue/test-utils';
import { expect, it, onTestFinished } from 'vitest';
import { i18n } from '../../../renderer/i18n/index.ts';
import StoredPicture from '../../../renderer/ui/pictures/StoredPicture.vue';
import { image } from '../../support/fixture/data.ts';

it('a picture that cannot be loaded says that it is missing, and another one in its place is loaded', async () => {
  const props = { image: image(1, 640, 800), alt: 'Shot' };
  const wrapper = mount(StoredPicture, { props, global: { plugins: [i18n] } });
  onTestFinished(() => wrapper.unmount());
  await wrapper.get('img').trigger('error');
  expect(wrapper.text()).toBe('This picture cannot be read');
  expect(wrapper.find('img').exists()).toBe(false);

  await wrapper.setProps({ image: image(2, 640, 800) });

  expect(wrapper.get('img').attributes('src')).toContain(image(2, 640, 800).id);
});
