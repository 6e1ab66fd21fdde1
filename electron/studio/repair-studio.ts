import { KioskError } from '../../shared/errors.ts';
import type { RecordsDamage, RepairAnswer } from '../../shared/model/records.ts';
import type { Log } from '../log.ts';
import type { Opening } from '../opening.ts';
import { damageError } from '../records/file/find-damage.ts';
import { withMode } from './open-data.ts';
import type { Studio } from './types.ts';

/** Remedies for damage that was found while the studio was open. */
export interface RepairStudio {
  /**
   * Closes the studio, repairs its records and opens it again. They are as they were when that fails.
   * @throws KioskError WRONG_STEP when nothing can be repaired; CALL_OPEN while a paid call is on its way; as `openStudio` does
   */
  repair(): Promise<RepairAnswer>;
  /** Closes practice whose records are damaged, so that it can begin anew. Does nothing in any other state. */
  shutPractice(): Promise<void>;
  /**
   * Call it when the check of the pages has ended. Where the staff are damaged, nobody could sign in to read the bar above the screens:
   * the records are repaired, or the studio is closed, and the page that needs no PIN says what to do. Never throws.
   */
  checked(): void;
}

/** Returns whether nobody can sign in: the staff are damaged, or nothing can be read. */
const hasStaff = ({ areas }: RecordsDamage): boolean => areas.includes('staff') || areas.includes('all');

export function createRepairStudio(
  opening: Pick<Opening, 'open' | 'shut' | 'again'>,
  log: Log,
): RepairStudio {
  /** True after a repair without a person, which is not tried twice. */
  let tried = false;

  async function repair(): Promise<RepairAnswer> {
    const studio = opening.open;
    if (studio?.pages.damage?.repairable !== true)
      throw new KioskError('WRONG_STEP', 'there is nothing to repair');
    if (studio.deps.answerRoom.isHeld) throw new KioskError('CALL_OPEN', 'a paid call is on its way');
    opening.shut(new KioskError('RECORDS_CHECKING', 'The records are being repaired.', { reason: 'repair' }));
    await studio.close();
    const answer = await studio.repair();
    await opening.again();
    return answer;
  }
  async function shut(studio: Studio, damage: RecordsDamage): Promise<void> {
    opening.shut(withMode(damageError(damage), studio.account === null ? 'practice' : 'account'));
    await studio.close();
  }

  return {
    repair,
    async shutPractice() {
      const studio = opening.open;
      if (studio?.account !== null || studio.pages.damage === null) return;
      await shut(studio, studio.pages.damage);
    },
    checked() {
      const studio = opening.open;
      const damage = studio?.pages.damage ?? null;
      if (studio === null || damage === null || !hasStaff(damage)) return;
      const helped = damage.repairable && !tried ? repair() : shut(studio, damage);
      tried = true;
      helped.catch((error: unknown) => {
        const code = error instanceof KioskError ? error.code : String(error);
        log.error({ code }, 'damaged records of the staff could not be repaired or closed');
      });
    },
  };
}
