import { app, dialog } from 'electron';
import { startFailureWords } from '../start-failure.ts';

/** Says that the kiosk could not open, and ends. There is no page yet that could say it. */
export function reportFailedStart(error: unknown): void {
  const kind = error instanceof Error ? error.name : typeof error;
  dialog.showErrorBox(
    'Headroom could not start',
    startFailureWords(error) ??
      `No order was changed and nothing was sent. Restart the computer; if this comes back, call support (${kind}).`,
  );
  app.exit(1);
}
