import { useShortcut } from '../ui/use-shortcut.ts';
import type { UsedView } from './use-view.ts';

/**
 * `+` `-` `0` `1` from wherever the focus is, as long as the comparison is on screen.
 *
 * @returns answers the same keys inside it: in a dialog, where the kiosk's shortcuts rest, and while one is held
 */
export function useZoomKeys(view: UsedView): (event: KeyboardEvent) => boolean {
  const keys: Readonly<Record<string, () => void>> = {
    '+': view.stepIn,
    // The same key without Shift, where plus needs it.
    '=': view.stepIn,
    '-': view.stepOut,
    '0': view.fit,
    '1': () => view.actualPixels(),
  };
  for (const [key, run] of Object.entries(keys)) useShortcut(key, run);
  return ({ key, target, ctrlKey, metaKey, altKey }) => {
    const typing =
      target instanceof Element &&
      target.matches('textarea, select, input:not([type=radio], [type=checkbox])');
    if (typing || ctrlKey || metaKey || altKey) return false;
    const run = keys[key];
    run?.();
    return run !== undefined;
  };
}
