/** Gathers the authorities' rules for some documents, so that each rule is shown once. */
import {
  documentRules,
  type DocumentNotice,
  type EditPolicy,
  type NamedDocument,
  type NoticeSource,
  type PolicySource,
} from '../../shared/documents.ts';
import { locale } from '../i18n/index.ts';
import { documentWords } from '../state/document-words.ts';

/** One rule, and the names of the documents to which it applies. */
export interface Rule<Kind, Source> {
  readonly kind: Kind;
  readonly source: Source;
  readonly names: string;
}
export type PolicyRule = Rule<Exclude<EditPolicy, 'allowed'>, Exclude<PolicySource, 'no-document'>>;
export type NoticeRule = Rule<DocumentNotice, NoticeSource>;

/** Returns the rules about edits, the strictest first; none for documents that allow edits. */
export function policyRules(documents: readonly NamedDocument[]): readonly PolicyRule[] {
  const found = documents.flatMap((document) => {
    const { policy: kind, source } = documentRules(document);
    return kind === 'allowed' || source === 'no-document'
      ? []
      : [{ kind, source, name: documentWords(document.name) }];
  });
  return gathered(found).toSorted(
    (one, other) => Number(other.kind === 'locked') - Number(one.kind === 'locked'),
  );
}

/** Returns how the authorities want the picture, when not on paper. */
export const noticeRules = (documents: readonly NamedDocument[]): readonly NoticeRule[] =>
  gathered(
    documents.flatMap((document) => {
      const { notice: kind, noticeSource: source } = documentRules(document);
      return kind === null || source === null ? [] : [{ kind, source, name: documentWords(document.name) }];
    }),
  );

/** Merges equal rules: two visas of one authority, or one document for two people, share one. */
function gathered<Kind, Source>(
  found: readonly { readonly kind: Kind; readonly source: Source; readonly name: string }[],
): readonly Rule<Kind, Source>[] {
  const names = new Map<string, { readonly kind: Kind; readonly source: Source; readonly of: Set<string> }>();
  for (const { kind, source, name } of found) {
    const key = `${String(kind)}/${String(source)}`;
    const rule = names.get(key) ?? { kind, source, of: new Set<string>() };
    names.set(key, { ...rule, of: rule.of.add(name) });
  }
  const list = new Intl.ListFormat(locale(), { type: 'conjunction' });
  return [...names.values()].map(({ kind, source, of }) => ({ kind, source, names: list.format(of) }));
}
