import { defineStore } from 'pinia';
import { computed, shallowRef } from 'vue';
import type { ArgsOf } from '../../../shared/contract.ts';
import type { StaffId } from '../../../shared/ids.ts';
import type { StaffMember } from '../../../shared/model/staff.ts';
import { kiosk, type BridgeError } from '../../bridge/bridge.ts';
import { useAccountStore } from '../../state/account-store.ts';
import { expectedFailure } from '../../ui/errors.ts';

/** The people at the counter. */
export const useStaffStore = defineStore('staff', () => {
  const people = shallowRef<readonly StaffMember[] | null>(null);
  const failure = shallowRef<BridgeError | null>(null);
  const active = computed(() => (people.value ?? []).filter((one) => one.active));
  const gone = computed(() => (people.value ?? []).filter((one) => !one.active));

  /** Takes over the list, and asks again what is locked: that depends on who is a supervisor. */
  async function take(answer: Promise<readonly StaffMember[]>): Promise<void> {
    people.value = await answer;
    await useAccountStore().load();
  }
  async function load(): Promise<void> {
    try {
      people.value = await kiosk().staff();
      failure.value = null;
    } catch (error) {
      failure.value = expectedFailure(error);
    }
  }
  return {
    people,
    failure,
    active,
    gone,
    load,
    add: (person: ArgsOf<'addStaff'>) => take(kiosk().addStaff(person)),
    change: (person: ArgsOf<'changeStaff'>) => take(kiosk().changeStaff(person)),
    setPin: (pins: ArgsOf<'setStaffPin'>) => take(kiosk().setStaffPin(pins)),
    deactivate: (staffId: StaffId) => take(kiosk().deactivateStaff({ staffId })),
  };
});
