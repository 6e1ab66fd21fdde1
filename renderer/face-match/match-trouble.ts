import type { BridgeError } from '../bridge/bridge.ts';
import type { TroubleAction, TroubleWords } from '../retouch-session/session-trouble.ts';
import { isUncertain } from '../ui/errors.ts';
import { wordsAt } from '../ui/place-errors.ts';

/**
 * What went wrong with a comparison, where it is not said at one of the pictures.
 * @param asked whether a panel of its own asks how the call ended
 */
export function matchTrouble(
  failed: Pick<BridgeError, 'code' | 'details'>,
  asked: boolean,
): TroubleWords | null {
  if (isUncertain(failed) && asked) return null;
  const { title, cost, now, action } = wordsAt('faceMatch', failed);
  const usual: TroubleAction = action === 'retry' || action === 'account' ? action : 'none';
  return { title, text: `${cost} ${now}`, action: usual };
}
