/** The languages in which a page has shown its words, from the first one on. */
import type { Page } from '@playwright/test';

/** Notes every language that the page is marked with while it shows words, from its first element on. */
export async function noteLanguages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const spoken = new Set<string>();
    Object.assign(window, { spoken });
    const observer = new MutationObserver(() => spoken.add(document.documentElement.lang));
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  });
}
/** Returns the languages that were noted since. */
export const spokenOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(window as unknown as { readonly spoken: ReadonlySet<string> }).spoken]);
