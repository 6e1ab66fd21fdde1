import { KioskError } from '../../shared/errors.ts';
import type { Staff } from '../staff/types.ts';
import type { Studio } from '../studio/types.ts';
import type { Updates } from '../updates/types.ts';
import type { Handlers } from './handle.ts';

/** Handles the updates of this computer. A supervisor decides about them. */
export function updateHandlers(
  studio: () => Pick<Studio, 'deps'>,
  staff: Pick<Staff, 'demand'>,
  updates: Omit<Updates, 'putBack' | 'stop' | 'atRest'>,
) {
  const refuseElsewhere = (): void => {
    if (updates.view().kind !== 'installed')
      throw new KioskError('WRONG_STEP', 'this program takes no updates');
  };
  return {
    async setUpdates(settings) {
      const allowedBy = staff.demand();
      await updates.configure(settings);
      studio().deps.note('settings-changed', { allowedBy, settings: ['updates'] });
      return null;
    },
    fetchUpdate() {
      staff.demand();
      refuseElsewhere();
      // The status reports its steps and its end.
      void updates.fetch();
      return null;
    },
    installUpdate({ version }) {
      const allowedBy = staff.demand();
      refuseElsewhere();
      const refusal = updates.install(version);
      if (refusal === null) studio().deps.note('update-begun', { allowedBy });
      return refusal;
    },
    newerThanUpdate() {
      staff.demand();
      return updates.newerThanCopy();
    },
    async goBackTo({ version }) {
      const allowedBy = staff.demand();
      refuseElsewhere();
      const refusal = await updates.goBack(version);
      if (refusal === null) studio().deps.note('update-undone', { allowedBy });
      return refusal;
    },
  } satisfies Partial<Handlers>;
}
