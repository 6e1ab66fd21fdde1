import { extname } from 'node:path';

/**
 * Returns the address of a worker's program beside the module that starts it: `.ts` when the sources run as they are,
 * `.js` when they have been built.
 *
 * @param module the starting module's `import.meta.url`
 * @param path from there, without its ending
 */
export const programBeside = (module: string, path: string): URL =>
  new URL(`${path}${extname(new URL(module).pathname)}`, module);
