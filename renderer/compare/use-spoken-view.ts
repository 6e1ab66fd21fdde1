import { percentText, t } from '../i18n/index.ts';
import { sentences } from '../i18n/join.ts';
import { useAnnouncedAtRest } from '../ui/announce/use-announced.ts';
import type { UsedView } from './use-view.ts';

/**
 * Says the zoom and the place of the view, once the keys and buttons that change them rest.
 * @returns the view for keys and buttons, and a function to call when a key has moved it
 */
export function useSpokenView(view: UsedView): {
  readonly spoken: UsedView;
  readonly moved: () => void;
} {
  const percent = (share: number): string => percentText(share * 100);
  const moved = useAnnouncedAtRest(() => {
    const { zoom, centreX, centreY } = view.view.value;
    const zoomed = t('compare.said.zoom', { percent: percent(zoom) });
    if (view.fitted.value) return zoomed;
    return sentences(zoomed, t('compare.said.place', { across: percent(centreX), down: percent(centreY) }));
  });
  const said =
    <Args extends readonly unknown[]>(act: (...args: Args) => void) =>
    (...args: Args): void => {
      act(...args);
      moved();
    };
  return {
    spoken: {
      ...view,
      fit: said(view.fit),
      actualPixels: said(view.actualPixels),
      stepIn: said(view.stepIn),
      stepOut: said(view.stepOut),
    },
    moved,
  };
}
