import type { LaunchWork } from '../work/launch.ts';
import type { WorkLimits } from '../work/limits.ts';
import { createWork, type Work, type WorkLog } from '../work/work.ts';
import type { Remote } from '../work/jobs.ts';
import type { PictureJobs } from './picture-jobs.ts';

/**
 * Work on pictures, done in the picture process. Besides its own errors, each job throws the KioskError
 * IMAGE_DECODER_FAILED when the picture crashed the process, hung, or took too much memory.
 */
export type Pictures = Remote<PictureJobs>;

/** Repeats the names of the type, because importing the jobs would load the decoders into the main process. */
const names: Readonly<Record<keyof PictureJobs, true>> = {
  copyForService: true,
  cropPicture: true,
  decodedHeic: true,
  encodeForExport: true,
  inspectPicture: true,
  inspectWithThumbnail: true,
  logoOf: true,
  measurePicture: true,
  seesThrough: true,
  refuseHuge: true,
  thumbnail: true,
  transparentCopyForService: true,
};

/** Creates the picture process, which starts at the first picture. */
export const createPictures = (launch: LaunchWork, log: WorkLog, limits?: WorkLimits): Work<PictureJobs> =>
  createWork<PictureJobs>(
    launch,
    'imaging/picture-worker',
    Object.keys(names) as (keyof PictureJobs)[],
    log,
    limits,
  );
