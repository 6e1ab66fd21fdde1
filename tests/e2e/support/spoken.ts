/**
 * Records what a screen reader says on a walk: each control that takes the focus, by the name, role and state in
 * Chromium's own accessibility tree, and each change of a live region. It is strict where screen readers differ: a polite
 * region that appears together with its text is silent, because most screen readers only notice a change.
 */
import type { CDPSession, Locator, Page } from '@playwright/test';

/** The page's list of announcements, which the recorder reads. */
interface SpokenPage {
  readonly spoken: string[];
}

/** Runs in the page, and again before any script of a page that is loaded later. */
function listenInPage(): void {
  // The page is already listened to when a walk is recorded from its first page on.
  if ('spoken' in window) return;
  const spoken: string[] = [];
  Object.assign(window, { spoken });
  const regions =
    '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log], output';
  const known = new Map<Element, string>();
  /** Lines of logs that were said, or were there with their log. */
  const saidLines = new WeakSet<Element>();

  const isSilent = (element: Element): boolean =>
    element.closest('[aria-hidden=true], [inert], [aria-live=off], [hidden]') !== null ||
    !element.checkVisibility({ visibilityProperty: true });
  const textOf = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
    if (!(node instanceof Element) || isSilent(node)) return '';
    const label = node.getAttribute('aria-label');
    if (label !== null && node.matches('[role=img], img, svg, button, a, progress, [role=progressbar]'))
      return ` ${label} `;
    if (node instanceof HTMLImageElement) return ` ${node.alt} `;
    const isBlock = !getComputedStyle(node).display.startsWith('inline');
    const inner = Array.from(node.childNodes, textOf).join('');
    return isBlock ? ` ${inner} ` : inner;
  };
  const isUrgent = (region: Element): boolean => region.matches('[role=alert], [aria-live=assertive]');

  function look(): void {
    for (const region of known.keys()) if (!region.isConnected) known.delete(region);
    // The page behind a modal window is inert without saying so.
    const modal = Array.from(document.querySelectorAll('dialog:modal')).at(-1);
    for (const region of document.querySelectorAll(regions)) {
      const isBehind = modal !== undefined && !modal.contains(region);
      const text = isBehind ? (known.get(region) ?? '') : textOf(region).replace(/\s+/gu, ' ').trim();
      const before = known.get(region);
      known.set(region, text);
      if (before === undefined && region.matches('[role=log]'))
        for (const line of region.children) saidLines.add(line);
      if (text === '' || text === before || (before === undefined && !isUrgent(region))) continue;
      if (region.matches('[role=log]')) sayNewLines(region);
      else spoken.push(`${isUrgent(region) ? 'alert' : 'status'}: ${text}`);
    }
  }
  /**
   * A log says what was added to it; every other region says all of its text. The page may repeat the lines of a dialog that
   * closed meanwhile: whether the dialog was heard depends on a few milliseconds, so the record has each line once.
   */
  let linesBefore: readonly { readonly text: string; readonly log: Element; readonly at: number }[] = [];
  const repeatedMs = 1_000;
  function sayNewLines(log: Element): void {
    linesBefore = linesBefore.filter(({ at }) => performance.now() - at < repeatedMs);
    for (const line of log.children) {
      if (saidLines.has(line)) continue;
      saidLines.add(line);
      const text = textOf(line).trim();
      const isRepeated = linesBefore.some((one) => one.text === text && one.log !== log);
      if (!isRepeated) spoken.push(`status: ${text}`);
      linesBefore = [...linesBefore, { text, log, at: performance.now() }];
    }
  }
  let isWaiting = false;
  new MutationObserver(() => {
    if (isWaiting) return;
    isWaiting = true;
    // Chromium, too, gathers the changes of a moment before it tells them.
    setTimeout(() => {
      isWaiting = false;
      look();
    }, 50);
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  // Texts that are on the page already are known, and are not said.
  look();
  spoken.length = 0;
}

interface AxValue {
  readonly value?: unknown;
}
interface AxNode {
  readonly backendDOMNodeId?: number;
  readonly name?: AxValue;
  readonly role?: AxValue;
  readonly description?: AxValue;
  readonly value?: AxValue;
  readonly properties?: readonly { readonly name: string; readonly value: AxValue }[];
}
/** States that a screen reader says, and the value at which it says them. */
const saidStates: Readonly<Record<string, string>> = {
  checked: 'true',
  selected: 'true',
  pressed: 'true',
  expanded: 'true',
  disabled: 'true',
  required: 'true',
  invalid: 'true',
};

/** The values that are said are texts and numbers. */
const textIn = (value: AxValue | undefined): string =>
  typeof value?.value === 'string' || typeof value?.value === 'number' ? String(value.value) : '';

/** @param valueText the figure in words; Chromium's tree leaves it out, but gives it to screen readers */
function wordsOf({ name, role, description, value, properties = [] }: AxNode, valueText: string): string {
  const states = properties.filter(({ name: state, value: now }) => saidStates[state] === String(now.value));
  const [held, more] = [valueText || textIn(value), textIn(description)];
  return [
    textIn(role),
    `"${textIn(name)}"`,
    held && `= ${held}`,
    ...states.map((one) => one.name),
    more && `(${more})`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** An element as a screen reader knows it. */
interface SaidElement {
  readonly id: number;
  readonly words: string;
}

/** Groups whose name is said when the focus enters them. */
const groups =
  'dialog, [role=dialog], [role=alertdialog], fieldset, [role=group], [role=radiogroup], [role=listbox], section[aria-labelledby], section[aria-label], main, nav';

/** Figures that depend on the drawn person's movement, on the clock, on the day and on the computer's folders. */
const changing =
  /\/\S*headroom-e2e-\w+-\w+|\d+(?:[.,:]\d+)*(?= ?(?:mm|°|px|kB|GB|s\b))|\b\d{6}(?=-\d{3})|\b\d{1,2}(?::\d{2}){1,2}\b|\b\d{1,2} [A-Z][a-z]+ \d{4}\b|(?<=prac\.zz\/|headroom-exported-)\w+|(?<=Score: )[\d.]+(?=\.)|just now|\b\d+ minutes? ago/gu;

/** States that may be over before they are said, and those that only a slow machine has. */
const passing =
  /^status: (?:Opening Headroom|Saving as PDF|Measuring the face|The sheet: (?:Handed to the printer|Printing))|^alert: The (?:picture is frozen|camera sends no picture)/u;

/** Prints that run beside each other end in any order. */
const beside = 'status: Saved as PDF';
const sorted = (said: readonly string[]): string[] =>
  said.toSorted((one, other) =>
    one.startsWith(beside) && other.startsWith(beside) ? one.localeCompare(other, 'en') : 0,
  );

/** Runs in the page: whether a link that was followed has given the focus away. */
const hasLeft = (link: Element | null | undefined): boolean =>
  !link || ![link, document.body].includes(document.activeElement ?? document.body);

/** The record of one walk. */
export class Spoken {
  private readonly lines: string[] = [];
  private focus = '';
  /** The element with the focus, and the groups around it. */
  private inside: ReadonlySet<number> = new Set();

  private readonly page: Page;
  private readonly session: CDPSession;

  private constructor(page: Page, session: CDPSession) {
    this.page = page;
    this.session = session;
  }

  /** Starts to listen to a page. What is on it already is not written down, except for the focus. */
  static async in(page: Page): Promise<Spoken> {
    await page.addInitScript(listenInPage);
    await page.evaluate(listenInPage);
    // A page that shows one scene after another was listened to before.
    await page.evaluate(() => void (window as unknown as SpokenPage).spoken.splice(0));
    const session = await page.context().newCDPSession(page);
    return new Spoken(page, session);
  }

  /** Presses a key, and writes it down. */
  async press(key: string): Promise<void> {
    await this.listen();
    this.lines.push('', `[${key}]`);
    const link = await this.page.evaluateHandle(() => document.activeElement?.closest('a[href^="#"]'));
    await this.page.keyboard.press(key);
    // On a busy machine, the heading that a link leads to takes the focus after the record would have looked for it.
    if (key === 'Enter') await this.page.waitForFunction(hasLeft, link);
  }

  /** Waits for what the page says once the keys rest, by its own clock. */
  async rest(): Promise<void> {
    await this.page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 700)));
  }

  /** Gives the focus to a control that Tab would lead to, and writes it down. */
  async goTo(control: Locator): Promise<void> {
    await this.listen();
    this.lines.push('', '[Tab, until it is there]');
    await control.focus();
  }

  /** Goes to a control and presses Enter, or another key, on it. */
  async use(control: Locator, key = 'Enter'): Promise<void> {
    await this.goTo(control);
    await this.press(key);
  }

  /** Enters a text in the field with the focus, and writes it down. */
  async type(text: string): Promise<void> {
    await this.listen();
    this.lines.push('', `[types "${text}"]`);
    // All of it at once: what is said between two letters depends on how fast they come.
    await this.page.keyboard.insertText(text);
  }

  /** Writes down what was said since the last time, and the focus if it moved. */
  async listen(): Promise<void> {
    // Longer than a dialog's region waits for its first line, and this page then gathers changes. The page's own clock keeps the order.
    const said = await this.page.evaluate(async () => {
      await new Promise((resolve) => setTimeout(resolve, 250));
      return (window as unknown as SpokenPage).spoken.splice(0);
    });
    const groupsNow = await this.elementsOf(
      `(() => { const all = []; let at = document.activeElement; while ((at = at?.parentElement?.closest('${groups}'))) all.unshift(at); return all; })()`,
    );
    const focusedNow = await this.elementsOf(
      '[document.activeElement, document.getElementById(document.activeElement?.getAttribute("aria-activedescendant") ?? "")].filter(Boolean)',
    );
    const focusNow = focusedNow.map(({ words }) => words).join(', at ');
    // A group whose name changes while the focus is in it is not entered.
    const entered = groupsNow.filter(({ id, words }) => !this.inside.has(id) && !words.includes('""'));
    if (focusNow !== this.focus || entered.length > 0) {
      this.lines.push(...[...entered.map(({ words }) => words), focusNow].map((words) => `focus: ${words}`));
    }
    this.focus = focusNow;
    this.inside = new Set([...groupsNow, ...focusedNow].map(({ id }) => id));
    this.lines.push(...sorted(said.filter((line) => !passing.test(line))));
  }

  /** Returns what was said so far, a line each. Hard spaces and word joiners sound like spaces and like nothing. */
  async record(): Promise<string> {
    await this.listen();
    const said = this.lines.join('\n').replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
    return `${said.replace(changing, '…').trim()}\n`;
  }

  /** Returns what Chromium's accessibility tree says of elements. */
  private async elementsOf(expression: string): Promise<SaidElement[]> {
    const { result } = await this.session.send('Runtime.evaluate', { expression });
    if (result.objectId === undefined) return [];
    const { result: own } = await this.session.send('Runtime.getProperties', {
      objectId: result.objectId,
      ownProperties: true,
    });
    const found = own.filter(({ name, value }) => /^\d+$/u.test(name) && value?.objectId !== undefined);
    return Promise.all(
      found.map(async ({ value }) => {
        const objectId = value?.objectId ?? '';
        const [{ nodes }, { result: valueText }] = await Promise.all([
          // Chromium makes the tree when it is asked. Kept ready all the time, it takes a tenth of a walk's processor time.
          this.session.send('Accessibility.getPartialAXTree', { objectId, fetchRelatives: false }),
          this.session.send('Runtime.callFunctionOn', {
            objectId,
            functionDeclaration: 'function () { return this.getAttribute("aria-valuetext") ?? ""; }',
          }),
        ]);
        const [node = {}] = nodes as readonly AxNode[];
        return { id: node.backendDOMNodeId ?? 0, words: wordsOf(node, textIn(valueText)) };
      }),
    );
  }
}
