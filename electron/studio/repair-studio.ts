import { KioskError } from '../../shared/errors.ts';
import type { RepairAnswer } from '../../shared/model/records.ts';
import type { Opening } from '../opening.ts';

/** What a person can do about damage that was found while the studio was open. */
export interface RepairStudio {
  /**
   * Closes the studio, repairs its records and opens it again. They are as they were when that fails.
   * @throws KioskError WRONG_STEP when nothing can be repaired; CALL_OPEN while a paid call is on its way; as `openStudio` does
   */
  repair(): Promise<RepairAnswer>;
  /** Closes practice whose records are damaged, so that it can begin anew. Does nothing in any other state. */
  shutPractice(): Promise<void>;
}

export function createRepairStudio(opening: Pick<Opening, 'open' | 'shut' | 'again'>): RepairStudio {
  return {
    async repair() {
      const studio = opening.open;
      if (studio?.pages.damage?.repairable !== true)
        throw new KioskError('WRONG_STEP', 'there is nothing to repair');
      if (studio.deps.answerRoom.isHeld) throw new KioskError('CALL_OPEN', 'a paid call is on its way');
      opening.shut(
        new KioskError('RECORDS_CHECKING', 'The records are being repaired.', { reason: 'repair' }),
      );
      await studio.close();
      const answer = await studio.repair();
      await opening.again();
      return answer;
    },
    async shutPractice() {
      const studio = opening.open;
      if (studio?.account !== null || studio.pages.damage === null) return;
      opening.shut(new KioskError('RECORDS_DAMAGED', 'practice is damaged', { mode: 'practice' }));
      await studio.close();
    },
  };
}
