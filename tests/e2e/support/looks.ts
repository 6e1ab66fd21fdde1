/** Checks that every screen must pass in both themes, at both sizes and with large text. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { join } from 'node:path';
import sharp from 'sharp';
import { overlapsInPage } from './overlaps.ts';
import { pictures, screens } from './screens-folder.ts';

export const themes = ['light', 'dark'] as const;
interface Size {
  readonly width: number;
  readonly height: number;
}
const sizes = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const satisfies readonly Size[];
const [counterSize] = sizes;
/** The smallest screen of a counter; it is looked at with large text only, which needs the most room. */
const smallest = { width: 900, height: 700 } as const satisfies Size;
/** `look.md`: every target, links included. A pixel may be lost to rounding. */
const leastTargetPx = 43;

/** In `npm run proof -- languages` only: it takes a tenth of a second, and English was seen by people. */
const looksForOverlaps = process.env['HEADROOM_LANGUAGE'] !== undefined;

type RunOptions = Parameters<AxeBuilder['options']>[0];
type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>;

/** Checks a screen in its current state without changing it: axe's findings, the effect of large text, overflow. */
export async function look(page: Page, screen: string, at: readonly Size[] = sizes): Promise<void> {
  await expectAccessible(page, screen);
  await expectToFitLargeText(page, screen);
  for (const size of at) {
    await page.setViewportSize(size);
    await expectToFit(page, `${screen} at ${size.width} × ${size.height}`);
    await photograph(page, `${screen}-${size.width}`);
  }
  await page.setViewportSize(smallest);
  await expectToFitLargeText(page, `${screen} at ${smallest.width} × ${smallest.height}`);
  await page.setViewportSize(counterSize);
}

/**
 * Switches the page to a theme and waits until it is stable: fonts and pictures are loaded, and no colour is
 * changing.
 */
async function show(page: Page, theme: (typeof themes)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const finite = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.all(finite.map((animation) => animation.finished.catch(() => undefined)));
  });
}

/** Expects that axe finds nothing wrong with the page, in either theme. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  await show(page, 'light');
  // The only rule of WCAG 2.2 AA, which axe does not run unless it is asked to.
  await expectNoViolations(page, `${screen}, light`, { rules: { 'target-size': { enabled: true } } });
  // The themes differ only in colour: everything else has been checked.
  await show(page, 'dark');
  await expectNoViolations(page, `${screen}, dark`, {
    runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  });
}

declare global {
  interface Window {
    /** axe, once it is loaded. */
    readonly axe?: {
      configure(how: { readonly noHtml: boolean }): void;
      run(part: Document, options: RunOptions): Promise<Pick<AxeResults, 'violations' | 'passes'>>;
    };
  }
}

/**
 * Loads axe, unless it is still there from an earlier look. It runs in the page itself: none of the kiosk's pages has a
 * frame, the only reason for axe to open a second page at each look.
 */
async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => window.axe !== undefined)) return;
  const oneRule: RunOptions = { runOnly: { type: 'rule', values: ['html-has-lang'] } };
  await new AxeBuilder({ page }).setLegacyMode().options(oneRule).analyze();
}

/** axe's own way out of the page carries each result in full, and takes longer than axe itself. */
async function expectNoViolations(page: Page, what: string, rules: RunOptions): Promise<void> {
  expect(page.frames(), `${what}: all of it is in one frame`).toHaveLength(1);
  await loadAxe(page);
  const { found, passes } = await page.evaluate(
    async (options) => {
      if (window.axe === undefined) throw new Error('axe is not loaded');
      // Without the text and the selector of each element that it looks at, axe takes an eighth less.
      window.axe.configure({ noHtml: true });
      const results = await window.axe.run(document, options);
      return {
        found: results.violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map((node) => node.element?.outerHTML).join('\n')}`,
        ),
        passes: results.passes.length,
      };
    },
    // Only violations are described in full. Passes are counted, which needs only one element for each rule.
    { ...rules, resultTypes: ['violations'], selectors: false, elementRef: true } satisfies RunOptions,
  );
  expect.soft(found, what).toEqual([]);
  expect(passes, `${what}: axe has looked`).toBeGreaterThan(0);
}

/** Expects that the page is no wider than its window, that the next step is completely inside it, and that a finger can hit each control. */
export async function expectToFit(page: Page, screen: string): Promise<void> {
  // One question to the page: several would take longer than all that is measured.
  const { outside, ...overflow } = await page.evaluate(fitInPage, {
    leastTarget: leastTargetPx,
    inBoxes: !looksForOverlaps,
  });
  expect.soft(overflow, screen).toEqual({ tooWide: 0, tooHigh: 0, cut: [], small: [] });
  if (looksForOverlaps)
    expect.soft(await page.evaluate(overlapsInPage), `${screen}: texts that lie on each other`).toEqual([]);
  if (outside.length === 0) return;
  // It may still be moving there.
  await expect
    .configure({ soft: true })
    .poll(
      async () => (await page.evaluate(fitInPage, { leastTarget: leastTargetPx, inBoxes: false })).outside,
      `${screen}: the next step`,
    )
    .toEqual([]);
}

/**
 * Runs in the page.
 * @param given.inBoxes false where a long word may reach beyond its box, because overlaps are looked for
 */
async function fitInPage({
  leastTarget,
  inBoxes,
}: {
  readonly leastTarget: number;
  readonly inBoxes: boolean;
}) {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
  const cut = [...document.querySelectorAll<HTMLElement>('button, .rail a, .choices, .choice')].filter(
    (button) =>
      button.checkVisibility() &&
      (button.scrollWidth > button.clientWidth + 1 || button.scrollHeight > button.clientHeight + 1),
  );
  // A heading or a label may break into lines, but its words stay in its box, and nothing around it slices them.
  const cutWords = [
    ...document.querySelectorAll<HTMLElement>('h1, h2, h3, h4, th, label, legend, dt'),
  ].filter((words) => {
    if (!words.checkVisibility() || words.matches('.unseen') || words.clientWidth <= 1) return false;
    if (inBoxes && words.scrollWidth > words.clientWidth + 1) return true;
    const { left, right, top, bottom } = words.getBoundingClientRect();
    let [canScrollX, canScrollY] = [false, false];
    for (let around: HTMLElement | null = words; around !== null; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      canScrollX ||= /auto|scroll/u.test(overflowX);
      canScrollY ||= /auto|scroll/u.test(overflowY);
      const box = around.getBoundingClientRect();
      if (!canScrollX && /hidden|clip/u.test(overflowX) && (left < box.left - 1 || right > box.right + 1))
        return true;
      if (!canScrollY && /hidden|clip/u.test(overflowY) && (top < box.top - 1 || bottom > box.bottom + 1))
        return true;
    }
    return false;
  });
  // The studio's name makes room for everything else in the strip, and the name of a device is at most 12 rem wide. A text one pixel wide
  // is for screen readers.
  const longestName = 12 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const cutInStrip = [...document.querySelectorAll<HTMLElement>('header.strip :not(.studio)')].filter(
    ({ scrollWidth: needs, clientWidth: has }) => has > 1 && has < longestName - 1 && needs > has + 1,
  );
  const controls = [
    ...document.querySelectorAll<HTMLElement>('button, a[href], input, select, textarea, summary'),
  ];
  /** A link or a label may cover more than its words. */
  const isLarge = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    const cover = getComputedStyle(element, '::after');
    const [coverWidth, coverHeight] =
      cover.position === 'absolute'
        ? [Number.parseFloat(cover.width), Number.parseFloat(cover.height)]
        : [0, 0];
    return Math.max(width, coverWidth) >= leastTarget && Math.max(height, coverHeight) >= leastTarget;
  };
  const small = controls.filter((control) => {
    if (!control.checkVisibility() || control.matches('.unseen')) return false;
    const labels = control instanceof HTMLInputElement ? (control.labels ?? []) : [];
    return ![control, ...labels].some(isLarge);
  });
  const next = [...document.querySelectorAll('[aria-keyshortcuts=Enter]')];
  const seen = new Promise<IntersectionObserverEntry[]>((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect();
      resolve(entries);
    });
    for (const each of next) observer.observe(each);
  });
  const outside = next.length === 0 ? [] : (await seen).filter((each) => each.intersectionRatio < 0.99);
  return {
    tooWide: scrollWidth - clientWidth,
    tooHigh: scrollHeight - clientHeight,
    cut: [...cut, ...cutWords, ...cutInStrip].map((element) => element.textContent),
    small: small.map((control) => control.outerHTML.slice(0, 200)),
    outside: outside.map(({ target }) => target.textContent),
  };
}

/** Does the same at 125 % text, through the browser's own setting. */
export async function expectToFitLargeText(page: Page, screen: string): Promise<void> {
  const scale = (percent: string): Promise<void> =>
    page.evaluate((size) => void (document.documentElement.style.fontSize = size), percent);
  await scale('125%');
  await expectToFit(page, `${screen} at 125 % text`);
  await scale('');
}

/** Takes a picture of the screen in each theme, which must not be blank, where pictures are asked for. */
export async function photograph(page: Page, name: string): Promise<void> {
  if (!pictures) return;
  for (const theme of themes) {
    await show(page, theme);
    const path = join(screens, `${name}-${theme}.png`);
    const { entropy } = await sharp(await page.screenshot({ path })).stats();
    // Bits: a page of one colour has none, a short name on an empty one 0.016, three lines of text 0.13.
    expect.soft(entropy, `${name}: not blank`).toBeGreaterThan(0.01);
  }
}
