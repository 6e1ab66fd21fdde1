import { isBrowserKey, isLeavingKey } from '../../../shared/browser-keys.ts';

const refuse = (event: Event): void => event.preventDefault();

/** Refuses what is dragged before any part of the page sees it. */
function refuseDrag(event: DragEvent): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  if (event.dataTransfer !== null) event.dataTransfer.dropEffect = 'none';
}

/** Control and the wheel zoom the page, and so does a pinch on a touch pad. */
function refuseZoom(event: WheelEvent): void {
  if (event.ctrlKey) event.preventDefault();
}

/** A link that is clicked with these opens a window or a tab, or is downloaded. */
function refuseNewWindow(event: MouseEvent): void {
  const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0;
  if (elsewhere && event.target instanceof Element && event.target.closest('a') !== null)
    event.preventDefault();
}

/** The side buttons of a mouse go back and forward. */
function refuseHistory(event: MouseEvent): void {
  if (event.button > 2) event.preventDefault();
}

const pressedKeys = ({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) => ({
  ...{ key, code, control: ctrlKey, meta: metaKey, alt: altKey, shift: shiftKey },
});

function refuseKey(event: KeyboardEvent): void {
  const pressed = pressedKeys(event);
  if (isLeavingKey(pressed) || isBrowserKey(pressed)) event.preventDefault();
}

/**
 * Closes what a browser offers beyond the kiosk's own page: the context menu, dropped files and text, zoom, new windows,
 * history, and every key of a browser. On the desktop, the main process closes most of this as well.
 *
 * @returns a function that opens all of it again
 */
export function closePage(): () => void {
  const ended = new AbortController();
  const early = { capture: true, passive: false, signal: ended.signal };
  window.addEventListener('contextmenu', refuse, early);
  for (const name of ['dragenter', 'dragover', 'drop'] as const)
    window.addEventListener(name, refuseDrag, early);
  window.addEventListener('wheel', refuseZoom, early);
  for (const name of ['click', 'auxclick'] as const) window.addEventListener(name, refuseNewWindow, early);
  for (const name of ['mousedown', 'mouseup'] as const) window.addEventListener(name, refuseHistory, early);
  window.addEventListener('keydown', refuseKey, early);
  return () => ended.abort();
}

/** Calls `leave` for a key that would close the window. Returns a function that ends it. */
export function onLeavingKey(leave: () => void): () => void {
  const ended = new AbortController();
  const hear = (event: KeyboardEvent): void => {
    if (isLeavingKey(pressedKeys(event))) leave();
  };
  window.addEventListener('keydown', hear, { capture: true, signal: ended.signal });
  return () => ended.abort();
}
