import { existsSync } from 'node:fs';
import { KioskError } from '../../shared/errors.ts';
import type { RecoveryKeyAnswer } from '../../shared/model/account.ts';
import type { Clock } from '../clock.ts';
import { inspect } from '../records/file/inspect.ts';
import { isNamedBy, recordsKeyOf } from '../records/file/key.ts';
import { newestMigration } from '../records/migrations/index.ts';
import { readRecoveryKey, writeRecoveryKey } from '../secrets/recovery-key.ts';
import type { SecretStore } from '../secrets/store.ts';
import { keepVaultKey, vaultKey } from '../secrets/vault-key.ts';
import type { Staff } from '../staff/types.ts';
import type { Studio } from '../studio/types.ts';

export interface Recovery {
  /**
   * Returns the recovery key in groups of four characters.
   * @throws KioskError PIN_NOT_SET, SUPERVISOR_REQUIRED; WRONG_STEP in practice; KEYCHAIN_UNAVAILABLE
   */
  show(): Promise<string>;
  /**
   * Prints the recovery key, and returns the printer's name.
   * @throws KioskError as `show` and `KeyPaper.print`
   */
  print(): Promise<string>;
  /**
   * Notes that staff have the recovery key, if that is what they typed. Needs no supervisor: only the key itself proves it.
   * @throws KioskError WRONG_STEP in practice; KEYCHAIN_UNAVAILABLE
   */
  prove(typed: string): Promise<RecoveryKeyAnswer>;
  /**
   * Puts a typed key into the keychain if it opens the records, which are shut. Otherwise changes nothing.
   * @throws KioskError RECORDS_* when the records cannot be opened with any key; KEYCHAIN_UNAVAILABLE
   */
  restore(typed: string): Promise<RecoveryKeyAnswer>;
}

export interface RecoveryOptions {
  readonly studio: () => Pick<Studio, 'account' | 'deps' | 'keyPaper'>;
  readonly staff: Pick<Staff, 'demandWithPin'>;
  readonly secrets: SecretStore;
  readonly clock: Clock;
  /** File of the studio's records. */
  readonly records: string;
}

/** Writes the key of the studio's data down for people, and takes it back from them (decision 103). */
export function createRecovery({ studio, staff, secrets, clock, records }: RecoveryOptions): Recovery {
  const opens = (key: Uint8Array): boolean => existsSync(records) && isNamedBy(recordsKeyOf(key), records);

  /** Returns the keychain's key, unless it has been replaced since the records were opened. */
  async function ownKey(): Promise<Uint8Array> {
    if (studio().account === null) throw new KioskError('WRONG_STEP', 'practice has no recovery key');
    const key = await vaultKey(secrets, { create: false });
    if (opens(key)) return key;
    const details = { reason: 'key-other' };
    throw new KioskError('KEYCHAIN_UNAVAILABLE', 'The keychain now has the key of other records.', details);
  }

  /** Enters in the audit log that a person gets the key, before they do. */
  async function keyFor(act: 'recovery-key-shown' | 'recovery-key-printed'): Promise<string> {
    const { id: allowedBy } = staff.demandWithPin();
    const key = await ownKey();
    studio().deps.note(act, { allowedBy });
    return writeRecoveryKey(key);
  }

  return {
    show: () => keyFor('recovery-key-shown'),
    print: async () => studio().keyPaper.print(await keyFor('recovery-key-printed')),
    async prove(typed) {
      const key = readRecoveryKey(typed);
      if (typeof key === 'string') return key;
      if (!Buffer.from(await ownKey()).equals(key)) return 'other';
      const { settings } = studio().deps;
      settings.save({ ...settings.get(), recoveryKeyProvenAt: clock.now().toISOString() });
      return 'right';
    },
    async restore(typed) {
      const key = readRecoveryKey(typed);
      if (typeof key === 'string') return key;
      if (!opens(key)) return 'other';
      inspect(records, newestMigration(), recordsKeyOf(key));
      await keepVaultKey(secrets, key);
      return 'right';
    },
  };
}
