/** What went wrong with headshots, in words for a place where no order waits and no preview was used. */
import { computed, type ComputedRef } from 'vue';
import { useRouter } from 'vue-router';
import type { RetouchSessionView } from '../../shared/retouch.ts';
import { useRetouchSessionStore } from '../retouch-session/retouch-session-store.ts';
import {
  troubleOfCall,
  type Trouble,
  type TroubleAction,
  type TroubleWords,
} from '../retouch-session/session-trouble.ts';
import { isUncertain, showsNoUsableFace } from '../ui/errors.ts';
import { wordsAt } from '../ui/place-errors.ts';
import type { Headshots } from './use-headshots.ts';

/** A run that shows nobody's face, or the wrong file, is helped by another reference. */
const other: ReadonlySet<string> = new Set([
  'SERVICE_IMAGE_REFUSED',
  'SERVICE_NO_FACE',
  'PHOTO_FILE_MISSING',
  'NOT_FOUND',
]);

/** The newest run was refused because of its reference: the same reference would be refused again. */
export function isUseless({ lastCall }: RetouchSessionView): boolean {
  const refused = troubleOfCall(lastCall);
  return refused !== null && showsNoUsableFace(refused);
}

/** @returns null for what its own panel says already: a call of unknown outcome that waits for a person */
export function headshotTrouble(trouble: Trouble, session: RetouchSessionView): TroubleWords | null {
  if (isUncertain(trouble) && session.openCall?.state === 'uncertain') return null;
  const { title, cost, now, action } = wordsAt('headshots', trouble);
  const usual: TroubleAction = action === 'retry' || action === 'account' ? action : 'none';
  return { title, text: `${cost} ${now}`, action: other.has(trouble.code) ? 'other' : usual };
}

/** Why no headshots could be begun: whatever it was, the way on is to choose again. */
export function startTrouble(trouble: Trouble): TroubleWords {
  const { title, cost, now } = wordsAt('headshots', trouble);
  return { title, text: `${cost} ${now}`, action: 'other' };
}

/**
 * What went wrong last, here or while nobody looked, and the way on.
 * @param leave leads to where another reference is chosen
 */
export function useHeadshotTrouble(
  session: () => RetouchSessionView,
  { unpaid, generate }: Headshots,
  leave: () => Promise<void>,
): {
  readonly trouble: ComputedRef<TroubleWords | null>;
  readonly dismiss: () => void;
  readonly act: (action: TroubleAction) => void;
} {
  const store = useRetouchSessionStore();
  const router = useRouter();
  const trouble = computed((): TroubleWords | null => {
    const { lastCall } = session();
    const missed = lastCall === null || store.read.has(lastCall.id) ? null : troubleOfCall(lastCall);
    const told = unpaid.failure.value ?? store.failure ?? (store.work === null ? missed : null);
    const words = told === null ? null : headshotTrouble(told, session());
    // Repeat only the step that failed, never the run: the run is a paid call.
    const elsewhere = words?.action === 'retry' && unpaid.failure.value !== null;
    return elsewhere ? { ...words, action: 'none' } : words;
  });
  function dismiss(): void {
    unpaid.dismiss();
    store.dismiss();
  }
  return {
    trouble,
    dismiss,
    act(action) {
      dismiss();
      if (action === 'account') void router.push({ name: 'settings', params: { section: 'account' } });
      else if (action === 'other') void leave();
      else if (action === 'retry') void generate();
    },
  };
}
