/** Limits on the time and memory of a work process. */
export interface WorkLimits {
  /** Longest time for one job, ms. */
  readonly jobMs: number;
  /** Maximum memory of the process, bytes; above it, the process ends itself. */
  readonly memory: number;
  /** Memory above which an idle process is ended, so that the machine gets it back; bytes. */
  readonly idleMemory: number;
}

/** Our own figures, for the largest accepted picture (120 megapixels) on a slow machine (decision 052). */
export const usualLimits: WorkLimits = {
  jobMs: 60_000,
  memory: 2_500 * 2 ** 20,
  idleMemory: 500 * 2 ** 20,
};

/** Exit code of a process that has reached its memory limit. */
export const tooMuchMemory = 86;
