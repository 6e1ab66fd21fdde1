import { nextTick, onScopeDispose } from 'vue';

/** Milliseconds: long enough to see where the frame goes, and over before staff reach for the next key. */
const lasts = 250;
const easing = 'cubic-bezier(0.2, 0, 0, 1)';

export interface Flight {
  /** Flies a copy of the shot on the stage into its place in the strip. Does nothing without a strip, or for people who want no motion. */
  readonly fly: () => Promise<void>;
  /** Removes the copy, wherever it is. */
  readonly end: () => void;
}

/**
 * Shows where the shot that was just taken is in the strip. Only a copy moves: the shot and the strip are in their places
 * from the start, answer keys meanwhile, and are the same for screen readers.
 * @param stage contains the picture and the strip
 */
export function useFlight(stage: () => HTMLElement | null): Flight {
  let end = (): void => undefined;
  onScopeDispose(() => end());

  async function fly(): Promise<void> {
    end();
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // The strip appears with the shot, and then scrolls to the chosen frame.
    await nextTick();
    await nextTick();
    const from = stage()?.querySelector('.picture .window');
    const picture = stage()?.querySelector<HTMLElement>('.strip [aria-pressed=true] > :first-child');
    if (from != null && picture != null) end = flyFrom(from.getBoundingClientRect(), picture);
  }
  return { fly, end: () => end() };
}

/** @returns removes the copy at once */
function flyFrom(from: DOMRect, picture: HTMLElement): () => void {
  const to = picture.getBoundingClientRect();
  const scale = from.height / to.height;
  const copy = document.createElement('div');
  copy.append(copyOf(picture));
  copy.className = 'in-flight';
  copy.inert = true;
  copy.setAttribute('aria-hidden', 'true');
  Object.assign(copy.style, {
    ...{ position: 'fixed', pointerEvents: 'none', zIndex: '1' },
    ...{ left: `${to.left}px`, top: `${to.top}px`, width: `${to.width}px`, height: `${to.height}px` },
  });
  document.body.append(copy);
  const across = from.left + from.width / 2 - (to.left + to.width / 2);
  const down = from.top + from.height / 2 - (to.top + to.height / 2);
  const start = `translate(${across}px, ${down}px) scale(${scale})`;
  const flying = [
    copy.animate([{ transform: start }, { transform: 'none' }], {
      duration: lasts,
      easing,
      fill: 'forwards',
    }),
    // Until the copy is there, its place is empty.
    picture.animate([{ opacity: 0 }, { opacity: 0 }], { duration: lasts }),
  ];
  const end = (): void => {
    for (const animation of flying) animation.cancel();
    copy.remove();
  };
  // It rejects when the flight is ended before its time.
  flying[0]?.finished.then(end, () => undefined);
  return end;
}

/** Copies an element with what its canvas shows. */
function copyOf(element: HTMLElement): Node {
  const copy = element.cloneNode(true);
  if (element instanceof HTMLCanvasElement && copy instanceof HTMLCanvasElement)
    copy.getContext('2d')?.drawImage(element, 0, 0);
  return copy;
}
