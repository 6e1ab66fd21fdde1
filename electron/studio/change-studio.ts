import { KioskError } from '../../shared/errors.ts';
import type { EntryChange } from '../account/account.ts';
import type { Opening } from '../opening.ts';
import type { Studio } from './types.ts';

export interface StudioChange {
  readonly opening: Pick<Opening, 'studio' | 'put' | 'shut'>;
  /** Opens the studio of the account that the keychain has now. */
  readonly open: () => Promise<Studio>;
  /** Called when the other studio is open and the former one is closed. */
  readonly changed: () => void;
}

/**
 * Changes the account: opens the other studio, then closes the current one. If the other will not open, the current
 * one stays.
 * @throws the error of the opening
 */
export async function changeStudio(
  { opening, open, changed }: StudioChange,
  entry: EntryChange,
): Promise<void> {
  const before = opening.studio();
  before.door.shut();
  try {
    await entry.make();
    opening.put(await open());
  } catch (error) {
    if (error instanceof KioskError && error.code === 'RECORDS_MISSING') {
      // The account stays: the screen about the missing records asks a person what to do with them.
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
