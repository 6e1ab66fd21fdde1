/**
 * Composes papers in a separate process. Fonts never block the main process, and the photos on a sheet, which come from
 * the service, are decoded outside it as well (decision 052).
 */
import type { LaunchWork } from '../work/launch.ts';
import type { Remote } from '../work/jobs.ts';
import { createWork, type WorkLog } from '../work/work.ts';
import type { PaperJobs, PaperKind, Papers, SlipKind } from './paper-jobs.ts';
import type { SlipPicture } from './slips/picture-page.ts';

export interface Composer {
  /**
   * Returns a finished file: a PDF, or a picture in the requested format. The same input gives the same bytes.
   * @throws KioskError as the paper's own function does; IMAGE_DECODER_FAILED when the process ended or hung
   */
  compose<Kind extends PaperKind>(kind: Kind, paper: Papers[Kind]): Promise<Uint8Array>;
  /** Returns how long a page must be for all of a slip's or a receipt's text, mm. Throws as `compose` does. */
  lengthOf<Kind extends SlipKind>(kind: Kind, paper: Papers[Kind]): Promise<number>;
  /** Returns a picture of each page of a slip or a receipt. Throws as `compose` does. */
  picturesOf<Kind extends SlipKind>(
    kind: Kind,
    paper: Papers[Kind],
    picture: SlipPicture,
  ): Promise<readonly Uint8Array[]>;
  /** Returns a place in a sheet's free space for each paper, as the function of this name does. Throws as `compose` does. */
  placePapers: Remote<PaperJobs>['placePapers'];
  stop(): void;
}

/** Starts the paper process when the first paper is composed. */
export function createComposer(launch: LaunchWork, log: WorkLog): Composer {
  const work = createWork<PaperJobs>(
    launch,
    'printing/compose-worker',
    ['compose', 'lengthOf', 'picturesOf', 'placePapers'],
    log,
  );
  return {
    compose: (kind, paper) => work.jobs.compose(kind, paper),
    lengthOf: (kind, paper) => work.jobs.lengthOf(kind, paper),
    picturesOf: (kind, paper, picture) => work.jobs.picturesOf(kind, paper, picture),
    placePapers: (...sheet) => work.jobs.placePapers(...sheet),
    stop: () => work.stop(),
  };
}
