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
