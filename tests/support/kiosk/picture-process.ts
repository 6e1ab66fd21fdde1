/** The process that works on pictures, seen from outside. */
import sharp from 'sharp';
import { onTestFinished } from 'vitest';
import { createPictures } from '../../../electron/imaging/pictures.ts';
import { forkWork, type LaunchWork } from '../../../electron/work/launch.ts';
import { usualLimits, type WorkLimits } from '../../../electron/work/limits.ts';
import { memoryLog } from './memory-log.ts';
import { familyOf, isRunning } from '../processes.ts';

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#4a6' } });
export const small = await drawn(600, 400).jpeg().toBuffer();
/** Takes a few tenths of a second to decode. */
export const large = await drawn(9_000, 7_000).png({ compressionLevel: 1 }).toBuffer();

export function open(limits: Partial<WorkLimits> = {}) {
  const log = memoryLog();
  const before = familyOf(process.pid);
  let starts = 0;
  const launch: LaunchWork = (...given) => {
    starts += 1;
    return forkWork(...given);
  };
  const work = createPictures(launch, log, { ...usualLimits, ...limits });
  onTestFinished(() => work.stop());
  return {
    ...{ work, log, pictures: work.jobs },
    starts: () => starts,
    /** Returns the processes that the work has started and that still run. */
    processes: () => familyOf(process.pid).filter((pid) => !before.includes(pid) && isRunning(pid)),
  };
}
export const theOne = ({ processes }: ReturnType<typeof open>): number => {
  const [pid, ...more] = processes();
  if (pid === undefined || more.length > 0) throw new Error('not one process');
  return pid;
};
