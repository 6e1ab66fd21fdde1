import { defineStore } from 'pinia';
import { computed, ref, shallowRef, watch, type ComputedRef, type Ref } from 'vue';
import type {
  ExportedView,
  ExportFormat,
  ExportPlace,
  ExportSource,
  PlannedExport,
} from '../../shared/exporting.ts';
import { kiosk, type BridgeError } from '../bridge/bridge.ts';
import { expectedFailure } from '../ui/errors.ts';
import { usePlaces } from './use-places.ts';

/** The destination of the last export in this session: the next one usually goes there too. */
const useLastPlace = defineStore('last-export-place', () => ({ id: ref<string | null>(null) }));

export interface Export {
  readonly places: Ref<readonly ExportPlace[] | null>;
  readonly placeId: Ref<string>;
  readonly place: ComputedRef<ExportPlace | null>;
  readonly format: Ref<ExportFormat>;
  /** Null until the names of the pictures are known. */
  readonly plan: Ref<readonly PlannedExport[] | null>;
  readonly writing: Ref<boolean>;
  readonly failure: Ref<BridgeError | null>;
  readonly done: Ref<{ readonly view: ExportedView; readonly kind: ExportPlace['kind'] } | null>;
  readonly possible: ComputedRef<boolean>;
  readonly write: () => Promise<void>;
  readonly retry: () => Promise<void>;
}

/** One export, from the choice of pictures to the written files. */
export function useExport(pictures: readonly ExportSource[]): Export {
  const { places, failure: lookFailure, look } = usePlaces();
  const last = useLastPlace();
  const placeId = ref('');
  const format = ref<ExportFormat>('jpeg');
  const plan = shallowRef<readonly PlannedExport[] | null>(null);
  const writing = ref(false);
  const ownFailure = shallowRef<BridgeError | null>(null);
  const done = shallowRef<Export['done']['value']>(null);

  const place = computed(() => places.value?.find(({ id }) => id === placeId.value) ?? null);
  const possible = computed(() => plan.value !== null && place.value?.state === 'ready');

  // Keep the current choice. If it is gone or was never made, take the last destination, or otherwise a drive.
  watch(places, (now) => {
    if (now === null || place.value !== null) return;
    const ready = now.filter(({ state }) => state === 'ready');
    const likely =
      ready.find(({ id }) => id === last.id) ?? ready.find(({ kind }) => kind === 'drive') ?? ready[0];
    placeId.value = likely?.id ?? '';
  });

  async function inPlace(work: () => Promise<void>): Promise<void> {
    ownFailure.value = null;
    try {
      await work();
    } catch (error) {
      ownFailure.value = expectedFailure(error);
    }
  }
  const prepare = (): Promise<void> =>
    inPlace(async () => {
      plan.value = await kiosk().planExport({ pictures });
      if (plan.value.some(({ transparent }) => transparent)) format.value = 'png';
    });

  async function write(): Promise<void> {
    const to = place.value;
    if (writing.value || !possible.value || to === null) return;
    writing.value = true;
    await inPlace(async () => {
      const view = await kiosk().exportPictures({
        placeId: to.id,
        pictures: pictures.map((of) => ({ of, format: format.value })),
      });
      last.id = to.id;
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
    ...{ places, placeId, place, format, plan, writing, done, possible, write, retry },
    failure: computed({
      get: () => ownFailure.value ?? lookFailure.value,
      set: (value) => {
        ownFailure.value = value;
        lookFailure.value = value;
      },
    }),
  };
}
