/** Closes resources in the reverse order of their opening, also when a later step of opening fails. */
export interface Closers {
  add(close: () => unknown): void;
  /**
   * Closes everything, the last opened first. A failure does not keep the others from being closed.
   * @throws the first error, once all have been tried
   */
  close(): Promise<void>;
}

export function createClosers(): Closers {
  let closers: (() => unknown)[] = [];
  return {
    add: (close) => void closers.push(close),
    async close() {
      const all = closers.toReversed();
      closers = [];
      const errors: unknown[] = [];
      for (const close of all) {
        try {
          await close();
        } catch (error) {
          errors.push(error);
        }
      }
      if (errors.length > 0) throw errors[0];
    },
  };
}
