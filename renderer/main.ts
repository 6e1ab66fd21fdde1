// First, so that the policy for workers exists before anything else could take its name.
import './ui/own-thread.ts';
import { mountKiosk } from './mount.ts';
import { useFaultStore } from './state/fault-store.ts';
import { ignoreDroppedFiles } from './ui/dropped-files.ts';
import { listenForShortcuts } from './ui/use-shortcut.ts';
import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import './ui/high-contrast.css';

// A one-time address has let the page in and is of no more use: a reload opens the page without it.
if (location.search !== '') history.replaceState(null, '', location.pathname + location.hash);
window.addEventListener('unhandledrejection', (event) => useFaultStore().report(event.reason));
ignoreDroppedFiles();
listenForShortcuts();
/**
 * The mounted page, for a fixture that shows another after it. Not awaited here: the texts of a language import files that import
 * this one, and each would wait for the other.
 */
export const kioskPage = mountKiosk();
