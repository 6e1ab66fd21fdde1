import { computed, reactive, shallowRef, watch } from 'vue';
import type { AuditAct, AuditState } from '../../../shared/model/audit.ts';
import type { CustomerId, StaffId } from '../../../shared/ids.ts';
import { kiosk } from '../../bridge/bridge.ts';
import { expectedFailure } from '../../ui/errors.ts';
import { saveLargeFile } from '../../ui/files/save-large-file.ts';
import { useParts } from '../use-parts.ts';

/** Empty texts stand for everyone, everything and every day. */
export interface AuditChoice {
  person: StaffId | 'staff' | '';
  act: AuditAct | '';
  day: string;
}

/**
 * The audit log in parts, and whether all of it is whole. It is forgotten when it is no longer `readable`.
 *
 * @param customer the customer to whom it is limited; null for all entries
 */
export function useAuditLog(readable: () => boolean, customer: () => CustomerId | null) {
  const choice = reactive<AuditChoice>({ person: '', act: '', day: '' });
  const state = shallowRef<AuditState | null>(null);
  const isFiltered = computed(
    () => choice.person !== '' || choice.act !== '' || choice.day !== '' || customer() !== null,
  );

  const filter = () => ({
    person: choice.person === '' ? null : choice.person,
    act: choice.act === '' ? null : choice.act,
    day: choice.day === '' ? null : choice.day,
    customer: customer(),
  });
  const { run, showNewest, ...parts } = useParts({
    readable,
    read: (before: number | null) => kiosk().auditLog({ ...filter(), before }),
    endOf: ({ entries }) => entries.at(-1)?.seq,
  });
  async function check(): Promise<void> {
    try {
      const found = await kiosk().checkAuditLog();
      if (readable()) state.value = found;
    } catch (error) {
      if (readable()) parts.failure.value = expectedFailure(error);
    }
  }

  watch(
    readable,
    (can) => {
      state.value = null;
      if (can) void check();
    },
    { immediate: true },
  );
  watch([choice, customer], showNewest);

  return {
    ...parts,
    ...{ choice, state, isFiltered },
    exportCsv: () => run(() => saveLargeFile(() => kiosk().auditCsv(filter()))),
  };
}
