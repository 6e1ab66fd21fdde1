import { screen, type BrowserWindow, type Rectangle } from 'electron';
import { isDeepStrictEqual } from 'node:util';
import type { Kiosk } from '../kiosk.ts';

/** Staff may drag their window across displays: its position counts once it has rested for this long. ms */
const restMs = 300;

const displayEvents = ['display-added', 'display-removed', 'display-metrics-changed'] as const;

/** Returns the display that staff do not look at; null when there is only one display. */
function otherDisplay(kioskWindow: BrowserWindow): Rectangle | null {
  const own = screen.getDisplayMatching(kioskWindow.getBounds());
  return screen.getAllDisplays().find(({ id }) => id !== own.id)?.bounds ?? null;
}

/**
 * Keeps the customer's window on the other display, while there is one and the studio has switched it on. Closes it
 * together with the kiosk's own window.
 *
 * @param open creates the customer's window on a display
 */
export function followDisplays(
  kiosk: Pick<Kiosk, 'customerScreen' | 'on'>,
  kioskWindow: BrowserWindow,
  open: (bounds: Rectangle) => BrowserWindow,
): void {
  const { customerScreen } = kiosk;
  let window: BrowserWindow | null = null;
  let other: Rectangle | null = null;
  let resting: NodeJS.Timeout | undefined;

  function showOnDisplay(): void {
    const bounds = customerScreen.view().on ? other : null;
    if (bounds === null) {
      window?.destroy();
      window = null;
    } else if (window === null) {
      const opened = open(bounds);
      window = opened;
      opened.once('closed', () => {
        if (window === opened) window = null;
      });
    } else if (!isDeepStrictEqual(window.getBounds(), bounds)) window.setBounds(bounds);
  }
  function look(): void {
    other = otherDisplay(kioskWindow);
    customerScreen.refresh();
    showOnDisplay();
  }
  const lookAtRest = (): void => {
    clearTimeout(resting);
    resting = setTimeout(look, restMs);
  };

  for (const name of displayEvents) screen.on(name as 'display-added', look);
  kioskWindow.on('move', lookAtRest);
  const stop = kiosk.on((name) => {
    if (name === 'customerScreenChanged') showOnDisplay();
  });
  kioskWindow.once('closed', () => {
    stop();
    clearTimeout(resting);
    for (const name of displayEvents) screen.off(name as 'display-added', look);
    window?.destroy();
  });
  customerScreen.attach({ secondDisplay: () => other !== null, newAddress: () => null });
  look();
}
