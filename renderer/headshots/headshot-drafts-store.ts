import { defineStore } from 'pinia';
import { reactive } from 'vue';
import type { RetouchSessionView } from '../../shared/retouch.ts';
import type { RetouchSessionId } from '../../shared/ids.ts';
import { draftOf, freshDraft, type HeadshotDraft } from './headshot-draft.ts';
import { prompts } from './presets.ts';

/** The settings of each session, kept while staff are on another screen. */
export const useHeadshotDrafts = defineStore('headshot-drafts', () => {
  const drafts = reactive(new Map<RetouchSessionId, HeadshotDraft>());

  /** Returns a session's draft: the last run's settings with another seed, or the first preset when there was no run. */
  function of(session: RetouchSessionView): HeadshotDraft {
    const { asked } = session;
    if (!drafts.has(session.id))
      drafts.set(
        session.id,
        asked === null ? freshDraft(prompts.business) : draftOf(asked, { withSeed: false }),
      );
    const draft = drafts.get(session.id);
    if (draft === undefined) throw new Error('a draft that was just made is there');
    return draft;
  }
  return { of };
});
