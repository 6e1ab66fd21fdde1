/** Everything that the customer's page can request from the kiosk. The main process answers nothing else to it. */
import type { CustomerWord, ShownState } from '../../../shared/customer-screen.ts';

/** The kiosk answers within 15 s, if need be with the state already known. After twice that it counts as gone. ms */
const longestWait = 30_000;

/**
 * Returns the state to show, as soon as it differs from `version`.
 * @throws Error when there is no answer, or an unexpected one
 */
export async function nextShown(version: number, stop: AbortSignal): Promise<ShownState> {
  const signal = AbortSignal.any([stop, AbortSignal.timeout(longestWait)]);
  const response = await fetch(`feed/${version}`, { signal });
  if (!response.ok) throw new Error(`not let in: ${response.status}`);
  return (await response.json()) as ShownState;
}

/** Returns the address of the picture of scene `n`, valid while it is shown. */
export const pictureOf = (n: number): string => `picture/${n}`;

/** Returns the address of the studio's logo. */
export const logoOf = (version: number): string => `logo/${version}`;

/**
 * Sends the customer's answer about the picture of scene `n`.
 * @returns false when another scene is shown by now
 * @throws Error when there is no answer
 */
export async function sendWord(n: number, word: CustomerWord): Promise<boolean> {
  const response = await fetch(`word/${n}/${word}`, { method: 'POST' });
  if (response.status === 409) return false;
  if (!response.ok) throw new Error(`not let in: ${response.status}`);
  return true;
}

/**
 * Returns the newest frame of the camera that staff's page shows; null when there is none: it takes a picture, or staff look at something
 * else.
 * @throws Error when there is no answer
 */
export async function liveFrame(): Promise<Blob | null> {
  const response = await fetch('live', { cache: 'no-store' });
  return response.status === 200 ? response.blob() : null;
}
