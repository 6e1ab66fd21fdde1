/** What all tests of a file share: begun before the first of them, ended after the last. */
import { afterAll, beforeAll } from 'vitest';

/** Stands for something that is there only once the tests have begun, in constants that are made before. */
export const standIn = <Thing extends object>(thing: () => Thing): Thing =>
  new Proxy({} as Thing, { get: (_, name): unknown => Reflect.get(thing(), name) });

/**
 * @param wanted false where the machine does not have what it takes: nothing is begun, and the file skips its tests
 * @returns stands for what `start` will have begun by the time that a test asks it for something
 */
export function sharedByTests<Thing extends object>(
  start: () => Promise<Thing>,
  end: (thing: Thing) => Promise<unknown>,
  wanted = true,
): Thing {
  let begun: Thing | null = null;
  beforeAll(async () => {
    if (wanted) begun = await start();
  });
  afterAll(async () => {
    if (begun !== null) await end(begun);
  });
  return standIn(() => {
    if (begun === null) throw new Error('it has not begun yet');
    return begun;
  });
}
