/**
 * Loaded into a kiosk's process: prints at each SIGUSR2 for how long its main thread was blocked, and the longest time that the
 * thread itself worked without a pause, milliseconds. Other programs on a busy machine count in the first figures, and not in the last one.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';

const held = monitorEventLoopDelay({ resolution: 1 });
held.enable();

const usedMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};
let before = usedMs();
let longestOwn = 0;
setInterval(() => {
  const now = usedMs();
  longestOwn = Math.max(longestOwn, now - before);
  before = now;
}, 1).unref();

process.on('SIGUSR2', () => {
  const figures = [held.percentile(50), held.percentile(95), held.max].map((ns) => ns / 1e6);
  console.log(`held ${JSON.stringify([...figures, longestOwn])}`);
  held.reset();
  longestOwn = 0;
});
