import { app, dialog } from 'electron';

/**
 * Says that the kiosk could not open, and ends. There is no page yet that could say it; a fault of the data itself
 * has a screen of its own and does not come here.
 */
export function reportFailedStart(error: unknown): void {
  const kind = error instanceof Error ? error.name : typeof error;
  dialog.showErrorBox(
    'Headroom could not start',
    `No order was changed and nothing was sent. Restart the computer; if this comes back, call support (${kind}).`,
  );
  app.exit(1);
}
