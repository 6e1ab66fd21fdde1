import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/**
 * Collects all garbage of this thread, and moves everything that stays out of V8's space for new objects.
 *
 * The practice service calls it when a picture is no longer used, about 10 ms: V8 sees only the small handles of large
 * buffers and leaves a hundred megabytes of them before it collects; the C library's heap becomes fragmented meanwhile,
 * and the service grew by a quarter in 60 pictures.
 *
 * Both programs call it at the end of their start, about 40 ms, before anyone can press anything: V8 would do the same
 * work some seconds later, in pieces of up to 28 ms.
 */
export function collectGarbage(): void {
  collect();
}

/**
 * Keeps V8's memory reducer from collecting. It follows a full collection with another one, 8 s later at the earliest,
 * to return memory to the system, and holds the main thread for 19 to 28 ms while the counter is in use. V8 still
 * collects as its heap grows.
 *
 * Call it first. V8 reads the switch `--no-memory-reducer` only when it starts, but the number of the reducer's
 * collections at each step. Once the reducer has begun one, V8 would abort because of the smaller number; a program that
 * takes so long to load keeps its reducer.
 */
export function stopMemoryReducer(): void {
  if (process.uptime() < 7) setFlagsFromString('--memory-reducer-gc-count=0');
}
