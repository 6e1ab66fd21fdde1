import { dismissSetUp, keepSetUp, setUpView, type SetUpStudio } from '../set-up/set-up.ts';
import type { Staff } from '../staff/staff.ts';
import type { Handlers } from './handle.ts';

/** Handles the first run. Anyone may go on with it: each step's own calls say who may change what. */
export function setUpHandlers(studio: () => SetUpStudio, staff: Pick<Staff, 'demand'>) {
  return {
    setUp: () => setUpView(studio()),
    keepSetUp: (place) => keepSetUp(studio(), place),
    dismissSetUp: () => dismissSetUp(studio(), staff.demand()),
  } satisfies Partial<Handlers>;
}
