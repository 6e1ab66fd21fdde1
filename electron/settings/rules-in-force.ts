import type { AuthorityRules } from '../../shared/rules/model.ts';
import { programRules } from '../../shared/rules/program-rules.ts';
import { rulesSchema } from '../../shared/schemas/rules.ts';

interface RulesRecords {
  readonly authorityRules: { get(): { readonly rules: unknown; readonly appliedAt: string } | null };
}

interface RulesInForce {
  readonly rules: AuthorityRules;
  /** When they were taken from a file; null for the program's own. */
  readonly appliedAt: string | null;
}

/**
 * Returns the rules of a file that was applied here, or the program's. The program's win once they are as new: an update of Headroom
 * brings what was learnt since.
 */
export function rulesInForce({ authorityRules }: RulesRecords): RulesInForce {
  const kept = authorityRules.get();
  const read = kept === null ? null : rulesSchema.safeParse(kept.rules);
  return kept === null || read?.success !== true || read.data.edition <= programRules.edition
    ? { rules: programRules, appliedAt: null }
    : { rules: read.data, appliedAt: kept.appliedAt };
}
