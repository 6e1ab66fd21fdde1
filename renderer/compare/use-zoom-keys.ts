import type { ShortcutKey } from '../ui/shortcut-keys.ts';
import { useShortcut } from '../ui/use-shortcut.ts';
import type { UsedView } from './use-view.ts';

/**
 * Binds `+` `-` `0` `1`, wherever the focus is, while the comparison is on screen.
 *
 * @returns a handler for the same keys inside it: in a dialog, where the kiosk's shortcuts are off, and while one is held
 */
export function useZoomKeys(view: UsedView): (event: KeyboardEvent) => boolean {
  const keys: readonly (readonly [ShortcutKey, () => void])[] = [
    ['+', view.stepIn],
    // The same key without Shift, on keyboards where plus needs it.
    ['=', view.stepIn],
    ['-', view.stepOut],
    ['0', view.fit],
    ['1', () => view.actualPixels()],
  ];
  for (const [key, run] of keys) useShortcut(key, run);
  return ({ key, target, ctrlKey, metaKey, altKey }) => {
    const typing =
      target instanceof Element &&
      target.matches('textarea, select, input:not([type=radio], [type=checkbox])');
    if (typing || ctrlKey || metaKey || altKey) return false;
    const run = keys.find(([one]) => one === key)?.[1];
    run?.();
    return run !== undefined;
  };
}
