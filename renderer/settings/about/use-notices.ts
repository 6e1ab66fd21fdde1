import { computed, onMounted, ref, shallowRef, type ComputedRef, type Ref } from 'vue';
import { noticesFile, type Notice, type NoticeKind, type Notices } from '../../../shared/notices.ts';

interface NoticeGroup {
  readonly kind: NoticeKind;
  readonly notices: readonly Notice[];
}

interface NoticeList {
  readonly all: Ref<Notices | null>;
  readonly failed: Ref<boolean>;
  readonly search: Ref<string>;
  /** The parts that match the search, one group for each kind, in the file's order. */
  readonly groups: ComputedRef<readonly NoticeGroup[]>;
  readonly load: () => Promise<void>;
}

const kinds: readonly NoticeKind[] = ['runtime', 'library', 'font', 'model', 'package'];

/** Loads the third-party notices, which the build puts beside the page, when the section opens. */
export function useNotices(): NoticeList {
  const all = shallowRef<Notices | null>(null);
  const failed = ref(false);
  const search = ref('');

  async function load(): Promise<void> {
    failed.value = false;
    try {
      const answer = await fetch(noticesFile);
      if (!answer.ok) throw new Error(`The notices answered ${answer.status}`);
      all.value = (await answer.json()) as Notices;
    } catch {
      // The page's own file is missing or damaged. The section says so.
      failed.value = true;
    }
  }

  const groups = computed(() => {
    const wanted = search.value.trim().toLowerCase();
    const matching = (all.value?.notices ?? []).filter(({ name, licence }) =>
      `${name} ${licence}`.toLowerCase().includes(wanted),
    );
    return kinds
      .map((kind) => ({ kind, notices: matching.filter((notice) => notice.kind === kind) }))
      .filter(({ notices }) => notices.length > 0);
  });

  onMounted(load);
  return { all, failed, search, groups, load };
}
