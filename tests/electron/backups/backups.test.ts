import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { BackupAnswer } from '../../../electron/backups/backup-worker.ts';
import { createBackups, type BackupsOptions } from '../../../electron/backups/backups.ts';
import { noErasures } from '../../../electron/backups/repository-erasures.ts';
import { modePaths } from '../../../electron/paths.ts';
import { openRecords } from '../../../electron/records/open.ts';
import { KioskError } from '../../../shared/errors.ts';
import type { CustomerId } from '../../../shared/ids.ts';
import { hungMs } from '../../../shared/model/backups.ts';
import { addOrder } from '../../support/records/example-records.ts';
import { handClock } from '../../support/kiosk/hand-clock.ts';
import { memoryLog } from '../../support/kiosk/memory-log.ts';
import { newRecords } from '../../support/records/new-records.ts';
import { testDataKey, testKey } from '../../support/records/records-file.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';

const at = '2026-11-24T09:00:00.000Z';
const made = {
  made: {
    ...{ studioId: 'a'.repeat(32), added: 1, repaired: 0, sameDisk: false, states: 1 },
    ...{ erased: noErasures, unfinished: null },
    summary: {
      ...{ version: 1, program: '1.0.0', changedAt: at, change: 3, lastOrder: null, numbers: {} },
      ...{ orders: 4, customers: 2, pictures: 7, missing: 0, records: { sha256: '0'.repeat(64), bytes: 1 } },
    },
  },
} as const satisfies BackupAnswer;

async function options(dataDir: string, change: Partial<BackupsOptions>): Promise<BackupsOptions> {
  const paths = modePaths(dataDir, 'account');
  await mkdir(dirname(paths.records), { recursive: true });
  const usual: BackupsOptions = {
    ...{ paths, dataKey: testDataKey, program: '1.0.0', changes: () => 3, assertWhole: () => undefined },
    ...{
      isPaying: () => false,
      keepUntil: () => null,
      suspected: () => undefined,
      learn: () => Promise.resolve(),
      clock: handClock(at),
      log: memoryLog(),
      changed: () => undefined,
    },
  };
  return { ...usual, ...change };
}

async function example(change: Partial<BackupsOptions> = {}, dataDir = tempFolder()) {
  let answer: BackupAnswer = made;
  const targets: string[] = [];
  const given = await options(dataDir, change);
  const backups = await createBackups({
    ...given,
    make(task) {
      targets.push(task.target);
      return { answer: Promise.resolve(answer), end: () => Promise.resolve() };
    },
  });
  onTestFinished(() => backups.stop());
  return { backups, paths: given.paths, dataDir, targets, answers: (next: BackupAnswer) => (answer = next) };
}

describe('backups', () => {
  it('begin with the choice of a folder, and are known after a restart', async () => {
    const { backups, dataDir, targets } = await example();
    expect(backups.view()).toEqual({
      folder: '',
      running: false,
      erasing: 0,
      dueSince: null,
      last: null,
      failure: null,
    });
    backups.start();
    expect(targets).toEqual([]);

    await backups.choose('/stick');
    expect(backups.view().running).toBe(true);
    await backups.atRest();

    const last = { at, orders: 4, pictures: 7, missing: 0, sameDisk: false, unfinished: null };
    const view = { folder: '/stick', running: false, erasing: 0, dueSince: null, last, failure: null };
    expect(backups.view()).toEqual(view);
    expect((await example({}, dataDir)).backups.view()).toEqual(view);
  });

  it('keep their state in a file that the version before reads, unless a step is unfinished', async () => {
    const { backups, paths, answers } = await example();
    const lastIn = (): object => (JSON.parse(readFileSync(paths.backups, 'utf8')) as { last: object }).last;
    await backups.choose('/stick');
    await backups.atRest();
    // That version refuses a file with any other key.
    expect(Object.keys(lastIn())).toEqual(['at', 'change', 'orders', 'pictures', 'missing', 'sameDisk']);

    const unfinished = { step: 'rotation', trouble: 'full', cause: 'ENOSPC' } as const;
    answers({ made: { ...made.made, unfinished } });
    backups.start();
    await backups.atRest();
    expect(lastIn()).toMatchObject({ unfinished: { step: 'rotation', trouble: 'full' } });
  });

  it('give up a thread that makes no progress for half an hour, and try again once it has ended', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const hung = Promise.withResolvers<undefined>();
    const steps: Int32Array[] = [];
    let runs = 0;
    const given = await options(tempFolder(), {});
    const backups = await createBackups({
      ...given,
      make({ shared }) {
        steps.push(shared);
        runs += 1;
        if (runs > 1) return { answer: Promise.resolve(made), end: () => Promise.resolve() };
        return { answer: new Promise(() => undefined), end: () => hung.promise };
      },
    });
    await backups.choose('/share');
    await vi.advanceTimersByTimeAsync(hungMs - 1_000);
    Atomics.add(steps[0] ?? new Int32Array(3), 2, 1);
    await vi.advanceTimersByTimeAsync(hungMs - 1_000);
    expect(backups.view()).toMatchObject({ running: true, failure: null });

    await vi.advanceTimersByTimeAsync(5_000);
    await backups.atRest();
    expect(backups.view()).toMatchObject({ running: false, failure: { trouble: 'hung' } });
    backups.start();
    await backups.atRest();
    expect(runs).toBe(1);

    hung.resolve(undefined);
    await hung.promise;
    backups.start();
    await backups.atRest();
    expect(backups.view()).toMatchObject({ last: { at }, failure: null });
    await backups.stop();
  });

  it('go to another folder, and end with the kiosk, while a thread hangs', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const targets: string[] = [];
    const given = await options(tempFolder(), {});
    const never = new Promise<never>(() => undefined);
    const backups = await createBackups({
      ...given,
      make({ target }) {
        targets.push(target);
        return { answer: never, end: () => never };
      },
    });
    await backups.choose('/share');

    const chosen = backups.choose('/stick');
    await vi.advanceTimersByTimeAsync(5_000);
    await chosen;
    expect(targets).toEqual(['/share', '/stick']);
    const stopped = backups.stop();
    await vi.advanceTimersByTimeAsync(5_000);
    await stopped;
    expect(backups.view().running).toBe(false);
  });

  it('say since when one is due that waits until pages were read, because some could not be', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const failing = (code: 'RECORDS_CHECKING' | 'DISK_FAILED') => () => {
      throw new KioskError(code, 'not read', { reason: 'read' });
    };
    const unread = { assertWhole: failing('RECORDS_CHECKING'), changes: failing('DISK_FAILED') };
    const { backups, targets } = await example(unread);
    await backups.choose('/stick');

    await vi.advanceTimersByTimeAsync(60_000);

    expect(targets).toEqual([]);
    expect(backups.view()).toMatchObject({ running: false, failure: null, dueSince: at });
  });

  it('tell a failure and keep the last success, until the next one succeeds', async () => {
    const { backups, answers } = await example();
    await backups.choose('/stick');
    await backups.atRest();
    answers({ trouble: 'gone', cause: 'ENOENT' });

    backups.start();
    await backups.atRest();
    expect(backups.view()).toMatchObject({ last: { at }, failure: { at, trouble: 'gone' } });

    answers(made);
    backups.start();
    await backups.atRest();
    expect(backups.view().failure).toBe(null);
  });

  it('are complete where erasing from the earlier ones failed, which is told until one has ended', async () => {
    const learnt: unknown[] = [];
    const { backups, answers } = await example({ learn: (of) => Promise.resolve(void learnt.push(of)) });
    const customerId = 'cus_0123456789ab';
    const left = new Map<CustomerId, string[]>([[customerId, ['2026-11-24T08-00-00-000Z']]]);
    const erased = { ...noErasures, left };
    answers({ made: { ...made.made, erased } });
    await backups.choose('/stick');
    await backups.atRest();
    const unfinished = { step: 'erasing', trouble: 'gone' } as const;
    answers({ made: { ...made.made, states: 2, erased: null, unfinished: { ...unfinished, cause: 'EIO' } } });

    backups.start();
    await backups.atRest();

    expect(backups.view()).toMatchObject({ last: { at, unfinished }, failure: null });
    expect(backups.folders()).toEqual([
      { folder: '/stick', at, states: 2, unreadable: 0, left: { [customerId]: 1 } },
    ]);
    expect(learnt).toEqual([[]]);
    answers(made);
    backups.start();
    await backups.atRest();
    expect(backups.view().last?.unfinished).toBeNull();
  });

  it('are not made of damaged records, and follow once the pages were checked, though none is due', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    let code: 'RECORDS_DAMAGED' | 'RECORDS_CHECKING' | null = null;
    const { backups, targets } = await example({
      assertWhole() {
        if (code !== null) throw new KioskError(code, 'not whole');
      },
    });
    await backups.choose('/stick');
    await backups.atRest();
    code = 'RECORDS_CHECKING';
    backups.start();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([targets.length, backups.view().failure]).toEqual([1, null]);
    code = null;
    await vi.advanceTimersByTimeAsync(60_000);
    await backups.atRest();
    expect(targets).toHaveLength(2);
    code = 'RECORDS_DAMAGED';
    backups.start();
    await backups.atRest();
    expect([targets.length, backups.view().failure]).toEqual([2, { at, trouble: 'records-damaged' }]);
  });

  it('that find damage have every page read', async () => {
    let suspected = 0;
    const { backups, answers } = await example({ suspected: () => void (suspected += 1) });
    answers({ trouble: 'gone', cause: 'ENOENT' });
    await backups.choose('/stick');
    await backups.atRest();
    expect(suspected).toBe(0);
    answers({ trouble: 'records-damaged', cause: 'RECORDS_DAMAGED' });
    backups.start();
    await backups.atRest();
    expect(suspected).toBe(1);
  });

  it('do not go into the folder of the data', async () => {
    const { backups, dataDir } = await example();

    await expect(backups.choose(join(dataDir, 'studio'))).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('ask for a folder again when their file cannot be read', async () => {
    const { paths, dataDir } = await example();
    writeFileSync(paths.backups, '{"version":');

    expect((await example({}, dataDir)).backups.view().folder).toBe('');
  });

  it('are made in a thread, which waits for a paid call', async () => {
    const { paths, dataDir } = await example();
    const records = openRecords(paths.records, { key: testKey, newFile: newRecords });
    addOrder(records);
    const target = tempFolder();
    const states: number[] = [];
    const { make: _thread, ...inThread } = await options(dataDir, {
      isPaying() {
        const [root] = readdirSync(target);
        const folder = join(target, root ?? '', 'states');
        if (root !== undefined && existsSync(folder)) states.push(readdirSync(folder).length);
        return states.length < 2;
      },
    });
    const backups = await createBackups(inThread);
    onTestFinished(() => backups.stop());

    await backups.choose(target);
    await backups.atRest();
    records.close();
    await records.atRest();

    expect(backups.view()).toMatchObject({ last: { orders: 1, missing: 0 }, failure: null });
    expect(states[1]).toBe(0);
  });
});
