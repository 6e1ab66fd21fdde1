/**
 * Knows which buttons a pointer touched last. Enter presses a focused button, unless a pointer put the focus there: Enter
 * is then the next step, whatever was clicked last. Moving the focus back to the button with the keyboard gives Enter
 * back to it.
 */
const movingKeys: ReadonlySet<string> = new Set([
  ...['Tab', 'Home', 'End', 'PageUp', 'PageDown'],
  ...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
]);

const clicked = new WeakSet<Element>();
let moving = false;

const pressable = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('a[href], button, summary') : null;

/** True for a button or link, or a part of one, that Enter presses. */
export function takesEnter(target: Element): boolean {
  const button = pressable(target);
  return button !== null && !clicked.has(button);
}

function onPointerDown({ target }: Event): void {
  moving = false;
  const button = pressable(target);
  if (button !== null) clicked.add(button);
}
function onFocus({ target }: Event): void {
  const button = pressable(target);
  if (moving && button !== null) clicked.delete(button);
}
function onKeyDown({ key }: KeyboardEvent): void {
  moving = movingKeys.has(key);
}
const onKeyUp = (): void => {
  moving = false;
};

/** Starts listening. Returns a function that stops it. */
export function followFocus(): () => void {
  const capture = { capture: true };
  window.addEventListener('pointerdown', onPointerDown, capture);
  window.addEventListener('focusin', onFocus, capture);
  window.addEventListener('keydown', onKeyDown, capture);
  window.addEventListener('keyup', onKeyUp, capture);
  return () => {
    window.removeEventListener('pointerdown', onPointerDown, capture);
    window.removeEventListener('focusin', onFocus, capture);
    window.removeEventListener('keydown', onKeyDown, capture);
    window.removeEventListener('keyup', onKeyUp, capture);
  };
}
