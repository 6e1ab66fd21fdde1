/** Finds texts that lie on other texts, or are cut off right beside them. */

/** A line of text as it is seen. */
interface Line {
  readonly element: Element;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** True where a part that scrolls cuts the line off at its upper edge. */
  readonly isCut: boolean;
}

/**
 * Runs in the page. Returns both texts of each pair whose lines lie on each other, without anything between them that covers the
 * lower one; or whose second one is cut off by a part that scrolls, right below the first.
 */
export function overlapsInPage(): string[] {
  /** px */
  const touching = 3;
  /** Least px between a line and one that is cut off below it. */
  const apart = 8;
  /** Share of a line above its letters, and below them. */
  const aroundLetters = 0.2;
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
  const within = modal ?? document.body;

  /** Returns what can be seen of a box inside the parts that scroll or cut off; null when nothing can. */
  function seen(
    element: Element,
    { left, top, right, bottom, height }: DOMRect,
  ): Omit<Line, 'element'> | null {
    const space = height * aroundLetters;
    let cutAt = 0;
    let box = {
      ...{ left: Math.max(left, 0), top: Math.max(top + space, 0) },
      ...{ right: Math.min(right, innerWidth), bottom: Math.min(bottom - space, innerHeight) },
    };
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const { overflow, clipPath } = getComputedStyle(at);
      // Only for screen readers.
      if (clipPath !== 'none') return null;
      if (overflow === 'visible') continue;
      const edge = at.getBoundingClientRect();
      cutAt = Math.max(cutAt, edge.top);
      box = {
        ...{ left: Math.max(box.left, edge.left), top: Math.max(box.top, edge.top) },
        ...{ right: Math.min(box.right, edge.right), bottom: Math.min(box.bottom, edge.bottom) },
      };
    }
    return box.right - box.left > touching && box.bottom - box.top > touching
      ? { ...box, isCut: cutAt > top + space }
      : null;
  }
  const isUnseen = (element: Element): boolean =>
    element.closest('svg, option') !== null ||
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  const lines: Line[] = [];
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const element = node.parentElement;
    if (element === null || (node.textContent ?? '').trim() === '' || isUnseen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      const line = seen(element, box);
      if (line !== null) lines.push({ element, ...line });
    }
  }

  /** True when the element seen at a point has a background of its own above the other one. */
  function isCovered(x: number, y: number, other: Element): boolean {
    const top = document.elementFromPoint(x, y);
    for (let at = top; at !== null && !at.contains(other); at = at.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(at);
      if (backgroundImage !== 'none' || !/^(?:transparent|rgba\(.*, 0\))$/u.test(backgroundColor))
        return true;
    }
    return false;
  }
  const found = new Set<string>();
  for (const [index, one] of lines.entries())
    for (const other of lines.slice(index + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      const [left, right] = [Math.max(one.left, other.left), Math.min(one.right, other.right)];
      const [top, bottom] = [Math.max(one.top, other.top), Math.min(one.bottom, other.bottom)];
      if (right - left <= touching) continue;
      const texts = `${one.element.textContent.trim()} | ${other.element.textContent.trim()}`;
      if (bottom - top <= touching) {
        if (top - bottom < apart && (one.top < other.top ? other : one).isCut) found.add(texts);
        continue;
      }
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      if (isCovered(x, y, one.element) || isCovered(x, y, other.element)) continue;
      found.add(texts);
    }
  return [...found];
}
