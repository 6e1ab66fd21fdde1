import { app } from 'electron';
import type { Kiosk } from '../kiosk.ts';
import { exitCodeOf } from '../lock/exit-code.ts';
import type { Log } from '../log.ts';

/**
 * Maximum time that quitting waits for the kiosk, in milliseconds. Work still open then is left as after a power cut:
 * the journal on disk reports it at the next start.
 */
const patienceMs = 10_000;

/**
 * Closes the kiosk before the program ends. Closing the last window ends it, on a Mac too: the customer's window
 * closes with staff's own.
 */
export function shutDownOnQuit(kiosk: Pick<Kiosk, 'lock' | 'shutdown'>, log: Log): void {
  let closing = false;
  app.on('window-all-closed', () => {
    app.quit();
  });
  app.on('will-quit', (event) => {
    event.preventDefault();
    if (closing) return;
    closing = true;
    void close(kiosk, log).then((code) => {
      app.exit(exitCodeOf(kiosk.lock, code));
    });
  });
}

async function close(kiosk: Pick<Kiosk, 'shutdown'>, log: Log): Promise<number> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, patienceMs, 'late');
  });
  try {
    const outcome = await Promise.race([kiosk.shutdown(), patience]);
    if (outcome !== 'late') return 0;
    log.error({ patienceMs }, 'the kiosk did not close in time');
    return 1;
  } catch (error) {
    log.error({ error: error instanceof Error ? error.name : typeof error }, 'the kiosk did not close');
    return 1;
  } finally {
    clearTimeout(timer);
  }
}
