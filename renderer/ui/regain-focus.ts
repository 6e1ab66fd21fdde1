import { watch, type Ref } from 'vue';

/** Gives the focus to a control if no other one has it, because what had it is gone. */
export function regainFocus(control: Pick<HTMLElement, 'focus'> | null | undefined): void {
  const { activeElement: has } = document;
  if (has === null || has === document.body || has instanceof HTMLDialogElement)
    control?.focus({ preventScroll: true });
}

/** Gives the focus to the heading of the screen, if nothing else has it. */
export const regainHeading = (): void => regainFocus(document.querySelector<HTMLElement>('main h1'));

/** Gives the focus back to a control that had it when it was switched off, once it works again and no other one has the focus. */
export function useFocusBack(control: Readonly<Ref<HTMLElement | null>>, isOff: () => boolean): void {
  let hadFocus = false;
  // At once: the browser takes the focus away when it draws the next frame.
  watch(
    isOff,
    (now) => {
      if (now) hadFocus = control.value !== null && control.value === document.activeElement;
    },
    { flush: 'sync' },
  );
  watch(
    isOff,
    (now) => {
      if (now || !hadFocus) return;
      hadFocus = false;
      regainFocus(control.value);
    },
    { flush: 'post' },
  );
}
