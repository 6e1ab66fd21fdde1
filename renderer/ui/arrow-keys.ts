/** Moves the focus through a list with the arrow keys, Home and End. */
const steps: Readonly<Record<string, (index: number, length: number) => number>> = {
  ArrowDown: (index, length) => Math.min(index + 1, length - 1),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_index, length) => length - 1,
};

/** Handles `@keydown` on a list whose rows each hold one link or button, marked with `data-row`. */
export function moveInList(event: KeyboardEvent): void {
  const step = steps[event.key];
  if (step === undefined || !(event.currentTarget instanceof Element)) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const from = rows.findIndex((row) => row.contains(document.activeElement));
  const row = rows[step(from, rows.length)];
  if (row === undefined) return;
  event.preventDefault();
  row.focus();
}

/** Focuses the first row below `root`: the way from a search field into its results. */
export function enterList(root: Element | null): void {
  root?.querySelector<HTMLElement>('[data-row]')?.focus();
}
