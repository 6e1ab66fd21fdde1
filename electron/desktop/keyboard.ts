import type { WebContents } from 'electron';
import { isBrowserKey } from '../../shared/browser-keys.ts';

/** Keeps a browser's keys from page and browser alike. For packaged builds: developers want theirs. */
export function swallowBrowserKeys(contents: WebContents): void {
  contents.on('before-input-event', (event, input) => {
    if (isBrowserKey(input)) event.preventDefault();
  });
}
