import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { systemClock } from '../../../electron/clock.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { rejectionOf } from '../../support/thrown.ts';
import { folderIn, picture, quick, watching } from './watching.ts';

describe('the folder', () => {
  it('offers pictures from the last day when it is first read', async () => {
    const home = tempFolder();
    mkdirSync(folderIn(home), { recursive: true });
    writeFileSync(join(folderIn(home), 'today.jpg'), await picture(1));

    const { untilNames } = watching({ home });

    await untilNames('today.jpg');
  });

  it('does not offer older work, under another name either, and offers everything that arrives later', async () => {
    const home = tempFolder();
    const dir = folderIn(home);
    mkdirSync(dir, { recursive: true });
    writeFileSync(join(dir, 'old.jpg'), await picture(1));
    const clock = { ...systemClock, now: () => new Date(Date.now() + 25 * 60 * 60 * 1000) };
    const { untilNames } = watching({ home, clock });
    await untilNames();

    renameSync(join(dir, 'old.jpg'), join(dir, 'sorted.jpg'));
    writeFileSync(join(dir, 'new.jpg'), await picture(2));

    await untilNames('new.jpg');
  });

  it('is never changed', async () => {
    const { dir, untilNames } = watching();
    writeFileSync(join(dir, 'a.jpg'), await picture(1));
    writeFileSync(join(dir, 'a.cr2'), 'raw');
    writeFileSync(join(dir, 'notes.txt'), 'of the studio');
    utimesSync(join(dir, 'a.jpg'), 1_700_000_000, 1_700_000_000);
    await untilNames('a.jpg');
    await sleep(quick.patience);

    expect(readdirSync(dir).sort()).toEqual(['a.cr2', 'a.jpg', 'notes.txt']);
    expect(readFileSync(join(dir, 'a.jpg'))).toEqual(await picture(1));
    expect(statSync(join(dir, 'a.jpg')).mtimeMs).toBe(1_700_000_000_000);
  });

  it('is read without following links out of it, and without hidden files', async () => {
    const elsewhere = tempFolder();
    writeFileSync(join(elsewhere, 'secret.jpg'), await picture(9));
    const { dir, untilNames } = watching();
    symlinkSync(elsewhere, join(dir, 'linked'));
    symlinkSync(join(elsewhere, 'secret.jpg'), join(dir, 'linked.jpg'));
    writeFileSync(join(dir, '._a.jpg'), 'what macOS leaves');
    mkdirSync(join(dir, '@eaDir'));
    writeFileSync(join(dir, '@eaDir', 'thumb.jpg'), await picture(8));
    writeFileSync(join(dir, 'a.jpg'), await picture(1));
    await sleep(quick.patience);

    await untilNames('a.jpg');
  });

  it('may disappear with its network: this is reported, and pictures that arrived meanwhile appear later', async () => {
    const home = tempFolder();
    const { dir, folder, until, untilNames } = watching({ home });
    writeFileSync(join(dir, 'before.jpg'), await picture(1));
    const [before] = await untilNames('before.jpg');

    const share = join(home, 'share');
    renameSync(dir, share);
    await until(({ state }) => state === 'away');
    expect(await rejectionOf(folder.read(before?.id ?? 'fol_'))).toBe('FOLDER_FILE_GONE away');
    writeFileSync(join(share, 'meanwhile.jpg'), await picture(2));
    renameSync(share, dir);

    await untilNames('before.jpg', 'meanwhile.jpg');
    writeFileSync(join(dir, 'after.jpg'), await picture(3));
    await untilNames('before.jpg', 'meanwhile.jpg', 'after.jpg');
  });

  it('forgets nothing while it is empty because its share is not mounted', async () => {
    const home = tempFolder();
    const { dir, untilNames } = watching({ home });
    writeFileSync(join(dir, 'one.jpg'), await picture(1));
    const [before] = await untilNames('one.jpg');
    const share = join(home, 'share');
    cpSync(dir, share, { recursive: true, preserveTimestamps: true });
    rmSync(join(dir, 'one.jpg'));
    await untilNames();

    cpSync(share, dir, { recursive: true, preserveTimestamps: true });

    expect(await untilNames('one.jpg')).toEqual([before]);
  });

  it('can be changed or removed in the settings', async () => {
    const { dir, folder, untilNames } = watching();
    writeFileSync(join(dir, 'first.jpg'), await picture(1));
    await untilNames('first.jpg');
    const other = tempFolder();
    writeFileSync(join(other, 'second.jpg'), await picture(2));

    folder.follow(other);
    await untilNames('second.jpg');
    folder.follow('');

    expect(folder.view()).toEqual({ state: 'off', name: '', arriving: 0, files: [] });
  });

  it('is away when it does not exist, and is found once it is created', async () => {
    const home = tempFolder();
    const { folder, until, untilNames } = watching({ home });
    const dir = join(home, 'not-yet');
    folder.follow(dir);
    await until(({ state }) => state === 'away');

    mkdirSync(dir);
    writeFileSync(join(dir, 'a.jpg'), await picture(1));

    await untilNames('a.jpg');
  });
});
