/** Checkpoints of a long job: the thread receives messages only while the job waits. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { PracticeError } from '../errors.ts';

/** Waits one turn of the event loop. @throws PracticeError CANCELLED when the caller has gone by then */
export type Checkpoint = () => Promise<void>;

export function checkpointFor(signal: AbortSignal): Checkpoint {
  return async () => {
    await nextTurn();
    if (signal.aborted) throw new PracticeError('CANCELLED', 'The caller went away while the work went on.');
  };
}
