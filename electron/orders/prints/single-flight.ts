/**
 * Returns a function that runs work under a key. While work with the same key is running, a second call (a double
 * click, a held Enter) waits for it and gets its result. Afterwards the work can run again.
 */
export function createSingleFlight<Result>() {
  const running = new Map<string, Promise<Result>>();
  return (key: readonly unknown[], work: () => Promise<Result>): Promise<Result> => {
    const name = JSON.stringify(key);
    const first = running.get(name);
    if (first !== undefined) return first;
    const started = work().finally(() => running.delete(name));
    running.set(name, started);
    return started;
  };
}
