/**
 * Gives back what a picture left behind. V8 sees only the small handles of large buffers and lets a hundred megabytes
 * of them lie before it looks; the C library's heap is torn up meanwhile, and the process grew by a quarter in 60
 * pictures. One sweep a picture, some 10 ms when the answer has gone, keeps it level.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

export function sweep(): void {
  collect();
}
