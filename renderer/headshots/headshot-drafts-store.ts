import { defineStore } from 'pinia';
import { reactive } from 'vue';
import type { RetouchSessionView } from '../../shared/retouch.ts';
import type { RetouchSessionId } from '../../shared/ids.ts';
import { t } from '../i18n/index.ts';
import { draftOf, freshDraft, type HeadshotDraft } from './headshot-draft.ts';

/** What is set for each session: it is still there when staff come back from another place. */
export const useHeadshotDrafts = defineStore('headshot-drafts', () => {
  const drafts = reactive(new Map<RetouchSessionId, HeadshotDraft>());

  /** Goes on from what was asked for last, with another seed; a session without a run starts with the first preset. */
  function of(session: RetouchSessionView): HeadshotDraft {
    const { asked } = session;
    if (!drafts.has(session.id))
      drafts.set(
        session.id,
        asked === null
          ? freshDraft(t('headshots.presets.business.prompt'))
          : draftOf(asked, { withSeed: false }),
      );
    const draft = drafts.get(session.id);
    if (draft === undefined) throw new Error('a draft that was just made is there');
    return draft;
  }
  return { of };
});
