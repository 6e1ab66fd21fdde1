/** Time and memory that a process for work may use. */
export interface WorkLimits {
  /** Longest time for one job, ms. */
  readonly jobMs: number;
  /** Most memory that the process may have, bytes; it ends itself above it. */
  readonly memory: number;
  /** Memory above which a process without work is ended, so that the machine has it back; bytes. */
  readonly idleMemory: number;
}

/** Our own figures, for the largest picture that is taken (120 megapixels) on a slow machine (decision 052). */
export const usualLimits: WorkLimits = {
  jobMs: 60_000,
  memory: 2_500 * 2 ** 20,
  idleMemory: 500 * 2 ** 20,
};

/** Exit code of a process that has reached the limit of its memory. */
export const tooMuchMemory = 86;
