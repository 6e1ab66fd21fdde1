/// <reference types="vite/client" />
import type { Bridge } from '../shared/contract.ts';

declare global {
  interface Window {
    /** Put there by the desktop's preload; absent when the kiosk runs in a browser. */
    readonly headroom?: Bridge;
  }
}
