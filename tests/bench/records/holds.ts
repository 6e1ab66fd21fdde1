/** Loaded into a kiosk's process: prints for how long its main thread was blocked, milliseconds, at each SIGUSR2. */
import { monitorEventLoopDelay } from 'node:perf_hooks';

const held = monitorEventLoopDelay({ resolution: 1 });
held.enable();
process.on('SIGUSR2', () => {
  const figures = [held.percentile(50), held.percentile(95), held.max].map((ns) => ns / 1e6);
  console.log(`held ${JSON.stringify(figures)}`);
  held.reset();
});
