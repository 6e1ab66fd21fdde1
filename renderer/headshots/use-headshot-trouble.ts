/** Words for errors with headshots, where no order waits and no preview was used. */
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
import { wordsAt } from '../ui/screen-errors.ts';
import type { Headshots } from './use-headshots.ts';

/** Errors that another reference can solve: the picture shows no face, or is the wrong file. */
const other: ReadonlySet<string> = new Set([
  'SERVICE_IMAGE_REFUSED',
  'SERVICE_NO_FACE',
  'PHOTO_FILE_MISSING',
  'NOT_FOUND',
]);

/** True when the newest run was refused because of its reference: the same one would be refused again. */
export function isUseless({ lastCall }: RetouchSessionView): boolean {
  const refused = troubleOfCall(lastCall);
  return refused !== null && showsNoUsableFace(refused);
}

/**
 * Returns the words for an error. @returns null when a panel already shows it: a call of unknown outcome that waits for a
 * person
 */
function headshotTrouble(trouble: Trouble, session: RetouchSessionView): TroubleWords | null {
  if (isUncertain(trouble) && session.openCall?.state === 'uncertain') return null;
  const { title, cost, now, action } = wordsAt('headshots', trouble);
  const usual: TroubleAction = action === 'retry' || action === 'account' ? action : 'none';
  return { title, text: `${cost} ${now}`, action: other.has(trouble.code) ? 'other' : usual };
}

/** Returns why headshots could not be started: whatever the error, the way on is to choose again. */
export function startTrouble(trouble: Trouble): TroubleWords {
  const { title, cost, now } = wordsAt('headshots', trouble);
  return { title, text: `${cost} ${now}`, action: 'other' };
}

/**
 * Returns the last error, whether it happened here or while nobody watched, and the way on.
 * @param leave leads to the choice of another reference
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
