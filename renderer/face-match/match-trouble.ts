import type { BridgeError } from '../bridge/bridge.ts';
import type { TroubleAction, TroubleWords } from '../retouch-session/session-trouble.ts';
import { isUncertain } from '../ui/errors.ts';
import { wordsAt } from '../ui/screen-errors.ts';
import { sentences } from '../i18n/join.ts';

/**
 * Returns the words for a failed comparison, unless one of the pictures shows them.
 * @param asked true when a separate panel asks how the call ended
 */
export function matchTrouble(
  failed: Pick<BridgeError, 'code' | 'details'>,
  asked: boolean,
): TroubleWords | null {
  if (isUncertain(failed) && asked) return null;
  const { title, cost, now, action } = wordsAt('faceMatch', failed);
  const usual: TroubleAction = action === 'retry' || action === 'account' ? action : 'none';
  return { title, text: sentences(cost, now), action: usual };
}
