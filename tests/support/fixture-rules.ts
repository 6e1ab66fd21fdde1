import { rulesBy } from '../../shared/documents.ts';
import type { RulesView } from '../../shared/model/rules.ts';
import { programRules } from '../../shared/rules/program-rules.ts';
import type { FixtureAnswers } from './fixture-bridge.ts';

/** The program's rules, and a file that allows edits of UK documents. */
export function rulesAnswers(): Pick<FixtureAnswers, 'rules' | 'previewRules' | 'applyRules' | 'resetRules'> {
  const own: RulesView = { rules: programRules, appliedAt: null, takesFiles: true };
  const [uk, ...others] = programRules.edits;
  const edits = uk === undefined ? others : [{ ...uk, policy: 'allowed' as const }, ...others];
  const rules = { ...programRules, edition: 2, date: '2026-12-01', edits };
  const passport = { specCode: 'uk-passport', name: 'UK passport, printed photo' };
  let view = own;
  return {
    rules: () => view,
    previewRules: ({ bytes }) =>
      bytes.byteLength < 2
        ? 'signature'
        : {
            ...{ edition: 2, date: rules.date, now: { edition: 1, date: programRules.date } },
            changes: [{ id: 'uk-edits', change: 'changed' }],
            documents: [
              {
                ...passport,
                before: rulesBy(programRules, passport),
                after: rulesBy(rules, passport),
              },
            ],
          },
    applyRules: () => (view = { ...own, rules, appliedAt: '2026-12-02T09:30:00.000Z' }),
    resetRules: () => (view = own),
  };
}
