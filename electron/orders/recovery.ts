import { filePrinterId } from '../printing/file/printer.ts';
import type { Needs } from './deps.ts';
import { resetAsked } from './photos/photo-replacement.ts';
import { existing } from './existing-order.ts';

/**
 * Repairs what a crash, a power cut or a log-off left behind. A call that was sent and has no answer becomes uncertain
 * and waits for staff; a call that was only intended was not sent. Nothing is sent here.
 */
export function recoverCalls(deps: Needs<'records' | 'clock'>): void {
  const { records, clock } = deps;
  records.transaction(() => {
    for (const call of records.calls.recover(clock.now().toISOString())) {
      const photo = call.photoId === null ? null : records.photos.get(call.photoId);
      if (photo === null || call.state !== 'not-sent') continue;
      resetAsked(deps, photo, existing(deps, photo.orderId).photoMode);
    }
    for (const print of records.prints.recover(clock.now().toISOString())) {
      // A saved file without a name was never finished, so nobody has to look for it.
      if (print.printerId !== filePrinterId) continue;
      const progress = { state: 'failed', note: '', trouble: null, hold: null } as const;
      records.prints.setState(print.id, progress, clock.now().toISOString());
    }
  });
}

/** Reports photos that share a service id: they date from before a second one was refused, and they are kept. */
export function reportSharedIds({ records, log }: Needs<'records' | 'log'>): void {
  const photos = records.photoUuids.sharedBefore();
  if (photos > 0) log.warn({ photos }, 'photos share an id of the service with another photo');
}
