/** All that the customer's page can ask of the kiosk. The main process answers nothing else to it. */
import type { CustomerWord, ShownState } from '../../../shared/customer-screen.ts';

/** The kiosk answers within 15 s, with what was known already if need be. After twice that it is gone. ms */
const longestWait = 30_000;

/**
 * What is to be shown, as soon as it is not `version` any more.
 * @throws Error when nobody answers, or answers something else
 */
export async function nextShown(version: number, stop: AbortSignal): Promise<ShownState> {
  const signal = AbortSignal.any([stop, AbortSignal.timeout(longestWait)]);
  const response = await fetch(`feed/${version}`, { signal });
  if (!response.ok) throw new Error(`not let in: ${response.status}`);
  return (await response.json()) as ShownState;
}

/** Where the picture of scene `n` is, for as long as it is shown. */
export const pictureOf = (n: number): string => `picture/${n}`;

/**
 * Gives the customer's word for the picture of scene `n`.
 * @returns false when another scene is shown by now
 * @throws Error when nobody answers
 */
export async function sendWord(n: number, word: CustomerWord): Promise<boolean> {
  const response = await fetch(`word/${n}/${word}`, { method: 'POST' });
  if (response.status === 409) return false;
  if (!response.ok) throw new Error(`not let in: ${response.status}`);
  return true;
}
