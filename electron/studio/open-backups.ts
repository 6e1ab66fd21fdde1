import { KioskError } from '../../shared/errors.ts';
import { personsOf, type Erasure } from '../../shared/model/erasures.ts';
import { createBackups, type Backups } from '../backups/backups.ts';
import { mergedErasures } from '../backups/erasures.ts';
import type { Closers } from '../closers.ts';
import type { DateCheck } from './date-check.ts';
import type { StudioData } from './open-data.ts';
import type { StudioOptions } from './types.ts';

/**
 * The studio's backups. They begin once a supervisor has chosen a folder.
 * @param learnt called when a folder knew of erased customers whom this computer did not know
 */
export async function openBackups(
  closers: Closers,
  { clock, log, version, statusChanged }: Pick<StudioOptions, 'clock' | 'log' | 'version' | 'statusChanged'>,
  {
    paths,
    key,
    opened,
    pages,
    answerRoom,
    erasures,
    dates,
  }: StudioData & { readonly dates: Pick<DateCheck, 'rightUntil'> },
  learnt: () => Promise<void>,
): Promise<Backups> {
  async function learn(found: readonly Erasure[]): Promise<void> {
    const known = new Set(personsOf(erasures.all()).map(({ customerId }) => customerId));
    if (personsOf(found).every(({ customerId }) => known.has(customerId))) return;
    try {
      await erasures.change((own) => mergedErasures(own, found));
      await learnt();
    } catch (error) {
      if (!(error instanceof KioskError)) throw error;
      log.warn({ code: error.code }, 'erased customers whom a backup knew could not be erased here');
    }
  }
  const backups = await createBackups({
    ...{ paths, dataKey: key, program: version, clock, log, changed: statusChanged },
    changes: () => opened.changes(),
    assertWhole: () => pages.assertWhole(),
    suspected: () => pages.again(true),
    isPaying: () => answerRoom.isHeld,
    keepUntil: () => dates.rightUntil(),
    learn,
  });
  closers.add(() => backups.stop());
  return backups;
}
