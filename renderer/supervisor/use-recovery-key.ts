import { ref, type Ref, type ShallowRef } from 'vue';
import type { RecoveryKeyAnswer } from '../../shared/model/account.ts';
import type { BridgeError } from '../bridge/bridge.ts';
import { useAct } from '../ui/use-act.ts';

export interface RecoveryKeyTry {
  /** As staff have it on paper. It exists only while its form does. */
  readonly typed: Ref<string>;
  /** The answer to what is typed; null before the first try and after a change. */
  readonly answer: Ref<RecoveryKeyAnswer | null>;
  readonly failure: ShallowRef<BridgeError | null>;
  readonly busy: Ref<boolean>;
  /** Sends what is typed. Does nothing for an empty field, or while an answer is awaited. */
  readonly send: () => Promise<void>;
}

/** A form that takes the recovery key. @param ask sends the key, and does what follows when it is right */
export function useRecoveryKey(ask: (typed: string) => Promise<RecoveryKeyAnswer>): RecoveryKeyTry {
  const typed = ref('');
  const answer = ref<RecoveryKeyAnswer | null>(null);
  const { busy, failure, act } = useAct();

  async function send(): Promise<void> {
    if (typed.value.trim() === '') return;
    await act(async () => {
      answer.value = await ask(typed.value);
    });
  }
  return { typed, answer, failure, busy, send };
}
