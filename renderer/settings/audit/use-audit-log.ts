import { computed, reactive, ref, shallowRef, watch } from 'vue';
import type { AuditAct, AuditPart, AuditState } from '../../../shared/model/audit.ts';
import type { StaffId } from '../../../shared/ids.ts';
import { kiosk, type BridgeError } from '../../bridge/bridge.ts';
import { expectedFailure } from '../../ui/errors.ts';
import { saveFile } from '../../ui/save-file.ts';

/** Empty texts stand for everyone, everything and every day. */
export interface AuditChoice {
  person: StaffId | 'staff' | '';
  act: AuditAct | '';
  day: string;
}

/**
 * A part of the audit log, and whether all of it is whole. Loads while `readable`, and forgets everything when it no longer
 * is: a log that a supervisor has opened is not on the screen for the next person.
 */
export function useAuditLog(readable: () => boolean) {
  const choice = reactive<AuditChoice>({ person: '', act: '', day: '' });
  const part = shallowRef<AuditPart | null>(null);
  const state = shallowRef<AuditState | null>(null);
  const failure = shallowRef<BridgeError | null>(null);
  /** Numbers with which the newer parts began, for going back to them. */
  const newer = ref<(number | null)[]>([]);
  const begin = ref<number | null>(null);
  const isFiltered = computed(() => choice.person !== '' || choice.act !== '' || choice.day !== '');

  const filter = () => ({
    person: choice.person === '' ? null : choice.person,
    act: choice.act === '' ? null : choice.act,
    day: choice.day === '' ? null : choice.day,
  });
  let asked = 0;

  /** Runs what the main process may refuse. Only the latest answer counts. */
  async function run(work: (isLatest: () => boolean) => Promise<void>): Promise<void> {
    asked += 1;
    const mine = asked;
    const isLatest = (): boolean => mine === asked && readable();
    try {
      await work(isLatest);
      if (isLatest()) failure.value = null;
    } catch (error) {
      if (isLatest()) failure.value = expectedFailure(error);
    }
  }
  const show = (before: number | null): Promise<void> =>
    run(async (isLatest) => {
      const found = await kiosk().auditLog({ ...filter(), before });
      if (!isLatest()) return;
      part.value = found;
      begin.value = before;
    });
  async function check(): Promise<void> {
    try {
      const found = await kiosk().checkAuditLog();
      if (readable()) state.value = found;
    } catch (error) {
      if (readable()) failure.value = expectedFailure(error);
    }
  }

  watch(
    readable,
    (can) => {
      part.value = null;
      state.value = null;
      newer.value = [];
      if (!can) return;
      void show(null);
      void check();
    },
    { immediate: true },
  );
  watch(choice, () => {
    newer.value = [];
    void show(null);
  });

  return {
    ...{ choice, part, state, failure, isFiltered },
    isNewest: computed(() => newer.value.length === 0),
    reload: () => show(begin.value),
    async older(): Promise<void> {
      const last = part.value?.entries.at(-1)?.seq;
      if (last === undefined) return;
      newer.value.push(begin.value);
      await show(last);
    },
    newer: () => show(newer.value.pop() ?? null),
    exportCsv: () => run(async () => saveFile(await kiosk().auditCsv(filter()))),
  };
}
