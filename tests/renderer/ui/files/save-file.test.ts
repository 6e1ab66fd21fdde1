import { flushPromises } from '@vue/test-utils';
import { expect, it, vi } from 'vitest';
import { guardSystemDialogs } from '../../../../renderer/ui/files/system-dialogs.ts';
import { saveFile } from '../../../../renderer/ui/files/save-file.ts';

const file = { name: 'closing.csv', mime: 'text/csv', bytes: new Uint8Array([1]) };

it('saves a file without leaving the page', async () => {
  const before = document.baseURI;
  await saveFile(() => Promise.resolve(file));
  await flushPromises();
  expect(document.baseURI).toBe(before);
});

it('does not even ask for the file where no dialog may open', async () => {
  const load = vi.fn(() => Promise.resolve(file));
  const end = guardSystemDialogs(() => Promise.resolve(false));
  await saveFile(load);
  expect(load).not.toHaveBeenCalled();
  end();
  await saveFile(load);
  expect(load).toHaveBeenCalledOnce();
});
