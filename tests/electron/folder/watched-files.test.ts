/** Raw files and files that are no complete picture, in a folder on a disk. */
import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { picture, quick, watching } from './watching.ts';

describe('a raw file', () => {
  it.each([
    ['before', ['IMG_1.CR3', 'IMG_1.JPG']],
    ['after', ['IMG_1.JPG', 'IMG_1.CR3']],
  ])('is not offered beside its JPEG when it arrives %s it', async (_when, names) => {
    const { dir, untilNames } = watching();
    for (const name of names) {
      writeFileSync(join(dir, name), await picture(1));
      await sleep(quick.settle);
    }
    await sleep(quick.patience + quick.every * 2);

    await untilNames('IMG_1.JPG');
  });

  it('is shown without a JPEG, and marked as raw', async () => {
    const { dir, untilNames } = watching();
    writeFileSync(join(dir, 'IMG_1.NEF'), await picture(1));

    expect(await untilNames('IMG_1.NEF')).toMatchObject([{ state: 'unreadable', trouble: 'raw' }]);
  });
});

describe('a file that is no complete picture', () => {
  it.each([
    ['nothing at all', 'empty', () => Promise.resolve(Buffer.alloc(0))],
    ['a text', 'not-a-picture', () => Promise.resolve(Buffer.from('hello'))],
    ['half a picture', 'cut-off', async () => (await picture(1)).subarray(0, 900)],
  ])('(%s) is given time, and then shown with its fault', async (_what, trouble, make) => {
    const { dir, untilNames } = watching();
    writeFileSync(join(dir, 'bad.jpg'), await make());

    expect(await untilNames('bad.jpg')).toMatchObject([{ state: 'unreadable', trouble }]);
  });

  it('is offered when the rest of it arrives later', async () => {
    const { dir, until, untilNames } = watching();
    const bytes = await picture(1);
    writeFileSync(join(dir, 'late.jpg'), bytes.subarray(0, 900));
    await until(({ files }) => files[0]?.state === 'unreadable');

    appendFileSync(join(dir, 'late.jpg'), bytes.subarray(900));

    await until(({ files }) => files.length === 1 && files[0]?.state === 'ready');
    await untilNames('late.jpg');
  });
});
