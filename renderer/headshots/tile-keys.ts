/** Moves the focus over the tiles of a contact sheet: along a row, and to the nearest tile of the next row. */
const sideways: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => Math.min(at + 1, count - 1),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, count) => count - 1,
};

const middle = (tile: Element): number => {
  const { left, width } = tile.getBoundingClientRect();
  return left + width / 2;
};

/** Returns the tile above or below: the closest one in the next row of that direction. */
function acrossRows(
  tiles: readonly HTMLElement[],
  from: HTMLElement,
  down: boolean,
): HTMLElement | undefined {
  const top = (tile: Element): number => tile.getBoundingClientRect().top;
  const here = top(from);
  const ahead = tiles.filter((tile) => (down ? top(tile) > here + 1 : top(tile) < here - 1));
  const tops = ahead.map(top);
  const row = down ? Math.min(...tops) : Math.max(...tops);
  return ahead
    .filter((tile) => Math.abs(top(tile) - row) <= 1)
    .sort((a, b) => Math.abs(middle(a) - middle(from)) - Math.abs(middle(b) - middle(from)))[0];
}

/** Handles `@keydown` on a sheet whose pictures are buttons marked with `data-tile`. */
export function moveOverTiles(event: KeyboardEvent): void {
  if (!(event.currentTarget instanceof Element)) return;
  const tiles = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-tile]')];
  const from = tiles.find((tile) => tile === document.activeElement);
  if (from === undefined) return;
  const step = sideways[event.key];
  const target =
    step === undefined
      ? event.key === 'ArrowDown' || event.key === 'ArrowUp'
        ? acrossRows(tiles, from, event.key === 'ArrowDown')
        : undefined
      : tiles[step(tiles.indexOf(from), tiles.length)];
  if (target === undefined) return;
  event.preventDefault();
  target.focus();
}

/** Returns the picture whose tile has the focus. */
export const focusedTile = (): string | null =>
  document.activeElement?.closest<HTMLElement>('[data-version]')?.dataset['version'] ?? null;

/** Focuses the tile of this picture, or the first one on the sheet. */
export function focusTile(versionId: string | null): void {
  const tiles = [...document.querySelectorAll<HTMLElement>('[data-tile]')];
  const own = tiles.find(
    (tile) => tile.closest<HTMLElement>('[data-version]')?.dataset['version'] === versionId,
  );
  (own ?? tiles[0])?.focus();
}

/** True while no control in use has the focus: only a heading, or nothing at all. */
export const focusIsFree = (): boolean =>
  document.activeElement === null || document.activeElement.matches('body, h1, [aria-keyshortcuts=Enter]');
