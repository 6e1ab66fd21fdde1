/**
 * Measures the longest time for which this thread's event loop is blocked, in milliseconds of the thread's own
 * processor time, so that other programs on a busy machine do not count. Checks once in every turn of the loop.
 */
export function watchLoop(): { readonly stop: () => number } {
  let longest = 0;
  let watching = true;
  const used = (): number => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let before = used();
  const look = (): void => {
    const now = used();
    longest = Math.max(longest, now - before);
    before = now;
    if (watching) setImmediate(look);
  };
  setImmediate(look);
  return {
    stop: () => {
      watching = false;
      return longest;
    },
  };
}
