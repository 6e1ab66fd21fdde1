import { appendFileSync, copyFileSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { KioskError } from '../../../shared/errors.ts';
import { rejectionOf } from '../../support/thrown.ts';
import { picture, quick, watching } from './watching.ts';

describe('a new picture in the folder', () => {
  it('is in the inbox, with its size and a thumbnail', async () => {
    const { dir, folder, untilNames } = watching();
    writeFileSync(join(dir, 'IMG_0001.JPG'), await picture(1));

    const [file] = await untilNames('IMG_0001.JPG');

    expect(file).toMatchObject({ state: 'ready', widthPx: 320, heightPx: 400, taken: null, trouble: null });
    const thumbnail = await folder.thumbnail(file?.id ?? 'fol_');
    expect([...thumbnail.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  });

  it('comes before earlier ones', async () => {
    const { dir, untilNames } = watching();
    writeFileSync(join(dir, 'b.jpg'), await picture(1));
    await untilNames('b.jpg');
    writeFileSync(join(dir, 'a.jpg'), await picture(2));

    const files = await untilNames('a.jpg', 'b.jpg');

    expect(files.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg']);
  });

  it('is found in the folders that camera software makes by day and by card', async () => {
    const { dir, untilNames } = watching();
    mkdirSync(join(dir, '2026-11-21', '100CANON'), { recursive: true });
    writeFileSync(join(dir, '2026-11-21', '100CANON', 'IMG_0002.jpg'), await picture(1));

    expect(await untilNames('IMG_0002.jpg')).toHaveLength(1);
  });

  it('is offered only when it is complete, however slowly it is written', async () => {
    const { dir, told, untilNames } = watching();
    const bytes = await picture(1);
    for (let at = 0; at < bytes.length; at += 400) {
      appendFileSync(join(dir, 'slow.jpg'), bytes.subarray(at, at + 400));
      await sleep(quick.settle * 1.5);
    }

    await untilNames('slow.jpg');

    expect(told.some(({ arriving }) => arriving === 1)).toBe(true);
    expect(told.flatMap(({ files }) => files).filter(({ state }) => state === 'unreadable')).toEqual([]);
  });

  it('is not offered under its temporary name', async () => {
    const { dir, untilNames } = watching();
    writeFileSync(join(dir, 'one.jpg.part'), await picture(1));
    await sleep(quick.every * 2);
    await untilNames();

    renameSync(join(dir, 'one.jpg.part'), join(dir, 'one.jpg'));

    await untilNames('one.jpg');
  });

  it('is offered once when the folder has it twice', async () => {
    const { dir, untilNames } = watching();
    writeFileSync(join(dir, 'one.jpg'), await picture(1));
    await untilNames('one.jpg');
    copyFileSync(join(dir, 'one.jpg'), join(dir, 'one (1).jpg'));
    await sleep(quick.every * 3);
    await untilNames('one.jpg');

    rmSync(join(dir, 'one.jpg'));

    await untilNames('one (1).jpg');
  });

  it('stays the same picture, with the same time, when it is renamed', async () => {
    const { dir, untilNames } = watching();
    writeFileSync(join(dir, 'IMG_1.jpg'), await picture(1));
    const [before] = await untilNames('IMG_1.jpg');
    await sleep(20);

    renameSync(join(dir, 'IMG_1.jpg'), join(dir, 'Ada.jpg'));

    expect(await untilNames('Ada.jpg')).toEqual([{ ...before, name: 'Ada.jpg' }]);
  });

  it('is a new picture when its file is overwritten', async () => {
    const { dir, folder, until, untilNames } = watching();
    writeFileSync(join(dir, 'same.jpg'), await picture(1));
    const [before] = await untilNames('same.jpg');
    writeFileSync(join(dir, 'same.jpg'), await picture(2));

    await until(({ files }) => files.length === 1 && files[0]?.id !== before?.id);

    expect(await rejectionOf(folder.read(before?.id ?? 'fol_'))).toBe('FOLDER_FILE_GONE gone');
  });

  it('leaves the inbox with its file, and a request for it says that it is gone', async () => {
    const { dir, folder, untilNames } = watching();
    writeFileSync(join(dir, 'one.jpg'), await picture(1));
    const [file] = await untilNames('one.jpg');
    rmSync(join(dir, 'one.jpg'));

    expect(await rejectionOf(folder.read(file?.id ?? 'fol_'))).toBe('FOLDER_FILE_GONE gone');
    await untilNames();
  });
});

describe('a file that cannot be recorded', () => {
  it('is found again, and delays no other picture', async () => {
    let failing = true;
    const { dir, log, until, untilNames } = watching({
      before: (bytes) => {
        if (failing && bytes.length === 700_000) throw new KioskError('DISK_FULL', 'no space');
      },
    });
    const large = Buffer.concat([await picture(1), Buffer.alloc(700_000)]).subarray(0, 700_000);
    writeFileSync(join(dir, 'a.jpg'), large);
    writeFileSync(join(dir, 'b.jpg'), await picture(2));
    await until(({ files }) => files.length === 1 && files[0]?.name === 'b.jpg');
    expect(log.lines).toContainEqual(expect.objectContaining({ facts: { code: 'DISK_FULL' } }));

    failing = false;

    await untilNames('a.jpg', 'b.jpg');
  });
});
