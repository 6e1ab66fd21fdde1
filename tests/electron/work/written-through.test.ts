import {
  existsSync,
  linkSync,
  readdirSync,
  readlinkSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { removeInSteps, writtenThrough } from '../../../electron/work/written-through.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';

/** Returns how often this process has a file open, its threads included. */
function timesOpen(file: string): number {
  const linksOf = (fd: string): string => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`);
    } catch {
      return '';
    }
  };
  return readdirSync('/proc/self/fd').filter((fd) => linksOf(fd) === file).length;
}

const waited = new Int32Array(new SharedArrayBuffer(4));

it.runIf(process.platform === 'linux')(
  'a file that grows is open in another thread until it is written, however late it appears',
  async () => {
    const file = join(tempFolder(), 'copy.sqlite');

    const open = writtenThrough(file, () => {
      Atomics.wait(waited, 0, 0, 200);
      writeFileSync(file, 'a page');
      for (let round = 0; round < 500 && timesOpen(file) === 0; round += 1) Atomics.wait(waited, 0, 0, 10);
      return timesOpen(file);
    });

    expect(open).toBe(1);
    await expect.poll(() => timesOpen(file)).toBe(0);
  },
);

it('work that fails fails as it is, and work that writes nothing ends', () => {
  const file = join(tempFolder(), 'copy.sqlite');

  expect(() =>
    writtenThrough(file, () => {
      throw new Error('no space');
    }),
  ).toThrow('no space');
  expect(writtenThrough(file, () => 3)).toBe(3);
});

it('a file of any size is removed, and one that is not there is no error', () => {
  const file = join(tempFolder(), 'copy.sqlite');
  writeFileSync(file, 'a page');
  truncateSync(file, 300 * 1024 * 1024);

  removeInSteps(file);
  removeInSteps(file);

  expect(existsSync(file)).toBe(false);
});

it('a file with another name is whole under that name when it is removed', () => {
  const [file, kept] = [join(tempFolder(), 'copy.sqlite'), join(tempFolder(), 'kept.sqlite')];
  writeFileSync(file, 'a page');
  truncateSync(file, 200 * 1024 * 1024);
  linkSync(file, kept);

  removeInSteps(file);

  expect(existsSync(file)).toBe(false);
  expect(statSync(kept).size).toBe(200 * 1024 * 1024);
});
