import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { getHeapSpaceStatistics } from 'node:v8';
import { expect, test } from 'vitest';
import { collectGarbage } from '../../electron/collect.ts';

const newSpaceBytes = (): number =>
  getHeapSpaceStatistics().find((space) => space.space_name === 'new_space')?.space_used_size ?? Number.NaN;

/** V8's trace of its memory reducer, which waits for 50 ms here, in a program that begins with `first`. */
async function reducerOf(first: string): Promise<string> {
  const collect = pathToFileURL(join(import.meta.dirname, '../../electron/collect.ts')).href;
  const program = `
    import { collectGarbage, stopMemoryReducer } from ${JSON.stringify(collect)};
    ${first}
    globalThis.kept = Array.from({ length: 300_000 }, (_, index) => ({ index, text: 'object ' + index }));
    collectGarbage();
    setTimeout(() => {}, 600);`;
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...['--no-warnings', '--trace-memory-reducer', '--gc-memory-reducer-start-delay-ms=50'],
    ...['--input-type=module', '--eval', program],
  ]);
  return stdout;
}

test('moves objects that stay out of the space for new objects', () => {
  collectGarbage();
  const kept = Array.from({ length: 5_000 }, (_, index) => ({ index, text: `object ${index}` }));
  const before = newSpaceBytes();
  collectGarbage();
  expect(before - newSpaceBytes()).toBeGreaterThan(100_000);
  expect(kept).toHaveLength(5_000);
});

test('keeps V8 from collecting once more, soon after the start', async () => {
  const [usual, stopped] = await Promise.all([reducerOf(''), reducerOf('stopMemoryReducer();')]);
  expect(usual).toMatch(/waiting for|started GC/u);
  // Its timer runs, and it neither waits for the next chance nor collects.
  expect(stopped).toMatch(/Memory reducer: (high|low) alloc/u);
  expect(stopped).not.toMatch(/waiting for|started GC/u);
});
