/// <reference types="vite/client" />
import type { Bridge } from '../shared/contract.ts';

declare global {
  /** Trusted Types (W3C), as far as the page uses them; TypeScript does not know them yet. */
  var trustedTypes:
    | {
        createPolicy(
          name: string,
          rules: { createScriptURL(address: string): string },
        ): { createScriptURL(address: string): object };
      }
    | undefined;
  interface Window {
    /** Set by the desktop's preload; absent when the kiosk runs in a browser. */
    readonly headroom?: Bridge;
  }
}
