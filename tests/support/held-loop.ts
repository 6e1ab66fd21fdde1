/**
 * How long the event loop of this thread is held at a stretch, in milliseconds of the thread's own processor time: what
 * other programs take from a busy machine does not count. Looks once in every turn of the loop.
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
