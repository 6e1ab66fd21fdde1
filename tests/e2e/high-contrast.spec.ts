/**
 * Settings of the system that screens follow. With forced colours, a chosen or disabled control differs from the one beside it. With
 * reduced motion, nothing moves.
 */
import type { Page } from '@playwright/test';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** Runs in the page. Returns the selector of each rule that moves what it is for, under what the system asks for at present. */
function movingInPage(styles: readonly string[]): string[] {
  // A later rule for the same elements may undo the motion of an earlier one.
  const declared = new Map<string, string>();
  const read = (rules: CSSRuleList, within = ''): void => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) continue;
      const selector = rule instanceof CSSStyleRule ? `${within} ${rule.selectorText}`.trim() : within;
      if (rule instanceof CSSStyleRule)
        declared.set(selector, `${declared.get(selector) ?? ''};${rule.style.cssText}`);
      if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) read(rule.cssRules, selector);
    }
  };
  for (const text of styles) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    read(sheet.cssRules);
  }
  const probe = document.body.appendChild(document.createElement('i'));
  const moves = (text: string): boolean => {
    // A button that is held has its own time.
    probe.style.cssText = `--hold: 1s; ${text}`;
    const { display, transitionDuration, animationName, animationDuration } = getComputedStyle(probe);
    const lasts = (durations: string): boolean => /[1-9]/u.test(durations);
    return (
      display !== 'none' &&
      (lasts(transitionDuration) || (animationName !== 'none' && lasts(animationDuration)))
    );
  };
  const moving = [...declared].filter(([, text]) => /animation|transition/u.test(text) && moves(text));
  probe.remove();
  return moving.map(([selector]) => selector.replaceAll(/\[data-v-\w+\]/gu, ''));
}

test('no style moves anything where the system asks for less motion, but for how long to hold a button', async ({
  page,
  openScene,
}) => {
  const folder = join(import.meta.dirname, '../../dist/renderer/assets');
  const styles = globSync('*.css', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));
  await openScene('?scene=preview#/');
  await page.emulateMedia({ reducedMotion: null });
  const usual = await page.evaluate(movingInPage, styles);
  expect(usual).toEqual(expect.arrayContaining(['.turning', '.unknown', '.flash', '.holding::before']));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await page.evaluate(movingInPage, styles)).toEqual(['.holding::before']);
});
