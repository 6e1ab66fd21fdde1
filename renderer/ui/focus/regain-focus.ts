/** Gives the focus to a control if no other one has it, because what had it is gone. */
export function regainFocus(control: Pick<HTMLElement, 'focus'> | null | undefined): void {
  const { activeElement: has } = document;
  if (has === null || has === document.body || has instanceof HTMLDialogElement)
    control?.focus({ preventScroll: true });
}

/** Gives the focus to the heading of the screen, if nothing else has it. */
export const regainHeading = (): void => regainFocus(document.querySelector<HTMLElement>('main h1'));
