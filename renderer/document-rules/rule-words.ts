/** Gathers the authorities' rules for some documents, so that each rule is shown once. */
import { documentRules, type NamedDocument } from '../../shared/documents.ts';
import type {
  DocumentNotice,
  EditPolicy,
  NoticeSource,
  PolicySource,
  SourceText,
} from '../../shared/rules/model.ts';
import { language, locale, t } from '../i18n/index.ts';
import { sentences } from '../i18n/join.ts';
import { documentWords } from '../state/document-words.ts';
import { dateFormat } from '../ui/dates.ts';

/** One rule, and the names of the documents to which it applies. */
export interface Rule<Kind, Source> {
  readonly kind: Kind;
  readonly source: Source;
  /** The words of the source in a rules file. */
  readonly text?: SourceText | undefined;
  /** The day on which it was compared with its source, `YYYY-MM-DD`. */
  readonly asOf?: string | undefined;
  readonly names: string;
}
export type PolicyRule = Rule<Exclude<EditPolicy, 'allowed'>, Exclude<PolicySource, 'no-document'>>;
export type NoticeRule = Rule<DocumentNotice, NoticeSource>;

/** Returns the rules about edits, the strictest first; none for documents that allow edits. */
export function policyRules(documents: readonly NamedDocument[]): readonly PolicyRule[] {
  const found = documents.flatMap((document) => {
    const { policy: kind, source, policyText: text, policyAsOf: asOf } = documentRules(document);
    return kind === 'allowed' || source === 'no-document'
      ? []
      : [{ kind, source, text, asOf, name: documentWords(document.name) }];
  });
  return gathered(found).toSorted(
    (one, other) => Number(other.kind === 'locked') - Number(one.kind === 'locked'),
  );
}

/** Returns how the authorities want the picture, when not on paper. */
export const noticeRules = (documents: readonly NamedDocument[]): readonly NoticeRule[] =>
  gathered(
    documents.flatMap((document) => {
      const rules = documentRules(document);
      const { notice: kind, noticeSource: source, noticeText: text, noticeAsOf: asOf } = rules;
      return kind === null || source === null
        ? []
        : [{ kind, source, text, asOf, name: documentWords(document.name) }];
    }),
  );

type Found<Kind, Source> = Omit<Rule<Kind, Source>, 'names'> & { readonly name: string };

/** Merges equal rules: two visas of one authority, or one document for two people, share one. */
function gathered<Kind, Source>(found: readonly Found<Kind, Source>[]): readonly Rule<Kind, Source>[] {
  const names = new Map<string, Omit<Rule<Kind, Source>, 'names'> & { readonly of: Set<string> }>();
  for (const { name, ...each } of found) {
    const { kind, source, asOf = '', text } = each;
    const key = JSON.stringify([kind, source, asOf, text?.en]);
    const rule = names.get(key) ?? { ...each, of: new Set<string>() };
    names.set(key, { ...rule, of: rule.of.add(name) });
  }
  const list = new Intl.ListFormat(locale(), { type: 'conjunction' });
  return [...names.values()].map(({ of, ...rule }) => ({ ...rule, names: list.format(of) }));
}

/** Writes a day of a rule, `YYYY-MM-DD`, in words. */
export const ruleDay = dateFormat({
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Returns the words of a rules file, as a sentence. */
const typed = (text: SourceText | undefined): string => (text?.[language()] ?? '').replace(/\.?$/u, '.');

/** Returns the source of a rule in words, with the day on which the rule was compared with it. */
const sourceWords = (words: string, asOf: string | undefined): string =>
  sentences(
    t('documents.source', { source: words }),
    asOf === undefined ? null : t('documents.asOf', { day: ruleDay(asOf) }),
  );
export const policySourceWords = ({ source, text, asOf }: Omit<PolicyRule, 'names' | 'kind'>): string =>
  sourceWords(source === 'file' ? typed(text) : t(`documents.policySources.${source}`), asOf);
export const noticeSourceWords = ({ source, text, asOf }: Omit<NoticeRule, 'names' | 'kind'>): string =>
  sourceWords(source === 'file' ? typed(text) : t(`documents.noticeSources.${source}`), asOf);
