/** The rules of authorities that are in force, and files that update them (decision 146). */
import { isDeepStrictEqual } from 'node:util';
import { rulesBy } from '../../shared/documents.ts';
import { KioskError } from '../../shared/errors.ts';
import type { StaffId } from '../../shared/ids.ts';
import type { DocumentView } from '../../shared/model/document.ts';
import type { RulesPreview, RulesTrouble, RulesView } from '../../shared/model/rules.ts';
import type { AuthorityRules } from '../../shared/rules/model.ts';
import type { Needs } from '../orders/deps.ts';
import { rulesInForce } from '../settings/rules-in-force.ts';
import { readRulesFile } from './rules-file.ts';

/** The open studio, as the rules need it. */
interface RulesStudio {
  readonly deps: Needs<'records' | 'clock' | 'note'>;
  readonly orders: { readonly documents: { list(): Promise<readonly DocumentView[]> } };
}

/** @param keys as `publisherKeys` */
export function createRules(studio: () => RulesStudio, keys: readonly string[]) {
  const view = (): RulesView => ({
    ...rulesInForce(studio().deps.records),
    takesFiles: keys.length > 0,
  });

  function read(bytes: Uint8Array): AuthorityRules | RulesTrouble {
    const rules = readRulesFile(bytes, keys);
    if (typeof rules === 'string') return rules;
    return rules.edition <= view().rules.edition ? 'older' : rules;
  }

  /** The documents of the service; null where it does not answer and none are kept. */
  async function documents(): Promise<readonly DocumentView[] | null> {
    try {
      return await studio().orders.documents.list();
    } catch (error) {
      if (error instanceof KioskError) return null;
      throw error;
    }
  }

  return {
    view,

    /** Tells what applying a file would change. */
    async preview(bytes: Uint8Array): Promise<RulesPreview | RulesTrouble> {
      const rules = read(bytes);
      if (typeof rules === 'string') return rules;
      const now = view().rules;
      const all = await documents();
      return {
        ...{ edition: rules.edition, date: rules.date, now: { edition: now.edition, date: now.date } },
        changes: changesBetween(now, rules),
        documents:
          all === null
            ? null
            : all.flatMap(({ specCode, name }) => {
                const [before, after] = [now, rules].map((each) => rulesBy(each, { specCode, name }));
                if (before === undefined || after === undefined || isDeepStrictEqual(before, after))
                  return [];
                return [{ specCode, name, before, after }];
              }),
      };
    },

    /** Applies a file. Orders keep the rules that their documents were added with. */
    apply(bytes: Uint8Array, allowedBy: StaffId | null): RulesView | RulesTrouble {
      const { records, clock, note } = studio().deps;
      return records.transaction(() => {
        const rules = read(bytes);
        if (typeof rules === 'string') return rules;
        note('settings-changed', { allowedBy, settings: ['rules'] });
        records.authorityRules.set(rules, clock.now().toISOString());
        return view();
      });
    },

    /** Returns to the program's rules. */
    reset(allowedBy: StaffId | null): RulesView {
      const { records, clock, note } = studio().deps;
      records.transaction(() => {
        note('settings-changed', { allowedBy, settings: ['rules'] });
        records.authorityRules.set(null, clock.now().toISOString());
      });
      return view();
    },
  };
}
export type Rules = ReturnType<typeof createRules>;

type Change = RulesPreview['changes'][number];

function changesBetween(now: AuthorityRules, then: AuthorityRules): Change[] {
  const [before, after] = [now, then].map(
    ({ edits, paper }) => new Map([...edits, ...paper].map((rule) => [rule.id, rule] as const)),
  );
  if (before === undefined || after === undefined) return [];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((id): Change[] => {
    const [was, is] = [before.get(id), after.get(id)];
    if (was === undefined) return [{ id, change: 'added' }];
    if (is === undefined) return [{ id, change: 'removed' }];
    return isDeepStrictEqual(was, is) ? [] : [{ id, change: 'changed' }];
  });
}
