import type { StaffMember } from '../../shared/model/staff.ts';
import type { Staff } from '../staff/types.ts';
import type { Handlers } from './handle.ts';

/** Handles the people at the counter. */
export function staffHandlers(staff: Staff) {
  const viewAfter = async (work: Promise<void>): Promise<readonly StaffMember[]> => {
    await work;
    return staff.view();
  };
  return {
    counter: () => staff.counter(),
    async signIn({ staffId, pin }) {
      await staff.signIn(staffId, pin);
      return staff.counter();
    },
    lockCounter() {
      staff.lockCounter();
      return staff.counter();
    },
    staff: () => staff.view(),
    addStaff: (person) => viewAfter(staff.add(person)),
    changeStaff(person) {
      staff.change(person);
      return staff.view();
    },
    setStaffPin: (pins) => viewAfter(staff.setPin(pins)),
    deactivateStaff({ staffId }) {
      staff.deactivate(staffId);
      return staff.view();
    },
  } satisfies Partial<Handlers>;
}
