import { describe, expect, it } from 'vitest';
import { usePrintDraft } from '../../../renderer/headshots/use-print-draft.ts';
import type { StudioSettings } from '../../../shared/model/settings.ts';
import { settings } from '../../support/fixture/data.ts';
import { headshotSession } from '../../support/fixture/headshots.ts';

const strip = { id: 'own-0000abcd', name: 'Strip', widthMm: 100, heightMm: 200 } as const;
const { versions } = headshotSession();
const draftOf = (more: Partial<StudioSettings>) =>
  usePrintDraft(
    () => ({ ...settings, ...more }),
    () => versions.slice(0, 1),
  );

describe('a print of headshots', () => {
  it('starts from the studio’s defaults, its own paper included', () => {
    const { draft, plan, sheets } = draftOf({ mediumId: strip.id, ownMedia: [strip], edgeMm: 5 });

    expect(draft).toEqual({ printerId: 'cups:DS620', mediumId: strip.id, edgeMm: 5, copies: 1 });
    expect([plan.value?.pageWidthMm, plan.value?.pageHeightMm].sort()).toEqual([100, 200]);
    draft.copies = 3;
    expect(sheets.value).toBe(3);
  });

  it('cannot be planned on paper that was removed', () => {
    expect(draftOf({ mediumId: strip.id, ownMedia: [] }).plan.value).toBeNull();
  });
});
