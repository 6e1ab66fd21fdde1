import { flushPromises } from '@vue/test-utils';
import { expect, it } from 'vitest';
import { saveFile } from '../../../renderer/ui/save-file.ts';

it('saves a file without leaving the page', async () => {
  const before = document.baseURI;
  saveFile({ name: 'closing.csv', mime: 'text/csv', bytes: new Uint8Array([1]) });
  await flushPromises();
  expect(document.baseURI).toBe(before);
});
