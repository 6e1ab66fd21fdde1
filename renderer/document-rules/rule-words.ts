/** What the authorities of some documents say, gathered so that one rule is read once. */
import {
  documentRules,
  type DocumentNotice,
  type EditPolicy,
  type NamedDocument,
  type NoticeSource,
  type PolicySource,
} from '../../shared/documents.ts';
import { locale } from '../i18n/index.ts';

/** One rule, and the names of the documents that it holds for. */
export interface Rule<Kind, Source> {
  readonly kind: Kind;
  readonly source: Source;
  readonly names: string;
}
export type PolicyRule = Rule<Exclude<EditPolicy, 'allowed'>, Exclude<PolicySource, 'no-document'>>;
export type NoticeRule = Rule<DocumentNotice, NoticeSource>;

/** What is to be said about edits, the strictest first; of what is free nothing. */
export function policyRules(documents: readonly NamedDocument[]): readonly PolicyRule[] {
  const found = documents.flatMap((document) => {
    const { policy: kind, source } = documentRules(document);
    return kind === 'allowed' || source === 'no-document' ? [] : [{ kind, source, name: document.name }];
  });
  return gathered(found).toSorted(
    (one, other) => Number(other.kind === 'locked') - Number(one.kind === 'locked'),
  );
}

/** How the authorities want the picture, where that is not on paper. */
export const noticeRules = (documents: readonly NamedDocument[]): readonly NoticeRule[] =>
  gathered(
    documents.flatMap((document) => {
      const { notice: kind, noticeSource: source } = documentRules(document);
      return kind === null || source === null ? [] : [{ kind, source, name: document.name }];
    }),
  );

/** Two visas of one authority, or one document for two people, are one rule. */
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
