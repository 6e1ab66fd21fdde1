import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { expect, it, onTestFinished, vi } from 'vitest';
import { connect } from '../../../renderer/bridge/bridge.ts';
import { i18n } from '../../../renderer/i18n/index.ts';
import LogoField from '../../../renderer/settings/LogoField.vue';
import { KioskError } from '../../../shared/errors.ts';
import { fixtureKiosk } from '../../support/fixture/kiosk.ts';

async function open(answers: Parameters<typeof fixtureKiosk>[2] = {}) {
  setActivePinia(createPinia());
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:logo', revokeObjectURL: () => undefined }),
  );
  const kiosk = fixtureKiosk([], 0, answers);
  connect(kiosk.bridge);
  const field = mount(LogoField, { global: { plugins: [i18n] } });
  onTestFinished(() => {
    field.unmount();
    vi.unstubAllGlobals();
  });
  await flushPromises();
  const choose = async (): Promise<void> => {
    const input = field.get('input');
    const file = new File([new Uint8Array([1, 2, 3])], 'logo.png');
    Object.defineProperty(input.element, 'files', { value: [file] });
    await input.trigger('change');
    await vi.waitFor(() => expect(kiosk.made.map(({ name }) => name)).toContain('saveLogo'));
    await flushPromises();
  };
  return { kiosk, field, choose };
}

it('saves a chosen picture, shows it, and removes it', async () => {
  const { kiosk, field, choose } = await open();
  expect(field.find('img').exists()).toBe(false);

  await choose();
  expect(field.get('img').attributes('alt')).toBe('Logo of the studio');

  await field
    .findAll('button')
    .find((button) => button.text() === 'Remove the logo')
    ?.trigger('click');
  await flushPromises();
  expect(kiosk.made.at(-1)).toMatchObject({ name: 'saveLogo', args: { bytes: null } });
  expect(field.find('img').exists()).toBe(false);
});

it('says why a file cannot be used', async () => {
  const { field, choose } = await open({
    saveLogo: () => {
      throw new KioskError('IMAGE_NOT_RECOGNISED', 'no picture', { reason: 'not-a-picture' });
    },
  });

  await choose();
  expect(field.get('[role="alert"]').text()).not.toBe('');
});
