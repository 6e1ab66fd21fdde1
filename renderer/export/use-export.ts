import { computed, ref, shallowRef, type ComputedRef, type Ref } from 'vue';
import type {
  ExportedView,
  ExportFormat,
  ExportTarget,
  ExportSource,
  PlannedExport,
} from '../../shared/exporting.ts';
import { kiosk, type BridgeError } from '../bridge/bridge.ts';
import { expectedFailure } from '../ui/errors.ts';
import { useTargetChoice } from './use-target-choice.ts';

export interface Export {
  readonly targets: Ref<readonly ExportTarget[] | null>;
  readonly targetId: Ref<string>;
  readonly target: ComputedRef<ExportTarget | null>;
  readonly format: Ref<ExportFormat>;
  /** Null until the names of the pictures are known. */
  readonly plan: Ref<readonly PlannedExport[] | null>;
  readonly writing: Ref<boolean>;
  readonly failure: Ref<BridgeError | null>;
  readonly done: Ref<{ readonly view: ExportedView; readonly kind: ExportTarget['kind'] } | null>;
  readonly possible: ComputedRef<boolean>;
  readonly write: () => Promise<void>;
  readonly retry: () => Promise<void>;
}

/** One export, from the choice of pictures to the written files. */
export function useExport(pictures: readonly ExportSource[]): Export {
  const { targets, targetId, target, failure: lookFailure, look, used } = useTargetChoice();
  const format = ref<ExportFormat>('jpeg');
  const plan = shallowRef<readonly PlannedExport[] | null>(null);
  const writing = ref(false);
  const ownFailure = shallowRef<BridgeError | null>(null);
  const done = shallowRef<Export['done']['value']>(null);

  const possible = computed(() => plan.value !== null && target.value?.state === 'ready');

  async function attempt(work: () => Promise<void>): Promise<void> {
    ownFailure.value = null;
    try {
      await work();
    } catch (error) {
      ownFailure.value = expectedFailure(error);
    }
  }
  const prepare = (): Promise<void> =>
    attempt(async () => {
      plan.value = await kiosk().planExport({ pictures });
      if (plan.value.some(({ transparent }) => transparent)) format.value = 'png';
    });

  async function write(): Promise<void> {
    const to = target.value;
    if (writing.value || !possible.value || to === null) return;
    writing.value = true;
    await attempt(async () => {
      const view = await kiosk().exportPictures({
        targetId: to.id,
        pictures: pictures.map((of) => ({ of, format: format.value })),
      });
      used();
      done.value = { view, kind: to.kind };
    });
    writing.value = false;
    if (ownFailure.value !== null) await look();
  }

  async function retry(): Promise<void> {
    await look();
    await (plan.value === null ? prepare() : write());
  }

  void prepare();
  return {
    ...{ targets, targetId, target, format, plan, writing, done, possible, write, retry },
    failure: computed({
      get: () => ownFailure.value ?? lookFailure.value,
      set: (value) => {
        ownFailure.value = value;
        lookFailure.value = value;
      },
    }),
  };
}
