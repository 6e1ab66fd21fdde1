/** Resources that all tests of a file share: started before the first of them, ended after the last. */
import { afterAll, beforeAll } from 'vitest';

/** Returns a placeholder, for constants, of an object that exists only once the tests have started. */
export const standIn = <Thing extends object>(thing: () => Thing): Thing =>
  new Proxy({} as Thing, { get: (_, name): unknown => Reflect.get(thing(), name) });

/**
 * @param wanted false when the machine lacks what it needs: nothing is started, and the file skips its tests
 * @returns a placeholder for the result of `start`, which exists by the time that a test uses it
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
