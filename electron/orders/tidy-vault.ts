import { KioskError } from '../../shared/errors.ts';
import { inTurns } from '../turns.ts';
import { eraseAnswer } from './calls/sealed-answer.ts';
import type { Needs } from './deps.ts';
import { bringImage } from './photos/pending-image.ts';
import { bringSheets } from './photos/service-sheets.ts';
import { eraseExpired } from './retention.ts';

/**
 * Tidies the vault. Fetches images and sheets that answers have named and that are missing, which is free; a failed
 * fetch stays pending. Erases answers that are no longer needed and pictures whose period is over. Removes files
 * without a row, unless records may be missing: then a missing row means nothing.
 */
export async function tidyVault(
  deps: Needs<'records' | 'vault' | 'pictures' | 'service' | 'settings' | 'clock' | 'log' | 'changed'>,
): Promise<void> {
  const { records, vault, log } = deps;
  for (const photo of records.photos.pending()) {
    await bringImage(deps, photo).catch((error: unknown) => {
      log.warn({ code: error instanceof KioskError ? error.code : 'INTERNAL' }, 'an image is still pending');
    });
  }
  for (const photoId of records.serviceSheets.pendingPhotos()) {
    const photo = records.photos.get(photoId);
    if (photo === null) continue;
    await bringSheets(deps, photo).catch((error: unknown) => {
      log.warn({ code: error instanceof KioskError ? error.code : 'INTERNAL' }, 'a sheet is still pending');
    });
  }
  await eraseServedAnswers(deps);
  const expired = await eraseExpired(deps);
  if (expired > 0) log.info({ pictures: expired }, 'erased pictures whose retention period is over');
  if (records.gap !== null) return;
  const swept = await vault.sweep((ids) => records.cleanUp.live(ids));
  if (Object.values(swept).some((count) => count > 0)) log.info({ ...swept }, 'swept the vault');
}

/** Number of answers that are read at a time. */
const answersAtATime = 100;

async function eraseServedAnswers(deps: Needs<'records' | 'vault' | 'clock'>): Promise<void> {
  const turn = inTurns(deps.records.checkpoints.caughtUp);
  let last = '';
  for (;;) {
    const answers = deps.records.cleanUp.answers(last, answersAtATime);
    for (const { id, served } of answers) {
      await turn();
      if (served) await eraseAnswer(deps, id);
      last = id;
    }
    if (answers.length < answersAtATime) return;
  }
}
