import { app, dialog } from 'electron';
import { startFailureWords } from '../start-failure.ts';

/** Reports that the kiosk could not open, and ends. No page exists yet that could report it. */
export function reportFailedStart(error: unknown): void {
  const kind = error instanceof Error ? error.name : typeof error;
  dialog.showErrorBox(
    'Headroom could not start',
    startFailureWords(error) ??
      `No order was changed and nothing was sent. Restart the computer; if this comes back, call support (${kind}).`,
  );
  app.exit(1);
}
