import { defineStore } from 'pinia';
import { shallowRef } from 'vue';
import { setUpSteps, type SetUpPlace, type SetUpStep, type SetUpView } from '../../shared/model/set-up.ts';
import { kiosk, type BridgeError } from '../bridge/bridge.ts';
import { expectedFailure } from '../ui/errors.ts';

const beginning: SetUpPlace = { at: setUpSteps[0], confirmed: [], skipped: [], left: false };

/** How far the first run has come. */
export const useSetUpStore = defineStore('set-up', () => {
  const view = shallowRef<SetUpView | null>(null);
  const failure = shallowRef<BridgeError | null>(null);

  async function take(answer: Promise<SetUpView>): Promise<void> {
    try {
      view.value = await answer;
      failure.value = null;
    } catch (error) {
      failure.value = expectedFailure(error);
    }
  }
  const load = (): Promise<void> => take(kiosk().setUp());
  /** Changes a part of what is kept, which must be known for that. */
  async function keep(part: Partial<SetUpPlace>): Promise<void> {
    if (view.value === null) await load();
    if (view.value === null) return;
    await take(kiosk().keepSetUp({ ...(view.value.place ?? beginning), ...part }));
  }

  /** Keeps that people went past a step, accepting its choice or skipping it. */
  function pass(step: SetUpStep, as: 'confirmed' | 'skipped'): Promise<void> {
    const { confirmed, skipped } = view.value?.place ?? beginning;
    const others = (steps: readonly SetUpStep[]): SetUpStep[] => steps.filter((one) => one !== step);
    const passed = { confirmed: others(confirmed), skipped: others(skipped) };
    return keep({ ...passed, [as]: [...passed[as], step] });
  }
  const dismiss = (): Promise<void> => take(kiosk().dismissSetUp());
  return { view, failure, load, keep, pass, dismiss };
});
