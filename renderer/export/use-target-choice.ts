import { defineStore } from 'pinia';
import { computed, ref, watch, type ComputedRef, type Ref } from 'vue';
import type { ExportTarget } from '../../shared/exporting.ts';
import { useExportTargets } from './use-export-targets.ts';

/** The destination of the last export in this session: the next one usually goes there too. */
const useLastTarget = defineStore('last-export-target', () => ({ id: ref<string | null>(null) }));

export interface TargetChoice extends ReturnType<typeof useExportTargets> {
  readonly targetId: Ref<string>;
  /** The chosen destination, while it is there. */
  readonly target: ComputedRef<ExportTarget | null>;
  /** Notes that an export to the chosen destination was done. */
  readonly used: () => void;
}

/** The destinations of an export, and the chosen one. */
export function useTargetChoice(): TargetChoice {
  const looked = useExportTargets();
  const last = useLastTarget();
  const targetId = ref('');
  const target = computed(() => looked.targets.value?.find(({ id }) => id === targetId.value) ?? null);
  // Keep the current choice. If it is gone or was never made, take the last destination, or otherwise a drive.
  watch(looked.targets, (now) => {
    if (now === null || target.value !== null) return;
    const ready = now.filter(({ state }) => state === 'ready');
    const likely =
      ready.find(({ id }) => id === last.id) ?? ready.find(({ kind }) => kind === 'drive') ?? ready[0];
    targetId.value = likely?.id ?? '';
  });
  return { ...looked, targetId, target, used: () => void (last.id = targetId.value) };
}
