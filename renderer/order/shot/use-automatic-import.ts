import { computed, ref, watch } from 'vue';
import type { FolderFileId } from '../../../shared/ids.ts';
import type { FolderView } from '../../../shared/model/pictures.ts';

interface AutomaticImport {
  /** Null until it is known what the folder holds. */
  readonly view: () => FolderView | null;
  /** The studio wants it, and a shot may be taken now. */
  readonly on: () => boolean;
  /** Something else is being done to the order. */
  readonly busy: () => boolean;
  readonly take: (fileId: FolderFileId) => Promise<void>;
}

/**
 * Takes pictures that come into the folder while a shot is being taken, each once and in the order in which they came.
 * What was there before waits to be tapped, and so does what came while it was off.
 */
export function useAutomaticImport({ view, on, busy, take }: AutomaticImport): void {
  const waiting = ref<readonly FolderFileId[]>([]);
  /** Null while it is off: what is there when it begins is not new. */
  let seen: Set<FolderFileId> | null = null;

  watch(
    [view, on],
    () => {
      const now = view();
      if (!on() || now === null) {
        seen = null;
        waiting.value = [];
        return;
      }
      const ready = now.files.filter((file) => file.state === 'ready');
      const before = seen ?? new Set(ready.map((file) => file.id));
      const fresh = ready.filter((file) => !before.has(file.id) && file.taken === null);
      seen = new Set([...before, ...ready.map((file) => file.id)]);
      waiting.value = [...waiting.value, ...fresh.map((file) => file.id).reverse()];
    },
    { immediate: true },
  );

  const next = computed(() => (busy() ? null : (waiting.value[0] ?? null)));
  watch(next, async (fileId) => {
    if (fileId === null) return;
    waiting.value = waiting.value.slice(1);
    await take(fileId);
  });
}
