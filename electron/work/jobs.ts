import type { KioskErrorShape } from '../../shared/errors.ts';

/** Functions that run in a process of their own. They take and return plain data. */
export type Jobs = Readonly<Record<string, (...args: never[]) => unknown>>;

/** The same functions as the main process calls them. */
export type Remote<J extends Jobs> = {
  readonly [N in keyof J]: (...args: Parameters<J[N]>) => Promise<Awaited<ReturnType<J[N]>>>;
};

/** A job as it is sent; the answer has the same number. */
export interface Task {
  readonly name: string;
  readonly args: readonly unknown[];
}

export type Answer = (
  | { readonly ok: true; readonly value: unknown }
  /** A `KioskError`; or, with null, a bug: its name alone, because a message may hold data. */
  | { readonly ok: false; readonly error: KioskErrorShape | null; readonly bug: string }
) & {
  /** Memory that the process has now, bytes. */
  readonly memory: number;
};
