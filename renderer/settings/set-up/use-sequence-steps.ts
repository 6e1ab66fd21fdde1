import { computed, provide } from 'vue';
import { useRoute, useRouter } from 'vue-router';
import { setUpSteps, type SetUpStep } from '../../../shared/model/set-up.ts';
import { useCameraStore } from '../../camera/camera-store.ts';
import { t } from '../../i18n/index.ts';
import { printerScreenOf } from '../../state/printer-settings-route.ts';
import { useSetUpStore } from '../../state/set-up-store.ts';
import { possibleSteps } from '../../state/set-up-words.ts';
import { useStatusStore } from '../../state/status-store.ts';
import { isSetUpStep, sequenceKey } from './use-sequence.ts';

/** Steps that are done when people accept what they see. The others are done only when something was set up. */
const byChoice: readonly SetUpStep[] = ['screen', 'account', 'printing', 'prices'];

/**
 * Leads through the steps of the first run.
 * @param section the step of the address
 */
export function useSequenceSteps(section: () => string | undefined) {
  const setUp = useSetUpStore();
  const camera = useCameraStore();
  const status = useStatusStore();
  const route = useRoute();
  const router = useRouter();

  const current = computed<SetUpStep | 'end'>(() => {
    const asked = section();
    if (isSetUpStep(asked) || asked === 'end') return asked;
    return setUp.view?.place?.at ?? setUpSteps[0];
  });
  const possible = computed(() => possibleSteps(setUp.view));
  const isDone = computed(() => current.value !== 'end' && setUp.view?.states[current.value] === 'done');
  const accepts = computed(() => {
    if (current.value === 'end') return false;
    // A camera counts when it shows a picture; the practice camera draws its own.
    if (current.value === 'camera') return camera.phase === 'live' && !camera.isPractice;
    return byChoice.includes(current.value);
  });

  const go = (step: SetUpStep | 'end'): Promise<unknown> =>
    router.push({ name: 'set-up', params: { section: step } });
  const following = (step: SetUpStep): SetUpStep | 'end' =>
    setUpSteps.slice(setUpSteps.indexOf(step) + 1).find((one) => possible.value.includes(one)) ?? 'end';
  const previous = computed(() => {
    const before =
      current.value === 'end' ? setUpSteps : setUpSteps.slice(0, setUpSteps.indexOf(current.value));
    return before.findLast((step) => possible.value.includes(step));
  });

  async function next(): Promise<void> {
    if (current.value === 'end') return;
    const step = current.value;
    // A step that needs an account was not offered yet.
    if (possible.value.includes(step)) await setUp.pass(step, accepts.value ? 'confirmed' : 'skipped');
    await go(following(step));
  }
  const words = computed(() => {
    if (current.value === 'account' && status.practice) return t('setUp.inPractice');
    const isLater = current.value !== 'end' && !possible.value.includes(current.value);
    return t(isDone.value || accepts.value || isLater ? 'setUp.next' : 'setUp.skip');
  });
  const later = (): void => void router.push({ name: 'desk' });

  provide(sequenceKey, {
    isOn: computed(() => printerScreenOf(route.query).printer === null),
    back: computed(() => {
      const step = previous.value;
      return step === undefined ? null : () => void go(step);
    }),
    ...{ words, next, later },
  });
  return { current, go, previous, later };
}
