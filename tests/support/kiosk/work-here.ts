import { pictureJobs } from '../../../electron/imaging/picture-jobs.ts';
import type { Pictures } from '../../../electron/imaging/pictures.ts';
import { paperJobs } from '../../../electron/printing/paper-jobs.ts';
import type { Jobs, Remote } from '../../../electron/work/jobs.ts';
import type { LaunchWork, WorkProcess } from '../../../electron/work/launch.ts';
import { answerTo } from '../../../electron/work/serve.ts';

/**
 * Runs the work on pictures and papers in the test's own process: starting a process for each kiosk would take half
 * of its time.
 */
export const workHere: LaunchWork = (program) => {
  if (program === 'printing/windows/print-worker') return crashed();
  const jobs: Jobs = program === 'imaging/picture-worker' ? pictureJobs : paperJobs;
  const toWork: ((message: unknown) => void)[] = [];
  const toKiosk: ((message: unknown) => void)[] = [];
  const pass = (listeners: typeof toWork, message: unknown): Promise<void> => {
    const copy: unknown = structuredClone(message);
    queueMicrotask(() => {
      for (const listener of listeners) listener(copy);
    });
    return Promise.resolve();
  };
  answerTo(
    {
      tell: (message) => pass(toKiosk, message),
      onMessage: (listener) => void toWork.push(listener),
    },
    jobs,
  );
  return {
    post: (message) => pass(toWork, message),
    onMessage: (listener) => void toKiosk.push(listener),
    onExit: () => undefined,
    kill: () => void toKiosk.splice(0),
  };
};

/**
 * Windows' print process as if a driver had crashed in it: a kiosk in a test's own process has no Windows printers.
 * tests/windows/printing.test.ts starts the real one.
 */
const crashed = (): WorkProcess => ({
  post: () => Promise.resolve(),
  onMessage: () => undefined,
  onExit: (listener) => {
    setImmediate(listener, 1);
  },
  kill: () => undefined,
});

/** The functions themselves, for tests of rooms without a kiosk. */
export const picturesHere: Pictures = Object.fromEntries(
  Object.entries(pictureJobs as Jobs).map(([name, job]) => [
    name,
    (...args: never[]) => Promise.resolve().then(() => job(...args)),
  ]),
) as Remote<Jobs> as unknown as Pictures;
