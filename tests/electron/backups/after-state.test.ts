/** The steps after a complete backup: rotation, and erasing customers from the earlier ones, which may fail. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { afterState } from '../../../electron/backups/after-state.ts';
import { erasureListOf, readErasures } from '../../../electron/backups/erasures.ts';
import { makeBackup } from '../../../electron/backups/make-backup.ts';
import { reserveBytes } from '../../../electron/records/file/safety.ts';
import { BackupFailure } from '../../../electron/backups/trouble.ts';
import { canMount, fillDisk, smallDisk } from '../../support/records/full-disk.ts';
import { backedUpStudio, stateOf, timeOf } from '../../support/records/backed-up-studio.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';

const full = (): void => {
  throw new BackupFailure('disk-full');
};

/** Makes a backup that is killed as soon as it is complete. */
function killWhenComplete(one: Awaited<ReturnType<typeof backedUpStudio>>, minute: number): void {
  const kill = (): void => {
    if (one.repository.states().includes(stateOf(minute))) throw new Error('killed');
  };
  expect(() => makeBackup(one.task(timeOf(minute)), kill)).toThrow('killed');
}

describe('erasing customers from earlier backups, where this computer’s disk is too full for it', () => {
  it('leaves no more backups than are kept, however often it is tried', async () => {
    const one = await backedUpStudio();
    for (const minute of [60, 120, 180]) one.backUp(timeOf(minute));
    await one.erase();

    for (let minute = 190; minute < 240; minute += 10) one.backUp(timeOf(minute), full);

    const hours = [60, 120, 180].map((minute) => stateOf(minute));
    expect(one.repository.states()).toEqual([
      ...hours.slice(0, 2),
      ...[210, 220, 230].map((at) => stateOf(at)),
    ]);
  });

  it('is told with the backup, which is complete', async () => {
    const one = await backedUpStudio();
    one.backUp(timeOf(60));
    await one.erase();

    const made = one.backUp(timeOf(120), full);

    expect(made).toMatchObject({
      states: 2,
      unfinished: { step: 'erasing', trouble: 'disk-full' },
      summary: { orders: 1 },
    });
    expect(made.erased?.left.get(one.customerId)).toEqual([stateOf(60)]);
    expect(one.kept()).toEqual([stateOf(60)]);
    expect(one.backUp(timeOf(180)).unfinished).toBeNull();
    expect(one.kept()).toEqual([]);
  });

  it.skipIf(!canMount)('ends as that of a real full disk', async () => {
    const disk = smallDisk(120);
    mkdirSync(join(disk.folder, 'home'));
    const one = await backedUpStudio(join(disk.folder, 'home'));
    one.backUp(timeOf(60));
    await one.erase();
    // Room for the copy of a backup, and not for the second one that erasing takes.
    await fillDisk(disk.folder, reserveBytes + 1.5 * statSync(one.records).size);

    expect(one.backUp(timeOf(120)).unfinished).toMatchObject({ step: 'erasing', trouble: 'disk-full' });
    expect(one.repository.states()).toEqual([stateOf(60), stateOf(120)]);
  });
});

describe('a backup disk that becomes full', () => {
  it.skipIf(!canMount)(
    'while customers are erased has the new backup, and no half of another one',
    async () => {
      const disk = smallDisk(8);
      const one = await backedUpStudio(tempFolder(), disk.folder);
      one.backUp(timeOf(60));
      await one.erase();
      await fillDisk(disk.folder, 1.5 * statSync(one.records).size);

      const made = one.backUp(timeOf(120));

      expect(made).toMatchObject({
        states: 2,
        unfinished: { step: 'erasing', trouble: 'full', cause: 'ENOSPC' },
      });
      expect(one.repository.states()).toEqual([stateOf(60), stateOf(120)]);
    },
  );

  it.skipIf(!canMount)(
    'loses the backups that are no longer kept, so that the next one has room',
    async () => {
      const disk = smallDisk(8);
      const one = await backedUpStudio(tempFolder(), disk.folder);
      for (const minute of [70, 75, 80, 85, 90]) killWhenComplete(one, minute);
      expect(one.repository.states()).toHaveLength(5);
      await fillDisk(disk.folder, 0.5 * statSync(one.records).size);

      expect(() => one.backUp(timeOf(100))).toThrow('full');
      expect(one.repository.states()).toEqual([80, 85, 90].map((at) => stateOf(at)));
      expect(one.backUp(timeOf(100)).unfinished).toBeNull();
    },
  );

  it.skipIf(!canMount)('is told as full, also where a leftover in it cannot be removed', async () => {
    const disk = smallDisk(8);
    const one = await backedUpStudio(tempFolder(), disk.folder);
    one.backUp(timeOf(60));
    await fillDisk(disk.folder, 0.5 * statSync(one.records).size);
    const obstruct = (): void =>
      void mkdirSync(join(one.root, 'states', 'new', 'within'), { recursive: true });

    expect(() => makeBackup(one.task(timeOf(120)), obstruct)).toThrow('full');
  });
});

it('a backup whose folder is unplugged right after it is complete was made', async () => {
  const one = await backedUpStudio();
  const unplug = (): void => {
    if (existsSync(join(one.root, 'states', stateOf(60)))) renameSync(one.target, `${one.target}-unplugged`);
  };
  onTestFinished(() => rmSync(`${one.target}-unplugged`, { recursive: true }));

  const made = makeBackup(one.task(timeOf(60)), unplug);

  expect(made).toMatchObject({ states: 1, erased: null, unfinished: { step: 'rotation', trouble: 'gone' } });
});

it('customers are erased from every backup, also where one that is too old cannot be removed', async () => {
  const one = await backedUpStudio();
  for (const minute of [70, 75, 80]) killWhenComplete(one, minute);
  await one.erase();
  killWhenComplete(one, 85);
  const removeState = (): void => {
    throw Object.assign(new Error('in use'), { code: 'EBUSY' });
  };
  const { local, records, dataKey } = one.task('');

  const { unfinished } = afterState(
    { ...one.repository, removeState },
    {
      ...{ at: timeOf(85), keepUntil: null, isFirst: false, retry: false, dataKey },
      ...{ folder: `${local}.erasing`, erasures: readErasures(erasureListOf(records), dataKey) ?? [] },
      ...{
        newest: { state: stateOf(85), present: new Set() },
        rest: () => undefined,
        erasing: () => undefined,
      },
    },
  );

  expect(one.repository.states()).toHaveLength(4);
  expect(one.kept()).toEqual([]);
  expect(unfinished).toEqual({ step: 'rotation', trouble: 'read-only', cause: 'EBUSY' });
});

it('a customer who came back with older records leaves also a backup that was killed as soon as it was complete', async () => {
  const one = await backedUpStudio();
  const before = readFileSync(one.records);
  await one.erase();
  one.backUp(timeOf(60));
  writeFileSync(one.records, before);
  killWhenComplete(one, 120);
  expect(one.kept()).toEqual([stateOf(120)]);

  one.backUp(timeOf(180));

  expect(one.repository.states()).toHaveLength(3);
  expect(one.kept()).toEqual([]);
});
