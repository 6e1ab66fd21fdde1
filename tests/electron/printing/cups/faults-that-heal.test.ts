/** Faults of paper that staff remedy, and spoolers that die or hang: what a follower of the job receives. */
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import {
  final,
  healingMs,
  isPrinting,
  numberOf,
  stateIs,
  troubleIs,
} from '../../../support/printing/print-jobs.ts';
import { hasCups } from '../../../support/printing/print-lab.ts';
import { sharedLab } from '../../../support/printing/shared-lab.ts';

const { lab, printer, job, reportsUntil, newQueue } = sharedLab(hasCups);

/** Returns how often the device has received a complete job. */
const arrivalsOf = async (jobId: string): Promise<number> =>
  (await lab.arrivals()).filter((number) => number === numberOf(jobId)).length;

describe.skipIf(!hasCups)('a job that goes wrong', () => {
  test('74: on a printer that its spooler keeps looking for is reported as offline; once found, it prints one sheet', async () => {
    const queue = await newQueue();
    await lab.setFault('not-found');
    const { jobId } = await printer.submit(job(queue));
    await reportsUntil(queue, jobId, troubleIs('offline'));
    await lab.setFault(null);

    expect((await reportsUntil(queue, jobId, final, healingMs)).at(-1)).toMatchObject({ state: 'printed' });
    expect(await lab.runs(numberOf(jobId))).toBe(1);
  });

  test.each([
    ['an open cover', 'cover-open', 'cover-open'],
    ['a ribbon at its end', 'ribbon-empty', 'ribbon-empty'],
    ['a jam', 'jam', 'media-jam'],
    ['what has no word of its own', 'overheated', 'other'],
  ] as const)('75: %s is said within 5 s; put right, the sheet comes out once', async (_, fault, trouble) => {
    const queue = await newQueue();
    await lab.setFault(fault);
    const { jobId } = await printer.submit(job(queue));
    await reportsUntil(queue, jobId, troubleIs(trouble));
    await lab.setFault(null);

    expect((await reportsUntil(queue, jobId, final)).at(-1)).toMatchObject({
      state: 'printed',
      trouble: null,
    });
    expect(await lab.runs(numberOf(jobId))).toBe(1);
  });

  test('75, 80: of three copies that runs out of paper is reported as coming out again from the first', async () => {
    const queue = await newQueue();
    await lab.setFault('out-of-media');
    const { jobId } = await printer.submit(job(queue, { copies: 3 }));
    const following = reportsUntil(queue, jobId, final, healingMs);
    const told = await reportsUntil(queue, jobId, troubleIs('media-empty'));
    expect(told.at(-1)?.note).toContain('media-empty');
    await sleep(1_100);
    await lab.setFault(null);
    await lab.admin('cupsenable', queue);

    expect((await following).at(-1)).toMatchObject({ state: 'uncertain' });
  });

  test('77: whose queue takes no more or is paused while it waits says so within 5 s, and continues afterwards', async () => {
    const queue = await newQueue();
    await lab.setFault('slow');
    const first = await printer.submit(job(queue));
    const { jobId } = await printer.submit(job(queue));
    await lab.admin('cupsreject', queue);
    await reportsUntil(queue, jobId, troubleIs('rejecting'));
    const whatOfTheFirst = reportsUntil(queue, first.jobId, final, 20_000);
    await reportsUntil(queue, first.jobId, isPrinting);
    await lab.admin('cupsdisable', queue);
    await reportsUntil(queue, jobId, troubleIs('paused'));
    // The spooler reports the beginning of a job in whole seconds.
    await sleep(1_100);
    await lab.setFault(null);
    await lab.admin('cupsenable', queue);

    expect((await reportsUntil(queue, jobId, final, healingMs)).at(-1)).toMatchObject({ state: 'printed' });
    expect(await lab.runs(numberOf(jobId))).toBe(1);
    // Pausing interrupted the first one in the middle, and the spooler has sent it again.
    expect((await whatOfTheFirst).at(-1)).toMatchObject({ state: 'uncertain' });
    expect(await lab.runs(numberOf(first.jobId))).toBe(2);
  });

  test('80: that the spooler sends again automatically is reported, and stays uncertain when it has come out', async () => {
    const queue = await newQueue({ errorPolicy: 'retry-current-job' });
    await lab.setFault('half');
    const { jobId } = await printer.submit(job(queue));
    const following = reportsUntil(queue, jobId, final, 15_000);
    await reportsUntil(queue, jobId, isPrinting);
    await sleep(1_500);
    await lab.setFault(null);
    const reports = await following;

    expect(reports.some(({ note, final: last }) => note.includes('again by itself') && !last)).toBe(true);
    expect(reports.at(-1)).toMatchObject({ state: 'uncertain', final: true });
    expect(await lab.runs(numberOf(jobId))).toBeGreaterThan(1);
  }, 20_000);
});

describe.skipIf(!hasCups)('a spooler that dies', () => {
  test('79, 80: leaves its job uncertain; back again, it sends it a second time automatically, and that is reported', async () => {
    const queue = await newQueue();
    await lab.setFault('hang');
    const { jobId } = await printer.submit(job(queue));
    const following = reportsUntil(queue, jobId, final, 30_000);
    await reportsUntil(queue, jobId, isPrinting);
    await lab.kill();
    const gone = (await reportsUntil(queue, jobId, stateIs('uncertain'))).at(-1);
    expect(gone).toMatchObject({ trouble: 'spooler-gone', final: false });

    await lab.setFault(null);
    await lab.restart();
    const reports = await following;
    expect(reports.at(-1)).toMatchObject({ state: 'uncertain', final: true });
    expect(reports.at(-1)?.note).toContain('again by itself');
    expect((await lab.arrived(numberOf(jobId))).copies).toBe(1);
    expect(await lab.runs(numberOf(jobId))).toBe(2);
  }, 40_000);

  test('80: its uncertain job can be cancelled when it is back, before it is sent again', async () => {
    const queue = await newQueue();
    await lab.setFault('hang');
    const { jobId } = await printer.submit(job(queue));
    await reportsUntil(queue, jobId, isPrinting);
    await lab.kill();
    await expect(printer.cancel(`cups:${queue}`, jobId)).rejects.toMatchObject({
      code: 'PRINTER_UNREACHABLE',
    });

    await lab.restart();
    await printer.cancel(`cups:${queue}`, jobId);
    await lab.setFault(null);
    expect((await reportsUntil(queue, jobId, final)).at(-1)).toMatchObject({ state: 'uncertain' });
    await sleep(500);
    expect(await arrivalsOf(jobId)).toBe(0);
  }, 20_000);

  test('79: that only hangs is reported within 5 s; when it continues, the job’s outcome is known', async () => {
    const queue = await newQueue();
    await lab.setFault('slow');
    const { jobId } = await printer.submit(job(queue));
    const following = reportsUntil(queue, jobId, final, 2 * healingMs);
    const told = reportsUntil(queue, jobId, troubleIs('spooler-gone'));
    lab.freeze();
    await told.finally(() => {
      lab.thaw();
    });

    expect((await following).at(-1)).toMatchObject({ state: 'printed', trouble: null });
    expect(await lab.runs(numberOf(jobId))).toBe(1);
  });
});
