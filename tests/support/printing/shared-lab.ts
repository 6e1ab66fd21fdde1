import { beforeEach } from 'vitest';
import { startLabPrinter, type LabPrinter } from './print-jobs.ts';
import type { LabQueue } from './print-lab.ts';
import { sharedByTests, standIn } from '../shared-by-tests.ts';

export interface SharedLab extends LabPrinter {
  /** Adds a queue for one test, because a stopped queue would delay the next test. */
  readonly newQueue: (queue?: LabQueue) => Promise<string>;
}

/** Returns one print lab and printer for all tests of a file; each test starts without a fault. */
export function sharedLab(wanted: boolean): SharedLab {
  const shared = sharedByTests(startLabPrinter, ({ lab }) => lab.stop(), wanted);
  const lab = standIn(() => shared.lab);
  let queues = 0;
  beforeEach(async () => {
    if (wanted) await lab.setFault(null);
  });
  return {
    lab,
    printer: standIn(() => shared.printer),
    job: (...of) => shared.job(...of),
    reportsUntil: (...of) => shared.reportsUntil(...of),
    newQueue: async (queue) => {
      const name = `queue${++queues}`;
      await lab.addQueue(name, queue);
      return name;
    },
  };
}
