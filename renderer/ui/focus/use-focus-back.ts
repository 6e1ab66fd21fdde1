import { watch, type Ref } from 'vue';
import { regainFocus } from './regain-focus.ts';

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
