import { computed, ref, watch, watchEffect, type ComputedRef, type Ref } from 'vue';
import type { RetouchSessionView, VersionView } from '../../shared/retouch.ts';
import type { ErrorCode } from '../../shared/errors.ts';
import type { VersionId } from '../../shared/ids.ts';
import type { CallView } from '../../shared/model/calls.ts';
import type { DocumentView } from '../../shared/model/document.ts';
import { kiosk } from '../bridge/bridge.ts';
import { backgroundChoices, type Background } from './backgrounds.ts';
import { useRetouchSessionStore } from '../retouch-session/retouch-session-store.ts';
import { endpointOf } from './edit-endpoints.ts';
import { useTools, type Tool, type ToolDraft } from './use-tools.ts';
import { versionOf } from './version-words.ts';

/** What is on its way to the service or back. */
export interface UnderWay {
  readonly endpoint: string;
  /** Milliseconds since the epoch. */
  readonly since: number;
}

export interface Retouch extends ToolDraft {
  /** The version that is looked at and worked on. */
  readonly pickedId: Ref<VersionId>;
  readonly picked: ComputedRef<VersionView>;
  /** What it is held against; null for the picked version itself. */
  readonly againstId: Ref<VersionId>;
  readonly against: ComputedRef<VersionView | null>;
  readonly underWay: ComputedRef<UnderWay | null>;
  readonly uncertain: ComputedRef<CallView | null>;
  /** Uses the tool in hand; its result is picked when it comes. */
  readonly run: () => Promise<void>;
  /** Takes a tool in hand, or puts it away. */
  readonly take: (tool: Tool | null) => void;
}

/** Failures that the same picture would meet again. */
const useless: ReadonlySet<ErrorCode> = new Set(['SERVICE_NO_FACE', 'SERVICE_IMAGE_REFUSED']);

const newest = (versions: readonly VersionView[]): VersionView => {
  const last = versions.at(-1);
  if (last === undefined) throw new Error('A session has its original at least.');
  return last;
};

/** What is looked at first: what was left, a result that has come since, else what a document is made from. */
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
 * Everything that a session decides: which version is in hand, with which tool, and what is under way.
 * @param documents what the picture is for, in an order
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

  /** A result is looked at as soon as it is here, whoever waited for it; the tool that made it has done its work. */
  watch(
    () => newest(session().versions).id,
    () => {
      const result = newest(session().versions);
      pickedId.value = result.id;
      draft.tool.value = result.transparent ? 'fill' : null;
      // Where there is no document, nothing is put behind anybody unasked.
      draft.background.value = result.transparent && documents().length > 0 ? firstColour() : 'transparent';
    },
  );
  /** The document's own colour; without one, white. */
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
      await store.act('edit', (sessionId) => kiosk().edit({ sessionId, versionId, edit }));
      // What the service cannot use is not sent once more by another press of Enter.
      if (store.failure !== null && useless.has(store.failure.code)) draft.tool.value = null;
    } else if (draft.tool.value === 'fill' && colour !== 'transparent')
      await store.act('fillBackground', (sessionId) =>
        kiosk().fillBackground({ sessionId, versionId, colour }),
      );
  }

  return { ...draft, pickedId, picked, againstId, against, underWay, uncertain, run, take };
}
