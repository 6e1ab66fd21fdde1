/** A section that opens takes the focus to its heading, so that it is heard and Enter goes on from there. */
import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, expect, it, vi } from 'vitest';
import { i18n } from '../../../renderer/i18n/index.ts';
import { router } from '../../../renderer/router.ts';
import SettingsForm from '../../../renderer/settings/SettingsForm.vue';
import { openSettings } from './settings-page.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

it('takes the focus to the section that is chosen', async () => {
  const settings = await openSettings('unlocked', 'studio');
  await settings.page.setProps({ section: 'lock' });
  await flushPromises();
  expect(document.activeElement?.outerHTML).toMatch(/^<h2.*>Kiosk lock</);
  settings.close();
});

it('takes the focus to a form that comes in place of the one that had it', async () => {
  setActivePinia(createPinia());
  const form = mount(SettingsForm, {
    props: { title: 'DS620', save: null },
    global: { plugins: [router, i18n] },
    attachTo: document.body,
  });
  await vi.waitFor(() => {
    expect(document.activeElement?.outerHTML).toMatch(/^<h2.*>DS620</);
  });
  form.unmount();
});

it('leaves the focus where it is when a form comes beside it', async () => {
  setActivePinia(createPinia());
  document.body.innerHTML = '<button>Chosen</button>';
  document.querySelector('button')?.focus();
  const form = mount(SettingsForm, {
    props: { title: 'DS620', save: null },
    global: { plugins: [router, i18n] },
    attachTo: document.body,
  });
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(document.activeElement?.localName).toBe('button');
  form.unmount();
});
