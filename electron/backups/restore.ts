/** Restoring a backup, on the request of a person: from the settings, in practice, or where the records are missing. */
import { KioskError } from '../../shared/errors.ts';
import type { RecoveryKeyProblem } from '../../shared/model/account.ts';
import type { FoundBackups, NewerChanges, RestoreTrouble } from '../../shared/model/backups.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { ModePaths } from '../paths.ts';
import { programBeside } from '../work/beside.ts';
import { askThread } from '../work/thread.ts';
import { discardRestore } from './finish-restore.ts';
import type { RestoreTask } from './prepare-restore.ts';
import type { RestoreAnswer, RestoreResults, RestoreWork } from './restore-worker.ts';

/** A folder with backups. */
export interface BackupFolder {
  readonly folder: string;
  /** The recovery key of its backups, as typed; empty for the key of this computer. */
  readonly typed: string;
}

/** Names one backup in a folder. */
export interface ChosenBackup extends BackupFolder {
  readonly id: string;
}

export interface Restore {
  /** Lists the backups of a folder. @throws KioskError KEYCHAIN_UNAVAILABLE */
  list(from: BackupFolder): Promise<FoundBackups | RestoreTrouble | RecoveryKeyProblem>;
  /** Returns what the data in use has that a backup has not; null when its records are damaged. */
  newer(chosen: ChosenBackup): Promise<NewerChanges | RestoreTrouble | 'none' | null>;
  /**
   * Puts a backup in place and sets aside the data of now. A typed key goes into the keychain; where another one is there, only
   * with `replaceKey`.
   * @throws KioskError CALL_OPEN, KIOSK_LOCKED, KEYCHAIN_UNAVAILABLE, and as `openStudio` does
   */
  restore(chosen: BackupToRestore): Promise<RestoreTrouble | 'restored'>;
}

export interface BackupToRestore extends ChosenBackup {
  readonly replaceKey: boolean;
  /** Refuses a typed key that the keychain does not have already. */
  readonly ownKeyOnly: boolean;
}

/** The studio while a backup takes the place of its data. */
export interface HeldStudio {
  /** Lets it go on as it was. */
  release(): void;
  /** Closes it, puts the prepared backup in place, and opens it again. @throws as `openStudio` does */
  replace(): Promise<void>;
}

export interface RestoreOptions {
  readonly paths: ModePaths;
  readonly keys: {
    /** @throws KioskError KEYCHAIN_UNAVAILABLE, with the reason `key-missing` when the keychain has none */
    kept(): Promise<Uint8Array>;
    read(typed: string): Uint8Array | RecoveryKeyProblem;
    /** @throws KioskError KEYCHAIN_UNAVAILABLE */
    keep(key: Uint8Array): Promise<void>;
  };
  /** Refuses while a paid call is on its way or of unknown outcome. @throws KioskError CALL_OPEN */
  readonly refuseOpenCalls: () => void;
  /** Lets no paid call begin. @throws KioskError CALL_OPEN */
  readonly hold: () => HeldStudio;
  /** In practice: puts in place what an interrupted restore had prepared, which the opening of the studio would do. */
  readonly finishEarlier: () => Promise<void>;
  readonly clock: Clock;
  readonly log: Log;
}

export function createRestore(options: RestoreOptions): Restore {
  const { paths, keys, refuseOpenCalls, hold, clock, log } = options;
  let isBusy = false;

  async function ask<K extends RestoreWork['kind']>(
    work: Extract<RestoreWork, { readonly kind: K }>,
  ): Promise<RestoreResults[K] | RestoreTrouble> {
    const program = programBeside(import.meta.url, './restore-worker');
    const answer = await askThread<RestoreAnswer>(program, work).answer;
    if ('result' in answer) return answer.result as RestoreResults[K];
    const { trouble, cause } = answer;
    log.warn({ trouble, cause, kind: work.kind }, 'a backup could not be read');
    return trouble;
  }

  /** Returns null where the keychain has no key. A keychain that is locked or missing is told before the long work. */
  async function keptKey(): Promise<Uint8Array | null> {
    try {
      return await keys.kept();
    } catch (error) {
      if (error instanceof KioskError && error.details['reason'] === 'key-missing') return null;
      throw error;
    }
  }
  async function keysFor(
    typed: string,
  ): Promise<Pick<RestoreTask, 'dataKey' | 'replaces'> | RecoveryKeyProblem> {
    if (typed === '') return { dataKey: await keys.kept() };
    const dataKey = keys.read(typed);
    if (typeof dataKey === 'string') return dataKey;
    const replaces = await keptKey();
    return replaces !== null && Buffer.from(replaces).equals(dataKey) ? { dataKey } : { dataKey, replaces };
  }
  async function taskFor({ folder: target, id, typed }: ChosenBackup): Promise<RestoreTask> {
    const known = await keysFor(typed);
    if (typeof known === 'string')
      throw new KioskError('INVALID_INPUT', 'no recovery key', { field: 'typed' });
    const { records, vault } = paths;
    return { records, vault, target, id, at: clock.now().toISOString(), ...known };
  }

  async function restore(chosen: BackupToRestore): Promise<RestoreTrouble | 'restored'> {
    refuseOpenCalls();
    const task = await taskFor(chosen);
    const { replaces, dataKey } = task;
    if (replaces !== undefined && chosen.ownKeyOnly)
      throw new KioskError('KIOSK_LOCKED', 'this key is not the one of this computer');
    if (replaces !== undefined && replaces !== null && !chosen.replaceKey) return 'other-key';
    await options.finishEarlier();
    const missing = await ask({ kind: 'prepare', ...task });
    if (typeof missing === 'string') return missing;
    const studio = await heldOrDiscarded();
    try {
      if (replaces !== undefined) await keys.keep(dataKey);
    } catch (error) {
      studio.release();
      await discardRestore(paths.records);
      throw error;
    }
    await studio.replace();
    log.warn({ missing }, 'a person restored a backup; the data from before is set aside');
    return 'restored';
  }
  /** While a call is open, the data of now stays in use: a later start must not replace it. */
  async function heldOrDiscarded(): Promise<HeldStudio> {
    try {
      return hold();
    } catch (error) {
      await discardRestore(paths.records);
      throw error;
    }
  }

  return {
    async list({ folder: target, typed }) {
      const known = await keysFor(typed);
      return typeof known === 'string' ? known : ask({ kind: 'list', target, dataKey: known.dataKey });
    },
    newer: async (chosen) => ask({ kind: 'newer', ...(await taskFor(chosen)) }),
    async restore(chosen) {
      if (isBusy) throw new KioskError('RECORDS_BUSY', 'a backup is being restored already');
      isBusy = true;
      try {
        return await restore(chosen);
      } finally {
        isBusy = false;
      }
    },
  };
}
