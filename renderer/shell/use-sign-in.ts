import { computed, nextTick, ref, type ComputedRef, type Ref } from 'vue';
import type { StaffId } from '../../shared/ids.ts';
import { useCounterStore } from '../state/counter-store.ts';
import { isPin } from '../supervisor/pin.ts';
import { usePinTries, type PinTries } from '../supervisor/use-pin-tries.ts';

export interface SignIn extends Pick<PinTries, 'complaint' | 'waiting'> {
  /** The person whose PIN is asked for; null while the names are shown. */
  readonly person: ComputedRef<{ readonly id: StaffId; readonly name: string } | null>;
  readonly pin: Ref<string>;
  readonly busy: Ref<boolean>;
  readonly ready: ComputedRef<boolean>;
  /** Asks for the PIN of a person; null shows the names again. */
  readonly choose: (id: StaffId | null) => Promise<void>;
  readonly signIn: () => Promise<void>;
}

/**
 * Signs a person in: first the name, then the PIN.
 * @param parts give the focus to the PIN's field, or to the first name
 */
export function useSignIn(parts: () => { focus(): void } | null, done: () => void): SignIn {
  const counter = useCounterStore();
  const chosen = ref<StaffId | null>(null);
  const pin = ref('');
  const busy = ref(false);
  const { complaint, waiting, attempt, forget } = usePinTries();
  const person = computed(() => counter.people.find(({ id }) => id === chosen.value) ?? null);
  const ready = computed(() => !waiting.value && isPin(pin.value));

  async function choose(id: StaffId | null): Promise<void> {
    chosen.value = id;
    pin.value = '';
    forget();
    await nextTick();
    parts()?.focus();
  }
  async function signIn(): Promise<void> {
    const staffId = person.value?.id;
    if (staffId === undefined || busy.value || !ready.value) return;
    busy.value = true;
    const right = await attempt(() => counter.signIn({ staffId, pin: pin.value }));
    busy.value = false;
    pin.value = '';
    if (right) done();
    else parts()?.focus();
  }
  return { person, pin, busy, ready, complaint, waiting, choose, signIn };
}
