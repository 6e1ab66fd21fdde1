/** Faults of paper, by their number in the list of faults, as a follower of the job receives them. */
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { JobReport } from '../../../../electron/printing/printer.ts';
import { final, healingMs, isPrinting, numberOf } from '../../../support/printing/print-jobs.ts';
import { hasCups } from '../../../support/printing/print-lab.ts';
import { sharedLab } from '../../../support/printing/shared-lab.ts';

const { lab, printer, job, reportsUntil, newQueue } = sharedLab(hasCups);

/** Returns how often the device has received a complete job. */
const arrivalsOf = async (jobId: string): Promise<number> =>
  (await lab.arrivals()).filter((number) => number === numberOf(jobId)).length;

describe.skipIf(!hasCups)('a job that goes wrong', () => {
  test('74: on an offline printer has failed within 5 s, and says so', async () => {
    const queue = await newQueue();
    await lab.setFault('offline');
    const { jobId } = await printer.submit(job(queue));
    const last = (await reportsUntil(queue, jobId, final)).at(-1);

    expect(last).toMatchObject({ state: 'failed', trouble: 'offline' });
    expect(last?.note).toContain('connecting-to-device');
  });

  test('75: out of paper waits and says so within 5 s; with new paper it prints one sheet', async () => {
    const queue = await newQueue();
    await lab.setFault('out-of-media');
    const { jobId } = await printer.submit(job(queue));
    // A printer reports that it is empty a moment before its spooler gives up sending.
    const toldAndWaiting = ({ state, trouble }: JobReport): boolean =>
      state === 'waiting' && trouble === 'media-empty';
    const reports = await reportsUntil(queue, jobId, toldAndWaiting);
    const healing = reportsUntil(queue, jobId, final, healingMs);
    await lab.setFault(null);
    await lab.admin('cupsenable', queue);
    const healed = await healing;

    expect(reports.at(-1)?.note).toContain('media-empty');
    expect(healed.at(-1)).toMatchObject({ state: 'printed', trouble: null });
    expect((await lab.arrived(numberOf(jobId))).copies).toBe(1);
    expect(await arrivalsOf(jobId)).toBe(1);
  });

  test('76: whose queue is removed meanwhile is uncertain, and says why', async () => {
    const queue = await newQueue();
    await lab.setFault('slow');
    const { jobId } = await printer.submit(job(queue));
    await reportsUntil(queue, jobId, isPrinting);
    await lab.admin('lpadmin', '-x', queue);

    expect((await reportsUntil(queue, jobId, final)).at(-1)).toMatchObject({
      state: 'uncertain',
      trouble: 'printer-gone',
    });
  });

  test('84: whose filter crashes is uncertain, and says so; the next job on that queue is not', async () => {
    const queue = await newQueue({ filter: 'crash' });
    await lab.setFault('crash');
    const { jobId } = await printer.submit(job(queue));
    const last = (await reportsUntil(queue, jobId, final)).at(-1);
    await lab.setFault(null);
    const next = await printer.submit(job(queue));

    expect(last).toMatchObject({ state: 'uncertain', trouble: 'filter-failed' });
    expect(last?.note).toMatch(/filter/i);
    expect((await reportsUntil(queue, next.jobId, final, healingMs)).at(-1)).toMatchObject({
      state: 'printed',
    });
  });

  test('87: whose cable is pulled in the middle is uncertain: some of it may be on paper', async () => {
    const queue = await newQueue();
    await lab.setFault('half');
    const { jobId } = await printer.submit(job(queue));
    const last = (await reportsUntil(queue, jobId, final)).at(-1);

    expect(last).toMatchObject({ state: 'uncertain' });
    expect(last?.note).toContain('The cable was pulled.');
  });

  test('whose number now belongs to another queue is uncertain', async () => {
    const queue = await newQueue();
    const { jobId } = await printer.submit(job(queue));
    await reportsUntil(queue, jobId, final, healingMs);

    expect((await reportsUntil(await newQueue(), jobId, final)).at(-1)).toMatchObject({ state: 'uncertain' });
  });

  test('is no longer reported after the follower has gone', async () => {
    const queue = await newQueue();
    await lab.setFault('slow');
    const { jobId } = await printer.submit(job(queue));
    const reports: JobReport[] = [];
    printer.follow(`cups:${queue}`, jobId, (report) => reports.push(report))();
    await sleep(700);

    expect(reports).toEqual([]);
  });
});

describe.skipIf(!hasCups)('a spooler that dies', () => {
  test('78: accepts nothing: it is reported as not there', async () => {
    const queue = await newQueue();
    await lab.kill();

    await expect(printer.submit(job(queue))).rejects.toMatchObject({ code: 'PRINTER_UNREACHABLE' });
    await expect(printer.ready(`cups:${queue}`, job(queue).profile)).rejects.toMatchObject({
      code: 'PRINTER_UNREACHABLE',
    });
    await expect(printer.driver(`cups:${queue}`)).rejects.toMatchObject({ code: 'PRINTER_UNREACHABLE' });
    await expect(printer.list()).rejects.toMatchObject({ code: 'PRINTER_UNREACHABLE' });
  });
});
