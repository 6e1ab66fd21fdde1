import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createScratch } from '../../electron/scratch.ts';
import { tempFolder } from '../support/files/temp-folder.ts';

const folders = vi.hoisted(() => ({ held: false }));

vi.mock(import('node:fs/promises'), async (original) => {
  const real = await original();
  return {
    ...real,
    rm: (...args) =>
      folders.held
        ? Promise.reject(Object.assign(new Error('EBUSY'), { code: 'EBUSY', syscall: 'rm' }))
        : real.rm(...args),
  };
});

/** A folder whose content cannot be removed until the test is over. */
function heldFolder(): string {
  const folder = tempFolder();
  folders.held = true;
  onTestFinished(() => {
    folders.held = false;
  });
  return folder;
}

it('a working copy that another program holds open does not fail the work', async () => {
  const scratch = createScratch(heldFolder(), null);
  expect(await scratch.within(() => Promise.resolve('printed'))).toBe('printed');
});

it('a working copy that is held open at the start does not stop the start, and is counted', async () => {
  const dir = heldFolder();
  const scratch = createScratch(dir, null);
  await scratch.within(() => Promise.resolve());
  mkdirSync(join(dir, 'other'));
  expect(await scratch.sweep()).toEqual({ removed: 0, held: 1 });
  expect(readdirSync(dir)).toHaveLength(2);
});
