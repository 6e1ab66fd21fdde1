import { KioskError } from '../../shared/errors.ts';
import { filePrinterId } from '../printing/file/printer.ts';
import { inTurns } from '../turns.ts';
import { eraseExpired } from './retention.ts';
import { bringImage } from './photos/pending-image.ts';
import { eraseAnswer } from './calls/sealed-answer.ts';
import type { OrdersDeps } from './deps.ts';
import { bringSheets } from './photos/service-sheets.ts';
import { standBack } from './photos/photo-replacement.ts';
import { existing } from './view.ts';

/**
 * Puts right what a crash, a power cut or a log-off left behind. A call that was sent and has no answer becomes
 * uncertain and waits for a person; one that was only intended was not sent; nothing is sent here.
 */
export function recoverCalls(deps: OrdersDeps): void {
  const { records, clock } = deps;
  records.transaction(() => {
    for (const call of records.calls.recover(clock.now().toISOString())) {
      const photo = call.photoId === null ? null : records.photos.get(call.photoId);
      if (photo === null || call.state !== 'not-sent') continue;
      standBack(deps, photo, existing(deps, photo.orderId).photoMode);
    }
    for (const print of records.prints.recover(clock.now().toISOString())) {
      // A file that had no name yet was not made: nobody has to look for it.
      if (print.printerId !== filePrinterId) continue;
      const progress = { state: 'failed', note: '', trouble: null, hold: null } as const;
      records.prints.setState(print.id, progress, clock.now().toISOString());
    }
  });
}

/** Reports photos that share an id of the service: they are from before a second one was refused, and they are kept. */
export function reportSharedIds({ records, log }: OrdersDeps): void {
  const photos = records.photoUuids.sharedBefore();
  if (photos > 0) log.warn({ photos }, 'photos share an id of the service with another photo');
}

/**
 * Puts the vault in order: fetches the images and sheets that answers have named and that are not here yet, which is free and
 * stays pending when it fails; erases answers that have served and pictures whose time is over; sweeps files that no
 * row knows, unless records may be missing: then no row means nothing.
 */
export async function tidyVault(deps: OrdersDeps): Promise<void> {
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

/** How many answers are read at a time. */
const answersAtATime = 100;

async function eraseServedAnswers(deps: OrdersDeps): Promise<void> {
  const turn = inTurns();
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
