import { KioskError } from '../../shared/errors.ts';
import type { EntryChange } from '../account/account.ts';
import type { Opening } from '../opening.ts';
import type { Studio } from './types.ts';

export interface StudioChange {
  readonly opening: Pick<Opening, 'studio' | 'put' | 'shut'>;
  /** Opens the studio of the account that the keychain has now. */
  readonly open: () => Promise<Studio>;
  /** Returns whether the account has records that only their own key opens. */
  readonly hasEncrypted: () => boolean;
  /** Called when the other studio is open and the former one is closed. */
  readonly changed: () => void;
}

/**
 * Changes the account: opens the other studio, then closes the current one. If the other will not open, the current
 * one stays.
 * @throws the error of the opening
 */
export async function changeStudio(
  { opening, open, changed, hasEncrypted }: StudioChange,
  entry: EntryChange,
): Promise<void> {
  const before = opening.studio();
  before.door.shut();
  try {
    await entry.make();
    opening.put(await open());
  } catch (error) {
    if (error instanceof KioskError && asksPerson(error, hasEncrypted)) {
      // The account stays: a page asks a person about the missing records, or for the recovery key.
      opening.shut(error);
      await before.close();
      throw error;
    }
    try {
      await entry.undo();
    } finally {
      before.door.open();
    }
    throw error;
  }
  await before.close();
  changed();
}

/** True when the records are missing, or the recovery key is: for both there is a page that asks a person. */
function asksPerson({ code, details }: KioskError, hasEncrypted: () => boolean): boolean {
  if (code === 'RECORDS_MISSING') return true;
  const reason = code === 'KEYCHAIN_UNAVAILABLE' ? details['reason'] : null;
  return (reason === 'key-missing' || reason === 'key-damaged' || reason === 'key-other') && hasEncrypted();
}
