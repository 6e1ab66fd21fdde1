import type { Rules } from '../rules/rules.ts';
import type { Staff } from '../staff/types.ts';
import type { Handlers } from './handle.ts';

/** Handles the rules of authorities. Anyone may read them; a supervisor changes them. */
export const rulesHandlers = (rules: Rules, staff: Pick<Staff, 'demand'>) =>
  ({
    rules: () => rules.view(),
    previewRules({ bytes }) {
      staff.demand();
      return rules.preview(bytes);
    },
    applyRules: ({ bytes }) => rules.apply(bytes, staff.demand()),
    resetRules: () => rules.reset(staff.demand()),
  }) satisfies Partial<Handlers>;
