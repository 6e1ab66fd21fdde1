/** The documents that match a search, and the groups in which they are shown. */
import { computed, type ComputedRef } from 'vue';
import { nearness, type Nearness } from '../../../shared/document-search.ts';
import { formatDocument, isStudioFormat } from '../../../shared/formats/studio-formats.ts';
import type { DocumentView } from '../../../shared/model/document.ts';
import { language, t } from '../../i18n/index.ts';
import { useDocumentsStore } from '../../state/documents-store.ts';
import { useSettingsStore } from '../../state/settings-store.ts';

export interface DocumentGroup {
  readonly key: 'favourites' | 'formats' | 'others';
  readonly words: string;
  readonly items: readonly DocumentView[];
}

const nearest: readonly (Nearness | null)[] = ['named', 'country', 'among-countries'];

export function useDocumentList(text: () => string): {
  /** The best match first. */
  readonly found: ComputedRef<readonly DocumentView[]>;
  /** Without groups that are empty. */
  readonly groups: ComputedRef<readonly DocumentGroup[]>;
} {
  const documents = useDocumentsStore();
  const settings = useSettingsStore();

  /**
   * The studio's own formats: they need no service, so they are here when it does not answer. They wait for its list, or
   * Enter would mark a format first and a document a moment later.
   */
  const formats = computed<readonly DocumentView[]>(() => {
    const { formats: own = [], favourites = [] } = settings.settings ?? {};
    const isLoading = documents.documents === null && documents.failure === null;
    return isLoading ? [] : own.map((format) => formatDocument(format, favourites));
  });
  const found = computed(() => {
    const all = [...(documents.documents ?? []), ...formats.value].map((one) => ({
      ...{ one, near: nearness(one, text(), language()) },
    }));
    return nearest.flatMap((near) => all.filter((each) => each.near === near).map(({ one }) => one));
  });
  const groups = computed(() => {
    const ofService = found.value.filter((one) => !isStudioFormat(one));
    const ofStudio = found.value.filter(isStudioFormat);
    const all: readonly DocumentGroup[] = [
      {
        ...{ key: 'favourites', words: t('document.favourites') },
        items: ofService.filter(({ favourite }) => favourite),
      },
      // A group of their own: nobody takes them for documents of an authority.
      {
        ...{ key: 'formats', words: t('formats.group') },
        items: ofStudio.toSorted((a, b) => Number(b.favourite) - Number(a.favourite)),
      },
      {
        ...{ key: 'others', words: t('document.others') },
        items: ofService.filter(({ favourite }) => !favourite),
      },
    ];
    return all.filter(({ items }) => items.length > 0);
  });
  return { found, groups };
}
