/** The rules of authorities as a supervisor sees and changes them (decision 146). */
import type { AuthorityRules, DocumentRules } from '../rules/model.ts';

export interface RulesView {
  readonly rules: AuthorityRules;
  /** When they were taken from a file, ISO 8601; null for the program's own. */
  readonly appliedAt: string | null;
  /** False for a Headroom that was built without a publisher's key: it accepts no file. */
  readonly takesFiles: boolean;
}

/** The changes that a rules file would make. */
export interface RulesPreview {
  readonly edition: number;
  readonly date: string;
  /** The edition in force. */
  readonly now: { readonly edition: number; readonly date: string };
  /** Rules that come, change or go, by their ids. */
  readonly changes: readonly { readonly id: string; readonly change: 'added' | 'changed' | 'removed' }[];
  /** Documents whose rules change; null where the service's list is not here. */
  readonly documents:
    | readonly {
        readonly specCode: string;
        readonly name: string;
        readonly before: DocumentRules;
        readonly after: DocumentRules;
      }[]
    | null;
}

/** Largest rules file, bytes. */
export const largestRulesFile = 1_000_000;

/**
 * Why a rules file cannot be used. `not-one`: not a rules file. `damaged`: cut off. `signature`: not signed by Headroom's publisher, or
 * changed since. `older`: not newer than the rules in force. `newer`: for a newer Headroom. `limits`: a rule that this Headroom does not
 * understand. `no-key`: this Headroom has no publisher's key.
 */
export type RulesTrouble =
  | 'not-one'
  | 'damaged'
  | 'too-large'
  | 'signature'
  | 'older'
  | 'newer'
  | 'limits'
  | 'no-key';
