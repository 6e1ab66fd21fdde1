import { KioskError } from '../../shared/errors.ts';
import { inTurns } from '../turns.ts';
import { eraseAnswer } from './calls/sealed-answer.ts';
import type { Needs } from './deps.ts';
import { bringImage } from './photos/pending-image.ts';
import { bringSheets } from './photos/service-sheets.ts';

/** Fetches images and sheets that answers have named and that are missing, which is free. A failed fetch stays pending. */
export async function bringMissing(
  deps: Needs<'records' | 'vault' | 'pictures' | 'service' | 'clock' | 'log' | 'changed'>,
): Promise<void> {
  const { records, log } = deps;
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
}

/** Removes files without a row by their age, unless records may be missing: then a missing row means nothing. */
export async function sweepVault({
  records,
  vault,
  sheets,
  log,
}: Needs<'records' | 'vault' | 'sheets' | 'log'>): Promise<void> {
  if (records.gap !== null) return;
  const swept = await vault.sweep((ids) => records.cleanUp.live(ids));
  if (Object.values(swept).some((count) => count > 0)) log.info({ ...swept }, 'swept the vault');
  const sheetsSwept = await sheets.sweep((ids) => records.savedSheets.live(ids));
  if (Object.values(sheetsSwept).some((count) => count > 0)) log.info({ ...sheetsSwept }, 'swept the sheets');
}

/** Number of answers that are read at a time. */
const answersAtATime = 100;

/** Erases answers of the service that are no longer needed. */
export async function eraseServedAnswers(deps: Needs<'records' | 'vault' | 'clock'>): Promise<void> {
  const turn = inTurns(deps.records.checkpoints.unused);
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
