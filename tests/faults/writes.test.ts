/**
 * A small sample of `npm run proof -- writes`: one call to the disk fails while an order is worked on. The call fails for real:
 * a library in the kiosk's process answers it with the error of a broken, full or read-only disk.
 */
import { expect, it } from 'vitest';
import { renderPortrait } from '../portraits/render.ts';
import { runStarts } from '../proof/starts.ts';
import { runWrites } from '../proof/writes.ts';
import type { DiskFault } from '../support/records/disk-faults/faulty-disk.ts';
import { canFailDisk, whyNoDiskFaults } from '../support/records/disk-faults/library.ts';
import { tempFolder } from '../support/files/temp-folder.ts';

if (!canFailDisk) console.log(`Skipped: faults of the disk. ${whyNoDiskFaults}`);

const wal = 'records.sqlite-wal';
const faults: readonly DiskFault[] = [
  { kinds: ['sync'], error: 'EIO', file: wal, at: 8 },
  { kinds: ['write'], error: 'ENOSPC', file: wal, at: 40 },
  // The beginning of an order; the kiosk is killed at once.
  { kinds: ['sync'], error: 'EIO', file: wal, at: 1 },
  { kinds: ['sync'], error: 'EIO', file: wal, at: 12, lasting: true },
  { kinds: ['name'], error: 'EROFS', file: 'answer-room', at: 1 },
];

it.skipIf(!canFailDisk)(
  'an order is finished although a call to the disk fails, and nothing confirmed is lost',
  { timeout: 180_000 },
  async () => {
    const { data: shot } = await renderPortrait({ width: 640, height: 800 }, 'jpeg');

    const endings = ['goes-on', 'goes-on', 'killed-at-once', 'goes-on', 'goes-on'] as const;
    const report = await runWrites({ dataDir: tempFolder(), shot, series: [faults], endings });

    expect(report.problems).toEqual([]);
    expect(report.runs).toBe(faults.length);
    const answers = [...report.answers.keys()];
    expect(answers).toEqual(expect.arrayContaining(['DISK_FAILED', 'DISK_FULL', 'RECORDS_READ_ONLY']));
    expect([...report.promised.values()].filter(({ state }) => state === 'done')).toHaveLength(faults.length);
  },
);

it.skipIf(!canFailDisk)(
  'new records are whole or not there when the disk fails while they are made',
  { timeout: 120_000 },
  async () => {
    // The last sync before the file gets its name.
    const fault: DiskFault = { kinds: ['sync'], error: 'EIO', file: 'records.sqlite.new-wal', at: 3 };

    expect(await runStarts([[fault]])).toEqual({ starts: 1, refused: 1, problems: [] });
  },
);
