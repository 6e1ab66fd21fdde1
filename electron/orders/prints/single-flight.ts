/**
 * Work that is asked for again while it is under way is done once, and both hear how it went: a double click, a held
 * Enter. What is asked for afterwards is another matter.
 */
export function createAtOnce<Result>() {
  const underWay = new Map<string, Promise<Result>>();
  return (key: readonly unknown[], work: () => Promise<Result>): Promise<Result> => {
    const name = JSON.stringify(key);
    const running = underWay.get(name);
    if (running !== undefined) return running;
    const started = work().finally(() => underWay.delete(name));
    underWay.set(name, started);
    return started;
  };
}
