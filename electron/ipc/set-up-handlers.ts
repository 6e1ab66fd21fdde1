import {
  applySetUpFile,
  makeSetUpFile,
  numberPrefixView,
  previewSetUpFile,
  type UpdatesToSetUp,
} from '../set-up/provision.ts';
import { dismissSetUp, keepSetUp, setUpView, type SetUpStudio } from '../set-up/set-up.ts';
import type { Staff } from '../staff/types.ts';
import type { Studio } from '../studio/types.ts';
import type { Handlers } from './handle.ts';

interface SetUpParts {
  readonly studio: () => SetUpStudio & Pick<Studio, 'deps'>;
  readonly staff: Pick<Staff, 'demand'>;
  readonly updates: UpdatesToSetUp;
  /** Headroom's version. */
  readonly version: string;
  /** Called when a set-up file was applied. */
  readonly settingsChanged: () => void;
}

/**
 * Handles the first run, and the file that sets up another counter. Anyone may go on with the first run: each step's own calls say who may
 * change what.
 */
export function setUpHandlers({ studio, staff, updates, version, settingsChanged }: SetUpParts) {
  return {
    setUp: () => setUpView(studio()),
    keepSetUp: (place) => keepSetUp(studio(), place),
    dismissSetUp: () => dismissSetUp(studio(), staff.demand()),
    numberPrefix: () => numberPrefixView(studio().deps),
    setUpFile({ prefix }) {
      const allowedBy = staff.demand();
      const { feed } = updates.view();
      return makeSetUpFile(studio().deps, prefix, { program: version, feed, allowedBy });
    },
    previewSetUpFile({ bytes }) {
      staff.demand();
      return previewSetUpFile(studio().deps, updates, bytes);
    },
    async applySetUpFile({ bytes }) {
      const applied = await applySetUpFile(studio().deps, updates, bytes, staff.demand());
      if (typeof applied !== 'string') settingsChanged();
      return applied;
    },
  } satisfies Partial<Handlers>;
}
