import { defineStore } from 'pinia';
import { reactive } from 'vue';
import type { BenchView } from '../../shared/retouch.ts';
import type { BenchId } from '../../shared/ids.ts';
import { t } from '../i18n/index.ts';
import { draftOf, freshDraft, type HeadshotDraft } from './headshot-draft.ts';

/** What is set for each bench: it is still there when staff come back from another place. */
export const useHeadshotDrafts = defineStore('headshot-drafts', () => {
  const drafts = reactive(new Map<BenchId, HeadshotDraft>());

  /** Goes on from what was asked for last, with another seed; a bench without a run starts with the first preset. */
  function of(bench: BenchView): HeadshotDraft {
    const { asked } = bench;
    if (!drafts.has(bench.id))
      drafts.set(
        bench.id,
        asked === null
          ? freshDraft(t('headshots.presets.business.prompt'))
          : draftOf(asked, { withSeed: false }),
      );
    const draft = drafts.get(bench.id);
    if (draft === undefined) throw new Error('a draft that was just made is there');
    return draft;
  }
  return { of };
});
