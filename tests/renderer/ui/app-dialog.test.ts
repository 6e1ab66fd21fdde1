import { flushPromises, mount } from '@vue/test-utils';
import { afterEach, expect, it, vi } from 'vitest';
import { h } from 'vue';
import AppDialog from '../../../renderer/ui/AppDialog.vue';
import { announcements } from '../../../renderer/ui/announce/announce.ts';

afterEach(() => {
  document.body.innerHTML = '';
});
const open = (title: string) =>
  mount(AppDialog, {
    props: { open: true, title },
    slots: { default: () => h('button', { id: 'choose' }, 'Choose a file') },
    attachTo: document.body,
  });

it('a dialog takes the focus when what had it is gone, so that Tab goes on inside', async () => {
  const dialog = open('Import customers');
  const button = document.querySelector<HTMLElement>('#choose');
  button?.focus();
  expect(document.activeElement).toBe(button);
  button?.remove();
  await vi.waitFor(() => {
    expect(document.activeElement?.localName).toBe('dialog');
  });
  dialog.unmount();
});

it('the focus goes to the heading of the screen when what opened the dialog is gone', async () => {
  document.body.innerHTML = '<main><h1 tabindex="-1">Codes</h1><button>Open</button></main>';
  const opener = document.querySelector('button');
  opener?.focus();
  const dialog = open('Photo code');
  await flushPromises();
  opener?.remove();
  dialog.unmount();
  expect(document.activeElement?.textContent).toBe('Codes');
});

it('a title that changes is announced, and the one with which the dialog opens is not', async () => {
  announcements.value = [];
  const dialog = open('Choose a customer');
  await dialog.setProps({ title: 'One customer from two' });
  await flushPromises();
  expect(announcements.value.map(({ text }) => text)).toEqual(['One customer from two']);
  dialog.unmount();
});
