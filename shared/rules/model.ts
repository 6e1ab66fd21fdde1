/** The rules of authorities: what one demands of edited pictures, and how it takes the picture. */
import type { Language } from '../language/languages.ts';

/** `warn`: no rule is known for the document, so staff are warned before they use an edited picture. */
export type EditPolicy = 'allowed' | 'warn' | 'locked';
export const editPolicies = ['allowed', 'warn', 'locked'] as const satisfies readonly EditPolicy[];

/** How the authority takes the picture, when not on paper. */
export const documentNotices = ['no-paper', 'code-only', 'upload-only'] as const;
export type DocumentNotice = (typeof documentNotices)[number];

/** Sources whose words the program has. */
export const knownPolicySources = ['uk', 'us', 'ireland'] as const;
export const knownNoticeSources = ['germany', 'uk-digital', 'us-digital', 'its-name'] as const;
/** The source of a policy; the renderer holds its words. `file`: a rules file has them. */
export type PolicySource = (typeof knownPolicySources)[number] | 'unknown' | 'no-document' | 'file';
export type NoticeSource = (typeof knownNoticeSources)[number] | 'file';

/** The words of a source in a rules file. */
export type SourceText = Readonly<Record<Language, string>>;

/** The documents of an authority, by words of their code and name (`wordsOf` in documents.ts). */
export interface Authority {
  /** Short names of the country, which count at an end of the code, or alone in capitals in the name. */
  readonly short: readonly string[];
  /** Words or phrases, one of which is enough. */
  readonly names: readonly string[];
  /** Words in which the names mean another place. */
  readonly butNot?: readonly string[] | undefined;
}

interface Rule {
  /** For example `uk-edits`. A newer rule with the same id takes its place. */
  readonly id: string;
  /** Absent for documents of any authority. */
  readonly authority?: Authority | undefined;
  /** Lists of words. A document fits when it has at least one word of each list. */
  readonly with?: readonly (readonly string[])[] | undefined;
  /** The document has none of these words. */
  readonly without?: readonly string[] | undefined;
  /** Words of a source that the program does not know. */
  readonly text?: SourceText | undefined;
  /** The day on which it was compared with its source, `YYYY-MM-DD`; absent where the source is the document itself. */
  readonly checked?: string | undefined;
  /** Largest file that the authority takes, bytes. */
  readonly mostBytes?: number | undefined;
}
/** A rule about edits. The first one that fits a document is used. */
export interface EditRule extends Rule {
  readonly policy: EditPolicy;
  readonly source: Exclude<PolicySource, 'unknown' | 'no-document'>;
}
export interface PaperRule extends Rule {
  readonly notice: DocumentNotice;
  readonly source: NoticeSource;
}

export interface AuthorityRules {
  /** A newer edition has a higher number. */
  readonly edition: number;
  /** The day of the edition, `YYYY-MM-DD`. */
  readonly date: string;
  readonly edits: readonly EditRule[];
  readonly paper: readonly PaperRule[];
}

/** The rules for one document. An order keeps those that were in force when the document was added. */
export interface DocumentRules {
  readonly policy: EditPolicy;
  readonly source: PolicySource;
  readonly policyText?: SourceText;
  /** The day on which the policy was compared with its source, `YYYY-MM-DD`; absent where there is none. */
  readonly policyAsOf?: string;
  readonly notice: DocumentNotice | null;
  readonly noticeSource: NoticeSource | null;
  readonly noticeText?: SourceText;
  readonly noticeAsOf?: string;
  /** Largest file that the authority takes, bytes; absent without a limit. */
  readonly mostBytes?: number;
}
