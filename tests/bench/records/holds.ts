/**
 * Loaded into a process: prints at each SIGUSR2 for how long its main thread was blocked, each time that it came late, and the longest time
 * that the thread itself worked without a pause, milliseconds. Other programs on a busy machine count in the first figures, and not in the
 * last one.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

/** Figures of a main thread, milliseconds. */
export interface Holds {
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
  readonly own: number;
  /** From and to, milliseconds since 1970. */
  readonly late: readonly (readonly [from: number, to: number])[];
}

/** Shorter waits are the timer's own, milliseconds. */
const lateMs = 5;

if (isMainThread) {
  const held = monitorEventLoopDelay({ resolution: 1 });
  held.enable();

  const usedMs = (): number => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let [tickedAt, used, own] = [performance.now(), usedMs(), 0];
  let late: [from: number, to: number][] = [];
  setInterval(() => {
    const [now, nowUsed] = [performance.now(), usedMs()];
    own = Math.max(own, nowUsed - used);
    const { timeOrigin } = performance;
    if (now - tickedAt > lateMs) late.push([timeOrigin + tickedAt, timeOrigin + now]);
    [tickedAt, used] = [now, nowUsed];
  }, 1).unref();

  process.on('SIGUSR2', () => {
    const [p50, p95, max] = [held.percentile(50), held.percentile(95), held.max].map((ns) => ns / 1e6);
    console.log(`held ${JSON.stringify({ p50, p95, max, own, late })}`);
    held.reset();
    [own, late] = [0, []];
  });
}
