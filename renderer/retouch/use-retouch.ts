import { computed, ref, watch, watchEffect, type ComputedRef, type Ref } from 'vue';
import type { RetouchSessionView, VersionView } from '../../shared/retouch.ts';
import type { ErrorCode } from '../../shared/errors.ts';
import type { VersionId } from '../../shared/ids.ts';
import type { CallView } from '../../shared/model/calls.ts';
import type { DocumentView } from '../../shared/model/document.ts';
import { backgroundChoices, type Background } from './backgrounds.ts';
import { useRetouchSessionStore } from '../retouch-session/retouch-session-store.ts';
import { endpointOf } from './edit-endpoints.ts';
import { useTools, type Tool, type ToolDraft } from './use-tools.ts';
import { versionOf } from './version-words.ts';

/** The call that is on its way to the service or back. */
interface UnderWay {
  readonly endpoint: string;
  /** Milliseconds since the epoch. */
  readonly since: number;
}

export interface Retouch extends ToolDraft {
  /** The version that is shown and edited. */
  readonly pickedId: Ref<VersionId>;
  readonly picked: ComputedRef<VersionView>;
  /** The version to compare with; null for the chosen version itself. */
  readonly againstId: Ref<VersionId>;
  readonly against: ComputedRef<VersionView | null>;
  readonly underWay: ComputedRef<UnderWay | null>;
  readonly uncertain: ComputedRef<CallView | null>;
  /** Applies the tool in use; its result is chosen when it arrives. */
  readonly run: () => Promise<void>;
  /** Takes up a tool, or puts it away. */
  readonly take: (tool: Tool | null) => void;
}

/** Errors that the same picture would cause again. */
const useless: ReadonlySet<ErrorCode> = new Set(['SERVICE_NO_FACE', 'SERVICE_IMAGE_REFUSED']);

const newest = (versions: readonly VersionView[]): VersionView => {
  const last = versions.at(-1);
  if (last === undefined) throw new Error('A session has its original at least.');
  return last;
};

/** Returns the version to show first: the one last shown, a result that has arrived since, otherwise a document's source. */
function firstLooked(
  { id, versions }: RetouchSessionView,
  looked: ReturnType<typeof useRetouchSessionStore>['looked'],
): VersionId {
  const newestId = newest(versions).id;
  const left = looked.get(id);
  if (left === undefined) return versions.findLast(({ usedFor }) => usedFor.length > 0)?.id ?? newestId;
  return left.newestId === newestId ? left.pickedId : newestId;
}

/**
 * All decisions in a retouch session: which version is edited, with which tool, and what is under way.
 * @param documents the documents that the picture is for, in an order
 */
export function useRetouch(
  session: () => RetouchSessionView,
  documents: () => readonly DocumentView[],
): Retouch {
  const store = useRetouchSessionStore();
  const originalId = computed(() => (session().versions[0] ?? newest(session().versions)).id);
  const pickedId = ref<VersionId>(firstLooked(session(), store.looked));
  const againstId = ref<VersionId>(originalId.value);

  const picked = computed(() => versionOf(session().versions, pickedId.value) ?? newest(session().versions));
  const against = computed(() => {
    const other = versionOf(session().versions, againstId.value);
    return other === null || other.id === picked.value.id ? null : other;
  });
  const draft = useTools(() => picked.value);

  /** Shows a result as soon as it arrives, and puts the tool that made it away. */
  watch(
    () => newest(session().versions).id,
    () => {
      const result = newest(session().versions);
      pickedId.value = result.id;
      draft.tool.value = result.transparent ? 'fill' : null;
      // Without a document, no background is added unless staff choose one.
      draft.background.value = result.transparent && documents().length > 0 ? firstColour() : 'transparent';
    },
  );
  /** The document's own colour; white without one. */
  const firstColour = (): Background => backgroundChoices(documents())[0]?.value ?? 'transparent';
  function take(tool: Tool | null): void {
    draft.tool.value = tool;
    if (tool === 'fill' && draft.background.value === 'transparent') draft.background.value = firstColour();
  }

  watchEffect(() => {
    const { id, versions } = session();
    store.looked.set(id, { pickedId: pickedId.value, newestId: newest(versions).id });
  });

  const uncertain = computed(() => (session().openCall?.state === 'uncertain' ? session().openCall : null));
  const underWay = computed<UnderWay | null>(() => {
    const work = store.work;
    if (work?.name === 'edit' && draft.edit.value !== null)
      return { endpoint: endpointOf(draft.edit.value), since: work.since };
    const call = session().openCall;
    if (call === null || call.state === 'uncertain') return null;
    return { endpoint: call.endpoint, since: Date.parse(call.sentAt ?? call.createdAt) };
  });

  async function run(): Promise<void> {
    const versionId = picked.value.id;
    const edit = draft.edit.value;
    const colour = draft.background.value;
    if (edit !== null) {
      await store.call('edit', (sessionId) => ({ sessionId, versionId, edit }));
      // A picture that the service cannot use is not sent again by another press of Enter.
      if (store.failure !== null && useless.has(store.failure.code)) draft.tool.value = null;
    } else if (draft.tool.value === 'fill' && colour !== 'transparent')
      await store.call('fillBackground', (sessionId) => ({ sessionId, versionId, colour }));
  }

  return { ...draft, pickedId, picked, againstId, against, underWay, uncertain, run, take };
}
