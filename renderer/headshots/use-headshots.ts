import { computed, ref, watch, type ComputedRef, type Ref } from 'vue';
import type { RetouchSessionView, HeadshotSettings, Mark, VersionView } from '../../shared/retouch.ts';
import type { VersionId } from '../../shared/ids.ts';
import type { CallView } from '../../shared/model/calls.ts';
import { kiosk } from '../bridge/bridge.ts';
import { t, tc } from '../i18n/index.ts';
import { useRetouchSessionStore } from '../retouch-session/retouch-session-store.ts';
import { draftOf, settingsOf, type HeadshotDraft } from './headshot-draft.ts';
import { useHeadshotDrafts } from './headshot-drafts-store.ts';
import { inSheetOrder, neighbour, resultsOf, sheetOf, type SheetFilter, type SheetRun } from './runs.ts';
import { announce } from '../ui/announce/announce.ts';
import { useUnpaidActions, type UnpaidActions } from './use-unpaid-actions.ts';

export interface Headshots {
  readonly draft: ComputedRef<HeadshotDraft>;
  /** True when the current settings can be requested. */
  readonly whole: ComputedRef<boolean>;
  readonly filter: Ref<SheetFilter>;
  readonly sheet: ComputedRef<readonly SheetRun[]>;
  readonly kept: ComputedRef<readonly VersionView[]>;
  /** The picture shown alone; null while the sheet is shown. */
  readonly large: ComputedRef<VersionView | null>;
  readonly look: (id: VersionId | null) => void;
  /** Goes to the picture beside the current one. @returns false at either end */
  readonly step: (by: 1 | -1) => boolean;
  readonly isLast: ComputedRef<boolean>;
  /** When the run under way was requested, milliseconds since the epoch; null when there is none. */
  readonly since: ComputedRef<number | null>;
  readonly uncertain: ComputedRef<CallView | null>;
  /** Makes one paid run with the current settings. */
  readonly generate: () => Promise<void>;
  /** Uses a run's settings again, including the seed. */
  readonly again: (run: HeadshotSettings) => void;
  /** Sets the mark, or removes it if it is already set. */
  readonly mark: (version: VersionView, mark: Exclude<Mark, 'none'>) => Promise<void>;
  /** Marks it as kept, whatever its mark was. */
  readonly keep: (version: VersionView) => Promise<void>;
  readonly unpaid: UnpaidActions;
}

/** All decisions of staff about the headshots of one session. */
export function useHeadshots(session: () => RetouchSessionView): Headshots {
  const store = useRetouchSessionStore();
  const unpaid = useUnpaidActions();
  const drafts = useHeadshotDrafts();
  const draft = computed(() => drafts.of(session()));
  const settings = computed(() => settingsOf(draft.value));
  const filter = ref<SheetFilter>('all');
  const largeId = ref<VersionId | null>(null);

  const sheet = computed(() => sheetOf(session(), filter.value));
  const inOrder = computed(() => inSheetOrder(sheet.value));
  const large = computed(() => resultsOf(session()).find(({ id }) => id === largeId.value) ?? null);

  watch(
    () => resultsOf(session()).length,
    (now, before) => {
      if (now > before) announce(tc('headshots.count', now));
    },
  );

  /** @param next returns the new mark for the one that is set when its turn comes */
  async function setMark({ id: versionId }: VersionView, next: (now: Mark) => Mark): Promise<void> {
    const sessionId = session().id;
    await unpaid.inTurn(async () => {
      const mark = next(resultsOf(session()).find(({ id }) => id === versionId)?.mark ?? 'none');
      const after = await kiosk().markHeadshot({ sessionId, versionId, mark });
      announce(t(`headshots.mark.${mark}`));
      return after;
    });
  }

  return {
    draft,
    whole: computed(() => settings.value !== null),
    filter,
    sheet,
    kept: computed(() => resultsOf(session()).filter((one) => one.mark === 'kept')),
    large,
    look: (id) => (largeId.value = id),
    step(by) {
      const next = large.value === null ? null : neighbour(inOrder.value, large.value.id, by);
      if (next === null) return false;
      largeId.value = next.id;
      return true;
    },
    isLast: computed(() => large.value === null || neighbour(inOrder.value, large.value.id, 1) === null),
    since: computed(() => {
      if (store.work?.name === 'generateHeadshots') return store.work.since;
      const call = session().openCall;
      return call === null || call.state === 'uncertain' ? null : Date.parse(call.sentAt ?? call.createdAt);
    }),
    uncertain: computed(() => {
      const call = session().openCall;
      return call?.state === 'uncertain' ? call : null;
    }),
    async generate() {
      const asked = settings.value;
      if (asked === null) return;
      largeId.value = null;
      filter.value = 'all';
      await store.call('generateHeadshots', (sessionId) => ({ sessionId, ...asked }));
    },
    again: (run) => void Object.assign(draft.value, draftOf(run, { withSeed: true })),
    mark: (version, wanted) => setMark(version, (now) => (now === wanted ? 'none' : wanted)),
    keep: (version) => setMark(version, () => 'kept'),
    unpaid,
  };
}
