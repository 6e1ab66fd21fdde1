/** The hand-over of a studio that saves its sheets as PDF and prints them with another program. */
import { flushPromises } from '@vue/test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sceneOrder } from '../../../support/fixture/scenes.ts';
import { openOrder } from '../verdict/order-screen.ts';

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no pictures here')));
});
afterEach(() => void vi.unstubAllGlobals());

const copyOf = '.tools [aria-label^="Save a copy of"]';

it('the last saved sheet is copied with one press under the sheet', async () => {
  const blobs = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:test');
  const order = sceneOrder('saved-as-pdf');
  const file = { name: '261121-001-sheet-2.pdf', mime: 'application/pdf', bytes: new Uint8Array([1]) };
  const screen = await openOrder(order, { savedSheetFile: () => file });
  const button = screen.page.get(copyOf);
  expect(button.attributes('aria-label')).toBe('Save a copy of 261121-001-sheet-2.pdf');

  await button.trigger('click');
  await flushPromises();

  const asked = screen.kiosk.made.filter(({ name }) => name === 'savedSheetFile');
  expect(asked.map(({ args }) => args)).toEqual([{ printId: order.prints[0]?.id }]);
  expect(blobs).toHaveBeenCalledOnce();
  blobs.mockRestore();
});

it.each(['handover', 'printed'])('there is nothing to copy in the scene %s', async (scene) => {
  const screen = await openOrder(sceneOrder(scene));
  expect(screen.page.find(copyOf).exists()).toBe(false);
});
