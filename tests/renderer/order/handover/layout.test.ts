/** The controls that lay out the sheet are behind Layout, and what the sheet is can be read without them. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sceneOrder } from '../../../support/fixture/scenes.ts';
import { openOrder, type OrderScreen } from '../verdict/order-screen.ts';

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no pictures here')));
});
afterEach(() => void vi.unstubAllGlobals());

const handover = sceneOrder('handover');
const controls = ({ page }: OrderScreen): number => page.findAll('aside select').length;
const movable = ({ page }: OrderScreen): boolean => page.find('.sheet .bar').exists();

it('says what the sheet is, and shows no control of it before Layout is pressed', async () => {
  const screen = await openOrder(handover);

  expect(screen.page.get('.sheet .facts').text()).toBe('4 × 6 in · 8 photos · DS620');
  expect(controls(screen)).toBe(0);
  expect(movable(screen)).toBe(false);
});

it('opens Layout with its key, and Escape closes it and gives the focus back', async () => {
  const screen = await openOrder(handover);
  const layout = screen.button('LayoutL').element;
  if (layout instanceof HTMLElement) layout.focus();

  await screen.press('l');
  expect(controls(screen)).toBeGreaterThan(0);
  expect(movable(screen)).toBe(true);
  expect(document.activeElement?.textContent).toBe('Layout');
  expect(layout.getAttribute('aria-expanded')).toBe('true');

  await screen.press('Escape');
  expect(controls(screen)).toBe(0);
  expect(document.activeElement).toBe(layout);
});

it.each(['Layout', 'files'])('prints with Enter while %s is open, and closes it', async (which) => {
  const screen = await openOrder(handover);
  if (which === 'Layout') await screen.press('l');
  else await screen.button('Save files…').trigger('click');
  expect(screen.page.find('.side').exists()).toBe(true);

  await screen.press('Enter');

  expect(screen.calls()).toContain('printSheet');
  expect(screen.page.find('.side').exists()).toBe(false);
});

it('has no layout for an order that is done', async () => {
  const screen = await openOrder(sceneOrder('done'));
  await screen.press('l');

  expect(screen.page.find('.side').exists()).toBe(false);
});
