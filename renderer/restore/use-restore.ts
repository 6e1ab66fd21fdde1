import { computed, ref, shallowRef } from 'vue';
import type { RecoveryKeyProblem } from '../../shared/model/account.ts';
import type {
  FoundBackups,
  NewerChanges,
  RestorableState,
  RestoreTrouble,
} from '../../shared/model/backups.ts';
import { isWholePath } from '../../shared/whole-path.ts';
import { kiosk, type BridgeError } from '../bridge/bridge.ts';
import { t } from '../i18n/index.ts';
import { announce } from '../ui/announce/announce.ts';
import { expectedFailure } from '../ui/errors.ts';

export type RestoreSteps = ReturnType<typeof useRestore>;

const keyProblems: readonly string[] = ['short', 'long', 'mistyped'] satisfies RecoveryKeyProblem[];
const isKeyProblem = (answer: string): answer is RecoveryKeyProblem => keyProblems.includes(answer);

/**
 * The two steps of restoring a backup: which one, then what it has and what is newer.
 * @param usual the folder that is looked into first; empty for none
 * @param asksKey whether the recovery key is asked for from the start
 * @param restored called when the backup is in place
 */
export function useRestore(usual: string, asksKey: boolean, restored: () => void) {
  const folder = ref(usual);
  /** The recovery key as typed. It exists only while the dialog does. */
  const typed = ref('');
  /** True once the key of this computer is not enough. */
  const keyAsked = ref(asksKey);
  const keyProblem = ref<RecoveryKeyProblem | 'other' | null>(null);
  /** Null until a folder was looked into. */
  const found = shallowRef<FoundBackups | null>(null);
  const chosen = shallowRef<RestorableState | null>(null);
  /** Undefined until it is known. */
  const newer = shallowRef<NewerChanges | 'none' | null>();
  const trouble = ref<RestoreTrouble | null>(null);
  const failure = shallowRef<BridgeError | null>(null);
  /** Number of newer backups that were passed over, because they cannot be read. */
  const skipped = ref(0);
  const doing = ref<'finding' | 'comparing' | 'running' | null>(null);
  const canFind = computed(
    () =>
      folder.value.trim() !== '' &&
      isWholePath(folder.value.trim()) &&
      (!asksKey || typed.value.trim() !== ''),
  );
  const from = () => ({ folder: folder.value.trim(), typed: keyAsked.value ? typed.value.trim() : '' });

  /** Runs one call, and shows why it failed. */
  async function attempt(what: NonNullable<typeof doing.value>, work: () => Promise<void>): Promise<void> {
    if (doing.value !== null) return;
    [trouble.value, failure.value, doing.value] = [null, null, what];
    try {
      await work();
    } catch (error) {
      failure.value = expectedFailure(error);
    } finally {
      doing.value = null;
    }
  }

  async function look(): Promise<void> {
    [found.value, keyProblem.value] = [null, null];
    const asked = from();
    const answer = await kiosk().listBackups(asked);
    if (typeof answer !== 'string') {
      const opensNone = answer.states.length === 0 && answer.otherKey > 0;
      if (opensNone && asked.typed !== '') keyProblem.value = 'other';
      if (opensNone) keyAsked.value = true;
      found.value = answer;
    } else if (isKeyProblem(answer)) keyProblem.value = answer;
    else trouble.value = answer;
  }
  /** A keychain without a usable key is no failure: the recovery key is asked for. */
  const find = (): Promise<void> =>
    attempt('finding', () =>
      look().catch((error: unknown) => {
        const failed = expectedFailure(error);
        const reason = failed?.code === 'KEYCHAIN_UNAVAILABLE' ? String(failed.details['reason']) : '';
        if (!reason.startsWith('key-')) throw error;
        keyAsked.value = true;
      }),
    );
  const choose = (state: RestorableState): Promise<void> =>
    attempt('comparing', async () => {
      [chosen.value, newer.value] = [state, undefined];
      const answer = await kiosk().newerThanBackup({ ...from(), id: state.id });
      if (typeof answer === 'string' && answer !== 'none') trouble.value = answer;
      else newer.value = answer;
    });
  /** A second press, after staff have read that another key is in the keychain, replaces that key. */
  function start(): Promise<void> {
    const replaceKey = trouble.value === 'other-key';
    return attempt('running', async () => {
      if (chosen.value === null) return;
      const answer = await kiosk().restoreBackup({ ...from(), id: chosen.value.id, replaceKey });
      if (answer === 'restored') {
        announce(t('restore.done'));
        restored();
      } else trouble.value = answer;
    });
  }
  function back(): void {
    [chosen.value, newer.value, trouble.value] = [null, undefined, null];
    skipped.value = 0;
  }
  /** Looks into the folder, and goes on to the newest backup whose records can be read. */
  async function findNewest(): Promise<void> {
    await find();
    skipped.value = 0;
    for (const state of found.value?.states ?? []) {
      await choose(state);
      if (trouble.value !== 'damaged') return;
      skipped.value += 1;
    }
    if (skipped.value > 0) chosen.value = null;
  }
  return {
    ...{ folder, typed, keyAsked, keyProblem, found, chosen, newer, trouble, failure, doing, canFind },
    ...{ find, findNewest, choose, start, back, skipped },
  };
}
