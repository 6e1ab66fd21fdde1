/**
 * Composes papers in a process of its own: fonts never hold the main process, and the photos on a sheet come from the
 * service, so that what decodes them is kept away from it as well (decision 052).
 */
import type { LaunchWork } from '../work/launch.ts';
import { createWork, type WorkLog } from '../work/work.ts';
import type { PaperJobs, PaperKind, Papers } from './paper-jobs.ts';

export interface Composer {
  /**
   * A finished file: a PDF, or the picture that was asked for. The same input gives the same bytes.
   * @throws KioskError as the paper's own function says; IMAGE_DECODER_FAILED when the process ended or hung at it
   */
  compose<Kind extends PaperKind>(kind: Kind, paper: Papers[Kind]): Promise<Uint8Array>;
  stop(): void;
}

/** Starts the paper process at the first paper. */
export function createComposer(launch: LaunchWork, log: WorkLog): Composer {
  const work = createWork<PaperJobs>(launch, 'printing/compose-worker', ['compose'], log);
  return {
    compose: (kind, paper) => work.jobs.compose(kind, paper),
    stop: () => work.stop(),
  };
}
