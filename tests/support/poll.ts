import { setTimeout as sleep } from 'node:timers/promises';

const everyMs = 40;
/** Milliseconds, for a busy machine; promises nothing. */
const patienceMs = 20_000;

/** Waits until a check no longer throws, also outside a test. */
export async function poll<Value>(check: () => Value | Promise<Value>): Promise<Value> {
  const end = performance.now() + patienceMs;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() > end) throw error;
    }
    await sleep(everyMs);
  }
}
