/** Assigns each job other than the ID photo to its module. Runs in the image thread. */
import { aiEdit } from './ai-edit/ai-edit.ts';
import { removeBackground } from './background/remove.ts';
import type { Checkpoint } from './checkpoint.ts';
import { enhance } from './enhance/enhance.ts';
import { faceMatch } from './face-match/face-match.ts';
import { headshots } from './headshot/headshots.ts';
import type { AnyJob, EditDone, EditJob } from './protocol.ts';

export const isEditJob = (job: AnyJob): job is EditJob => job.kind !== 'photo' && job.kind !== 'sheet';

/** @throws PracticeError when the image, not the program, is at fault, or when the caller has gone */
export async function runEditJob(job: EditJob, checkpoint: Checkpoint): Promise<EditDone> {
  switch (job.kind) {
    case 'ai-edit':
      return aiEdit(job, checkpoint);
    case 'remove-background':
      return removeBackground(job, checkpoint);
    case 'enhance':
      return enhance(job, checkpoint);
    case 'headshots':
      return headshots(job, checkpoint);
    case 'face-match':
      return faceMatch(job, checkpoint);
  }
}
