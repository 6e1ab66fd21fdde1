/** Screens where the system forces its own colours: what is chosen or switched off differs from what is beside it. */
import type { Page } from '@playwright/test';
import { headshotSession } from '../support/fixture/headshots.ts';
import { retouchSession } from '../support/fixture/retouch.ts';
import { sceneOrder } from '../support/fixture/scenes.ts';
import { photograph } from './support/looks.ts';
import { expect, test } from './support/scene-page.ts';

const order = (scene: string, more = ''): string => `?scene=${scene}${more}#/order/${sceneOrder(scene).id}`;

const scenes: readonly (readonly [name: string, where: string])[] = [
  ['desk', '?scene=preview#/'],
  ['document', order('document')],
  ['family-shot', order('family-shot')],
  ['preview', order('preview')],
  ['payment', order('payment-items')],
  ['hand-over', order('handover')],
  ['retouch', `?scene=preview&session=cut-out-in-order#/retouch/${retouchSession().id}`],
  ['headshots', `?headshots=many#/headshots/${headshotSession().id}`],
  ['checks', '?studio=unlocked#/settings/checks'],
  ['settings', '?studio=unlocked#/settings/printing'],
  ['week', '?day=busy#/day/period?show=week&day=2026-11-18'],
];

/**
 * Runs in the page. Returns the controls whose state cannot be seen, and filled ones whose words are hidden behind the plate that
 * the system draws for text, with the number of states that it looked at.
 */
function statesInPage() {
  const colours = [
    'background-color',
    'border-top-color',
    'outline-color',
    'outline-style',
    'color',
  ] as const;
  const lookOf = (element: Element): string => {
    const style = getComputedStyle(element);
    return colours.map((name) => style.getPropertyValue(name)).join();
  };
  const isSeen = (element: Element): boolean => element.checkVisibility();
  /** A radio button of a tile is transparent: the tile shows its state. */
  const shownBy = (element: Element): Element =>
    element instanceof HTMLInputElement && getComputedStyle(element).opacity === '0'
      ? (element.parentElement ?? element)
      : element;
  const kinds = [
    ['[aria-pressed=true]', '[aria-pressed=false]'],
    ['[aria-selected=true]', '[aria-selected=false]'],
    ['nav [aria-current]', 'nav :is(a, button):not([aria-current], :disabled)'],
    ['input[type=radio]:checked', 'input[type=radio]:not(:checked, :disabled)'],
    ['input[type=checkbox]:checked', 'input[type=checkbox]:not(:checked, :disabled)'],
    ['button:disabled', 'button:not(:disabled, [aria-pressed=true], [aria-current], .next, .new)'],
  ] as const;
  const all = (selector: string): Element[] =>
    [...document.querySelectorAll(selector)].filter(isSeen).map(shownBy);
  let states = 0;
  const unseen = kinds.flatMap(([chosen, others]) =>
    all(chosen).filter((element) => {
      const beside = all(others).filter(({ className }) => className === element.className);
      states += Math.min(beside.length, 1);
      return beside.some((other) => lookOf(other) === lookOf(element));
    }),
  );
  const sample = document.body.appendChild(document.createElement('i'));
  sample.style.backgroundColor = 'Highlight';
  const { backgroundColor: filled } = getComputedStyle(sample);
  sample.remove();
  const hidden = all('button, a, label').filter((element) => {
    const { backgroundColor, forcedColorAdjust } = getComputedStyle(element);
    return backgroundColor === filled && forcedColorAdjust !== 'none';
  });
  return { states, unseen: [...unseen, ...hidden].map((element) => element.outerHTML.slice(0, 200)) };
}

async function forceColours(page: Page, on: boolean): Promise<void> {
  await page.emulateMedia({ forcedColors: on ? 'active' : 'none', contrast: on ? 'more' : 'no-preference' });
}

test('every state is seen in the colours that the system forces', async ({ page, openScene }) => {
  let looked = 0;
  try {
    for (const [name, where] of scenes) {
      await forceColours(page, true);
      await openScene(where);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      const { states, unseen } = await page.evaluate(statesInPage);
      expect.soft(unseen, name).toEqual([]);
      looked += states;
      await photograph(page, `high-contrast-${name}`);
    }
  } finally {
    // The page is shared with other scenes.
    await forceColours(page, false);
  }
  expect(looked).toBeGreaterThan(20);
});
