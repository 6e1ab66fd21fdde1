import { computed, reactive, type ComputedRef } from 'vue';
import type { VersionView } from '../../shared/retouch.ts';
import type { StudioSettings } from '../../shared/model/settings.ts';
import { mediumOf, type MediumId } from '../../shared/sheet-media.ts';
import { planOnePicture, type OnePicture } from '../../shared/sheet/one-picture.ts';

export interface PrintDraft {
  printerId: string;
  mediumId: MediumId;
  /** Margin that stays free along every side, mm. */
  edgeMm: number;
  /** Copies of each picture. */
  copies: number;
}

/** Returns the copies to print. A file has one page: the person who prints it chooses the copies. */
export const copiesOf = ({ printerId, copies }: PrintDraft): number => (printerId === 'file' ? 1 : copies);

/** Choices for a print of headshots, starting from the studio's settings, and the position of the first picture. */
export function usePrintDraft(
  settings: () => StudioSettings | null,
  versions: () => readonly VersionView[],
): {
  readonly draft: PrintDraft;
  readonly plan: ComputedRef<OnePicture | null>;
  readonly sheets: ComputedRef<number>;
} {
  const { printerId = 'file', mediumId = '10x15cm', edgeMm = 0 } = settings() ?? {};
  const draft = reactive<PrintDraft>({ printerId, mediumId, edgeMm, copies: 1 });
  const plan = computed(() => {
    const [first] = versions();
    if (first === undefined) return null;
    const { widthPx, heightPx } = first.image;
    // The studio may have removed its own medium since.
    const medium = mediumOf(draft.mediumId, settings()?.ownMedia ?? []);
    return medium === null ? null : planOnePicture({ medium, edgeMm: draft.edgeMm, widthPx, heightPx });
  });
  return { draft, plan, sheets: computed(() => versions().length * copiesOf(draft)) };
}
