import type { KioskErrorShape } from '../../shared/errors.ts';

/** Functions that run in another process. They take and return plain data. */
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
  /** A `KioskError`; or, when null, a bug, of which only the name is sent because a message may hold data. */
  | { readonly ok: false; readonly error: KioskErrorShape | null; readonly bug: string }
) & {
  /** The memory that the process uses now, bytes. */
  readonly memory: number;
};
