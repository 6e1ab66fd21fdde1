/** Fault 31, of single files: the disk with the backups cannot read one of them, and reads all others. */
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { atTarget, unlessUnreadable } from '../../../electron/backups/trouble.ts';
import { backedUpStudio, stateOf, timeOf } from '../../support/records/backed-up-studio.ts';
import { faultyDisk } from '../../support/records/disk-faults/faulty-disk.ts';
import { canFailDisk, whyNoDiskFaults } from '../../support/records/disk-faults/library.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';

if (!canFailDisk) console.log(`Skipped: a backup disk that cannot read a file. ${whyNoDiskFaults}`);

/** A studio whose backups are read and written by a process of their own, on a disk that can fail. */
async function onFaultyDisk() {
  const one = await backedUpStudio();
  const disk = faultyDisk(one.target, join(tempFolder(), 'control'));
  onTestFinished(() => disk.close());
  const program = fileURLToPath(new URL('../../support/records/backup-process.ts', import.meta.url));
  return {
    ...one,
    healDisk: () => disk.heal(),
    makeUnreadable: (file: string) =>
      disk.fail({ kinds: ['read'], error: 'EIO', at: 1, lasting: true, file }),
    async inProcess(work: 'backUp' | 'list' | 'restore', task: object): Promise<unknown> {
      const args = [program, work, JSON.stringify(task)];
      const { stdout } = await promisify(execFile)(process.execPath, args, {
        env: { ...process.env, ...disk.env },
      });
      return JSON.parse(stdout);
    },
  };
}

/** Returns the only picture's file, and a day in November on which a backup reads it again. */
function pictureOf({ repository }: Awaited<ReturnType<typeof onFaultyDisk>>) {
  const [file = ''] = [...repository.pictures()];
  const days = Array.from({ length: 16 }, (_, index) => 25 + index);
  const turn = Number.parseInt(file.slice(0, 1), 16);
  const day = days.find((each) => (Date.parse(timeOf(0, each)) / 86_400_000) % 16 === turn);
  return { file, day: day ?? 0 };
}

describe.skipIf(!canFailDisk)('a file that the backup disk cannot read', () => {
  it('is copied again when it is a picture, with a backup that is made', async () => {
    const one = await onFaultyDisk();
    one.backUp(timeOf(60));
    const { file, day } = pictureOf(one);
    one.makeUnreadable(file);

    const made = await one.inProcess('backUp', one.task(timeOf(60, day)));

    expect(made).toEqual({ repaired: 1, added: 1, unfinished: null, unreadable: [], missing: 0 });
    expect(one.repository.states()).toEqual([stateOf(60), stateOf(60, day)]);
    expect(one.repository.checkPicture(file)).toBe('intact');
  });

  it('is counted as missing when it is a picture that the vault has lost, and stays for another try', async () => {
    const one = await onFaultyDisk();
    one.backUp(timeOf(60));
    await one.losePicture();
    const { file, day } = pictureOf(one);
    one.makeUnreadable(file);

    const made = await one.inProcess('backUp', one.task(timeOf(60, day)));

    expect(made).toMatchObject({ repaired: 1, added: 0, missing: 1 });
    expect(one.repository.checkPicture(file)).toBe('intact');
    expect(one.repository.summaryOf(stateOf(60, day))).toMatchObject({ pictures: 0 });
    // The disk reads it again, and the earlier backup goes.
    one.healDisk();
    one.repository.removeState(stateOf(60));
    expect(one.backUp(timeOf(60, day + 1)).summary).toMatchObject({ pictures: 1, missing: 0 });
    expect(one.repository.checkPicture(file)).toBe('intact');
  });

  it.each(['records.sqlite', 'pictures', 'state'])(
    'leaves its backup noted as unreadable when erased customers are to leave its %s, and the others go on',
    async (name) => {
      const one = await onFaultyDisk();
      for (const minute of [60, 120]) one.backUp(timeOf(minute));
      await one.erase();
      one.makeUnreadable(join(stateOf(60), name));

      const made = await one.inProcess('backUp', one.task(timeOf(180)));

      expect(made).toMatchObject({ unfinished: null, unreadable: [stateOf(60)] });
      expect(one.kept()).toEqual([stateOf(60)]);
      one.healDisk();
      expect(await one.inProcess('backUp', one.task(timeOf(60, 25)))).toMatchObject({ unreadable: [] });
      expect(one.kept()).toEqual([]);
    },
  );

  it('is damage of its backup when one is restored, and never a folder that was not found', async () => {
    const one = await onFaultyDisk();
    one.backUp(timeOf(60));
    const id = `${one.studioId}/${stateOf(60)}`;
    const restore = { ...one.task(timeOf(120)), id };

    for (const name of ['records.sqlite', 'pictures', 'state']) {
      one.makeUnreadable(join(stateOf(60), name));
      expect(await one.inProcess('restore', restore)).toEqual({ trouble: 'damaged' });
    }
    one.makeUnreadable(join(stateOf(60), 'state'));
    expect(await one.inProcess('list', restore)).toMatchObject({ states: [], damaged: 1 });
    await one.losePicture();
    one.makeUnreadable(pictureOf(one).file);
    expect(await one.inProcess('restore', restore)).toEqual({ missing: 1 });
  });
});

describe.skipIf(!canFailDisk)('a list of erased customers that the backup disk cannot read', () => {
  /** An erased customer whom the folder knows, and a restore on another computer. */
  async function erased() {
    const one = await onFaultyDisk();
    for (const minute of [60, 120]) one.backUp(timeOf(minute));
    await one.erase();
    one.backUp(timeOf(180));
    const home = tempFolder();
    const there = { records: join(home, 'records.sqlite'), vault: join(home, 'vault') };
    const restore = { ...one.task(timeOf(240)), ...there, id: `${one.studioId}/${stateOf(60)}` };
    return { ...one, restore, known: () => one.repository.erased().left.has(one.customerId) };
  }

  it('lets nothing be restored, and is as it was', async () => {
    const one = await erased();
    one.makeUnreadable('/erased');
    expect(await one.inProcess('restore', one.restore)).toEqual({ trouble: 'erased-unreadable' });
    expect(one.known()).toBe(true);

    one.healDisk();
    const file = join(one.root, 'erased');
    const intact = readFileSync(file);
    writeFileSync(file, intact.subarray(1));
    expect(await one.inProcess('restore', one.restore)).toEqual({ trouble: 'erased-unreadable' });
    writeFileSync(file, intact);
    expect(await one.inProcess('restore', one.restore)).toEqual({ missing: 0 });
  });

  it('is not replaced by a backup, which is made and says that erasing is left to do', async () => {
    const one = await erased();
    one.makeUnreadable('/erased');

    const made = await one.inProcess('backUp', { ...one.task(timeOf(240)), records: one.records });

    expect(made).toMatchObject({ unfinished: { step: 'erasing', trouble: 'other', cause: 'EIO' } });
    expect(one.known()).toBe(true);
    expect(one.repository.states()).toHaveLength(4);
  });

  it('is begun anew when its bytes have changed, and every backup is looked at again', async () => {
    const one = await erased();
    const file = join(one.root, 'erased');
    writeFileSync(file, readFileSync(file).subarray(1));

    expect(one.backUp(timeOf(240))).toMatchObject({ unfinished: null, states: 4 });
    expect(one.known()).toBe(true);
  });
});

it('a file that cannot be read in a folder that cannot be read either is a folder that was not found', () => {
  const failing = (): never => {
    throw Object.assign(new Error('the disk fails'), { code: 'EIO' });
  };

  expect(unlessUnreadable(tempFolder(), failing)).toBeNull();
  const gone = join(tempFolder(), 'unplugged');
  expect(() => atTarget(() => unlessUnreadable(gone, failing))).toThrow('gone');
});
