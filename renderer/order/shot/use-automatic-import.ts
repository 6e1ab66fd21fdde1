import { computed, ref, watch } from 'vue';
import type { FolderFileId } from '../../../shared/ids.ts';
import type { FolderView } from '../../../shared/model/pictures.ts';

interface AutomaticImport {
  /** Null until the folder's contents are known. */
  readonly view: () => FolderView | null;
  /** True when the studio wants it and a shot may be taken now. */
  readonly on: () => boolean;
  /** True while another action on the order is under way. */
  readonly busy: () => boolean;
  readonly take: (fileId: FolderFileId) => Promise<void>;
}

/**
 * Takes pictures that arrive in the folder during the shot step, each once and in the order of arrival. Pictures that
 * were there before, or that arrived while it was off, wait for a tap.
 */
export function useAutomaticImport({ view, on, busy, take }: AutomaticImport): void {
  const waiting = ref<readonly FolderFileId[]>([]);
  /** Null while it is off: pictures present at the start are not new. */
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
