import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JobReport, Printer } from '../../../electron/printing/printer.ts';
import { final, numberOf, startLabPrinter, type LabPrinter } from '../../support/print-jobs.ts';
import { hasCups, type PrintLab } from '../../support/print-lab.ts';

let lab: PrintLab;
let printer: Printer;
let job: LabPrinter['job'];
let reportsUntil: LabPrinter['reportsUntil'];

beforeAll(async () => {
  if (hasCups) ({ lab, printer, job, reportsUntil } = await startLabPrinter());
});
afterAll(async () => {
  if (hasCups) await lab.stop();
});

describe.skipIf(!hasCups)('a job that goes wrong', () => {
  let queues = 0;
  /** A queue of its own for each test: a stopped one would hold up the next. */
  const newQueue = async (options?: { filter: string }): Promise<string> => {
    const name = `wrong${++queues}`;
    await lab.addQueue(name, options);
    return name;
  };

  test('on an offline printer has failed within 5 s, and says so', async () => {
    const queue = await newQueue();
    await lab.setFault('offline');
    const { jobId } = await printer.submit(job(queue));
    const last = (await reportsUntil(queue, jobId, final)).at(-1);

    expect(last).toMatchObject({ state: 'failed' });
    expect(last?.note).toContain('connecting-to-device');
  });

  test('out of paper waits and says so within 5 s; with new paper it prints one sheet', async () => {
    const queue = await newQueue();
    await lab.setFault('out-of-media');
    const { jobId } = await printer.submit(job(queue));
    // A printer says that it is empty a moment before its spooler gives up sending.
    const toldAndWaiting = ({ state, note }: JobReport): boolean =>
      state === 'waiting' && note.includes('media-empty');
    const reports = await reportsUntil(queue, jobId, toldAndWaiting);
    await lab.setFault(null);
    await lab.admin('cupsenable', queue);
    const healed = await reportsUntil(queue, jobId, final);

    expect(reports.at(-1)).toSatisfy(toldAndWaiting);
    expect(healed.at(-1)).toMatchObject({ state: 'printed' });
    expect((await lab.arrived(numberOf(jobId))).copies).toBe(1);
    expect((await lab.arrivals()).filter((number) => number === numberOf(jobId))).toHaveLength(1);
  });

  test('whose cable is pulled in the middle is uncertain: some of it may be on paper', async () => {
    const queue = await newQueue();
    await lab.setFault('half');
    const { jobId } = await printer.submit(job(queue));
    const last = (await reportsUntil(queue, jobId, final)).at(-1);

    expect(last).toMatchObject({ state: 'uncertain' });
    expect(last?.note).toContain('The cable was pulled.');
  });

  test('whose filter crashes is uncertain, and says so', async () => {
    await lab.setFault(null);
    const queue = await newQueue({ filter: 'crash' });
    const { jobId } = await printer.submit(job(queue));
    const last = (await reportsUntil(queue, jobId, final)).at(-1);

    expect(last).toMatchObject({ state: 'uncertain' });
    expect(last?.note).toMatch(/filter/i);
  });

  test('whose queue is removed meanwhile is uncertain', async () => {
    const queue = await newQueue();
    await lab.setFault('slow');
    const { jobId } = await printer.submit(job(queue));
    await reportsUntil(queue, jobId, ({ state }) => state === 'printing');
    await lab.admin('lpadmin', '-x', queue);

    expect((await reportsUntil(queue, jobId, final)).at(-1)).toMatchObject({ state: 'uncertain' });
  });

  test('that staff cancel is cancelled', async () => {
    const queue = await newQueue();
    await lab.setFault('slow');
    const { jobId } = await printer.submit(job(queue));
    await lab.admin('cancel', jobId);

    expect((await reportsUntil(queue, jobId, final)).at(-1)).toMatchObject({ state: 'cancelled' });
  });

  test('whose number now belongs to another queue is uncertain', async () => {
    const queue = await newQueue();
    await lab.setFault(null);
    const { jobId } = await printer.submit(job(queue));
    await reportsUntil(queue, jobId, final);

    expect((await reportsUntil(await newQueue(), jobId, final)).at(-1)).toMatchObject({ state: 'uncertain' });
  });

  test('nothing is reported after the follower has gone', async () => {
    const queue = await newQueue();
    await lab.setFault('slow');
    const { jobId } = await printer.submit(job(queue));
    const reports: JobReport[] = [];
    printer.follow(`cups:${queue}`, jobId, (report) => reports.push(report))();
    await sleep(700);

    expect(reports).toEqual([]);
  });

  test('whose spooler is killed is uncertain; without a spooler nothing is taken', async () => {
    const queue = await newQueue();
    await lab.setFault('hang');
    const { jobId } = await printer.submit(job(queue));
    await reportsUntil(queue, jobId, ({ state }) => state === 'printing');
    await lab.kill();
    const last = (await reportsUntil(queue, jobId, final)).at(-1);

    expect(last).toMatchObject({ state: 'uncertain' });
    await expect(printer.submit(job(queue))).rejects.toMatchObject({ code: 'PRINTER_UNREACHABLE' });
    await expect(printer.list()).rejects.toMatchObject({ code: 'PRINTER_UNREACHABLE' });

    // And this is why: started again, the spooler sends the job a second time by itself.
    await lab.setFault(null);
    await lab.restart();
    expect((await lab.arrived(numberOf(jobId))).copies).toBe(1);
    expect(await lab.runs(numberOf(jobId))).toBe(2);
  });
});
