/* oxlint-disable max-lines -- Its cases share one folder and its print program. */
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { fromJobId } from '../../../../electron/printing/folder/files.ts';
import { createFolderPrinter } from '../../../../electron/printing/folder/printer.ts';
import type { JobReport, Printer, PrintJob } from '../../../../electron/printing/printer.ts';
import { newId } from '../../../../shared/ids.ts';
import type { HotFolder } from '../../../../shared/printing.ts';
import { eventually } from '../../../support/eventually.ts';
import { canMount, smallDisk } from '../../../support/records/full-disk.ts';
import { labProfile } from '../../../support/printing/print-jobs.ts';
import { tempFolder } from '../../../support/files/temp-folder.ts';

let path: string;
let folders: HotFolder[];
let printer: Printer;

const timing = { everyMs: 10, slowMs: 60_000 };
const id = 'folder:ds620';
beforeEach(() => {
  path = tempFolder();
  folders = [{ id, name: 'DS620 10x15', path, format: 'jpeg' }];
  printer = createFolderPrinter(() => folders, timing);
});

const profile = labProfile({ keyword: '' });
const job = (change: Partial<PrintJob> = {}): PrintJob => ({
  printId: newId('prt'),
  printerId: id,
  profile,
  file: Buffer.from('a picture'),
  widthMm: 101.6,
  heightMm: 152.4,
  title: '261121-004 sheet 1',
  copies: 1,
  ...change,
});

/** Collects everything that is reported about a job from now on. */
function reports(jobId: string): JobReport[] {
  const all: JobReport[] = [];
  onTestFinished(printer.follow(id, jobId, (report) => all.push(report)));
  return all;
}
const takeAll = (): void => {
  for (const name of readdirSync(path)) rmSync(join(path, name));
};
const last = (all: readonly JobReport[]): JobReport | undefined => all.at(-1);

describe('a folder that another program watches', () => {
  test('is listed by its name, and accepts the kind of picture that its program accepts', async () => {
    folders.push({ id: 'folder:png', name: 'Lab', path: join(path, 'gone'), format: 'png' });

    expect(await printer.list()).toMatchObject([
      { id, name: 'DS620 10x15', state: 'ready', trouble: null, isDefault: false },
      { id: 'folder:png', name: 'Lab', state: 'unreachable', trouble: 'printer-gone', isDefault: false },
    ]);
    expect([printer.takes(id), printer.takes('folder:png')]).toEqual(['jpeg', 'png']);
    expect(await printer.driver(id)).toBeNull();
  });

  test('is unchanged after the check whether it would accept a sheet', async () => {
    await expect(printer.ready(id, profile)).resolves.toMatchObject({ state: 'ready' });

    expect(readdirSync(path)).toEqual([]);
  });

  test('that is not set up is unknown', async () => {
    await expect(printer.ready('folder:other', profile)).rejects.toMatchObject({ code: 'PRINTER_UNKNOWN' });
    await expect(printer.submit(job({ printerId: 'folder:other' }))).rejects.toMatchObject({
      code: 'PRINTER_UNKNOWN',
    });
  });

  test('that is gone accepts nothing, and is not created again: it may be a share that is away', async () => {
    rmSync(path, { recursive: true });

    await expect(printer.submit(job())).rejects.toMatchObject({ code: 'PRINTER_UNREACHABLE' });
    expect(() => statSync(path)).toThrow('ENOENT');
  });

  test.skipIf(!canMount)('that cannot be written says so', async () => {
    const disk = smallDisk(128);
    folders = [{ id, name: 'Stick', path: disk.folder, format: 'jpeg' }];
    disk.makeReadOnly();

    await expect(printer.ready(id, profile)).rejects.toMatchObject({
      code: 'PRINTER_REFUSED',
      details: { reason: 'folder-read-only' },
    });
  });

  test.skipIf(!canMount)('whose disk is nearly full takes none', async () => {
    folders = [{ id, name: 'Stick', path: smallDisk(8).folder, format: 'jpeg' }];

    await expect(printer.ready(id, profile)).rejects.toMatchObject({ code: 'DISK_FULL' });
  });

  test.skipIf(!canMount)('whose disk fills up on the way has nothing of the sheet in the end', async () => {
    const { folder } = smallDisk(70);
    folders = [{ id, name: 'Stick', path: folder, format: 'jpeg' }];

    const thirtyMb = Buffer.alloc(30 * 2 ** 20);
    await expect(printer.submit(job({ file: thirtyMb, copies: 3 }))).rejects.toMatchObject({
      code: 'DISK_FULL',
    });
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('a sheet for a folder', () => {
  test('is one file, named by its title and never by a name that was there before', async () => {
    await printer.submit(job());
    const [first] = readdirSync(path);
    takeAll();
    await printer.submit(job());

    expect(first).toMatch(/^261121-004-sheet-1-[\da-f]{8}\.jpg$/);
    expect(readdirSync(path)).toEqual([expect.stringMatching(/^261121-004-sheet-1-[\da-f]{8}\.jpg$/)]);
    expect(readdirSync(path)).not.toEqual([first]);
    expect(readFileSync(join(path, readdirSync(path)[0] ?? ''), 'utf8')).toBe('a picture');
  });

  test('is one file for each copy', async () => {
    folders = [{ id, name: 'Lab', path, format: 'png' }];
    await printer.submit(job({ copies: 3 }));

    expect(readdirSync(path).sort()).toEqual([
      expect.stringMatching(/^261121-004-sheet-1-\w{8}-1\.png$/),
      expect.stringMatching(/^261121-004-sheet-1-\w{8}-2\.png$/),
      expect.stringMatching(/^261121-004-sheet-1-\w{8}-3\.png$/),
    ]);
  });

  test('is never visible half written: its name comes last', async () => {
    const seen: string[] = [];
    const looking = setInterval(() => {
      for (const name of readdirSync(path)) {
        if (name.endsWith('.jpg')) seen.push(`${statSync(join(path, name)).size}`);
      }
    }, 1);
    const bytes = Buffer.alloc(20 * 2 ** 20, 1);

    await printer.submit(job({ file: bytes }));
    clearInterval(looking);

    expect(new Set(seen)).toEqual(new Set(seen.length === 0 ? [] : [String(bytes.length)]));
    expect(readdirSync(path)).toHaveLength(1);
  });

  test('removes what a killed kiosk has left half written, and nothing else', async () => {
    const ours = (digit: string): string => join(path, `.headroom-${digit.repeat(12)}.part`);
    for (const file of [ours('a'), ours('b'), join(path, '.other.part')]) writeFileSync(file, 'half');
    const longAgo = Date.now() / 1_000 - 3_600;
    for (const file of [ours('a'), join(path, '.other.part')]) utimesSync(file, longAgo, longAgo);

    await printer.submit(job());

    expect(readdirSync(path).sort()).toEqual([
      '.headroom-bbbbbbbbbbbb.part',
      '.other.part',
      expect.stringMatching(/\.jpg$/),
    ]);
  });

  test.each([['../../etc/cron.d/x'], ['C:\\Windows\\x'], ['"$(rm -rf ~)"'], ['-o\nraw'], ['…']])(
    'called %j stays in the folder',
    async (title) => {
      await printer.submit(job({ title }));

      expect(readdirSync(path)).toEqual([expect.stringMatching(/^[\dA-Za-z][\dA-Za-z-]*\.jpg$/)]);
    },
  );
});

describe('a sheet in a folder', () => {
  test('waits until the program takes it; then only staff can say what came out', async () => {
    const { jobId } = await printer.submit(job());
    const all = reports(jobId);
    await eventually(() => expect(all).toHaveLength(1));
    expect(all).toEqual([{ state: 'waiting', note: '', trouble: null, hold: null, final: false }]);

    takeAll();

    await eventually(() => expect(all).toHaveLength(2));
    expect(last(all)).toMatchObject({
      state: 'uncertain',
      note: 'the folder’s program has taken it',
      trouble: null,
      final: true,
    });
  });

  test('that nobody takes within a minute is in trouble until it is taken', async () => {
    printer = createFolderPrinter(() => folders, { everyMs: 10, slowMs: 100 });
    const { jobId } = await printer.submit(job());
    const all = reports(jobId);

    await eventually(() => expect(last(all)).toMatchObject({ state: 'waiting', trouble: 'not-taken' }));
    takeAll();
    await eventually(() => expect(last(all)).toMatchObject({ state: 'uncertain', trouble: null }));
  });

  test('of several copies says how many were taken', async () => {
    const { jobId } = await printer.submit(job({ copies: 2 }));
    const all = reports(jobId);
    rmSync(join(path, readdirSync(path)[0] ?? ''));

    await eventually(() => expect(last(all)).toMatchObject({ state: 'waiting', note: '1 of 2 taken' }));
  });

  test('does not count as taken when its folder is away or was replaced', async () => {
    const { jobId } = await printer.submit(job());
    const all = reports(jobId);
    await eventually(() => expect(all).toHaveLength(1));

    renameSync(path, `${path}-away`);
    onTestFinished(() => rmSync(`${path}-away`, { recursive: true, force: true }));
    await eventually(() => expect(last(all)).toMatchObject({ state: 'waiting', trouble: 'printer-gone' }));
    mkdirSync(path);
    await eventually(() => expect(last(all)?.note).toBe('there is another folder in its place'));

    rmSync(path, { recursive: true });
    renameSync(`${path}-away`, path);
    await eventually(() => expect(last(all)).toMatchObject({ state: 'waiting', trouble: null }));
  });

  test('is followed after a restart by its name alone', async () => {
    const { jobId } = await printer.submit(job({ copies: 2 }));
    printer = createFolderPrinter(() => folders, timing);
    const all = reports(jobId);
    await eventually(() => expect(last(all)?.state).toBe('waiting'));

    takeAll();

    await eventually(() => expect(last(all)?.state).toBe('uncertain'));
  });

  test('of a folder that was removed from the settings is uncertain', async () => {
    const { jobId } = await printer.submit(job());
    folders = [];

    const all = reports(jobId);

    await eventually(() => expect(all).toMatchObject([{ state: 'uncertain', trouble: 'printer-gone' }]));
  });

  test('is no longer reported when nobody follows it', async () => {
    const { jobId } = await printer.submit(job());
    const told = vi.fn();
    printer.follow(id, jobId, told)();
    takeAll();

    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(told).not.toHaveBeenCalled();
  });
});

describe('cancelling', () => {
  test('removes the sheet from the folder, and it was cancelled', async () => {
    writeFileSync(join(path, 'somebody-elses.jpg'), 'x');
    const { jobId } = await printer.submit(job({ copies: 2 }));
    const all = reports(jobId);

    await printer.cancel(id, jobId);

    await eventually(() => expect(last(all)).toMatchObject({ state: 'cancelled', final: true }));
    expect(readdirSync(path)).toEqual(['somebody-elses.jpg']);
  });

  test('of a partly taken sheet leaves it uncertain, with the number taken', async () => {
    const { jobId } = await printer.submit(job({ copies: 3 }));
    rmSync(join(path, readdirSync(path)[0] ?? ''));
    const all = reports(jobId);

    await printer.cancel(id, jobId);

    await eventually(() =>
      expect(last(all)).toMatchObject({ state: 'uncertain', note: 'the folder’s program has taken 1 of 3' }),
    );
  });

  test('is too late when it was taken, and unknown while the folder is away', async () => {
    const { jobId } = await printer.submit(job());
    takeAll();
    await expect(printer.cancel(id, jobId)).rejects.toMatchObject({ code: 'WRONG_STEP' });

    rmSync(path, { recursive: true });
    await expect(printer.cancel(id, jobId)).rejects.toMatchObject({ code: 'PRINTER_UNREACHABLE' });
  });
});

describe('a job’s name', () => {
  test.each([['../x*1.jpg'], ['a/b*1.jpg'], ['a.jpg'], ['a*0.jpg'], ['a*1.exe'], ['a*99999.png'], ['']])(
    'that the kiosk did not make is refused: %j',
    (jobId) => {
      expect(fromJobId(jobId)).toBeNull();
    },
  );
});
