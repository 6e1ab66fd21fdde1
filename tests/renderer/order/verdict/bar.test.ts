import { beforeEach, afterEach, expect, it, vi } from 'vitest';
import { sceneOrder } from '../../../support/fixture/scenes.ts';
import { openOrder } from './order-screen.ts';

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no pictures here')));
});
afterEach(() => void vi.unstubAllGlobals());

it.each(['customer', 'document', 'shot', 'preview', 'payment', 'handover'])(
  'stands directly above the buttons of the step %s, even while it is empty',
  async (scene) => {
    const { page } = await openOrder(sceneOrder(scene));

    expect(page.findAll('.verdict')).toHaveLength(1);
    expect(page.get('footer .verdict').element.nextElementSibling?.classList.contains('actions')).toBe(true);
  },
);
