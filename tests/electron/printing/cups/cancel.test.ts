import { describe, expect, test } from 'vitest';
import { final, healingMs, isPrinting, numberOf, troubleIs } from '../../../support/printing/print-jobs.ts';
import { hasCups } from '../../../support/printing/print-lab.ts';
import { sharedLab } from '../../../support/printing/shared-lab.ts';

const { lab, printer, job, reportsUntil, newQueue } = sharedLab(hasCups);

describe.skipIf(!hasCups)('a job that is cancelled', () => {
  test('while it waits is cancelled, and never reaches the device', async () => {
    const queue = await newQueue();
    await lab.setFault('slow');
    const first = await printer.submit(job(queue));
    const { jobId } = await printer.submit(job(queue));
    await printer.cancel(`cups:${queue}`, jobId);

    expect((await reportsUntil(queue, jobId, final)).at(-1)).toMatchObject({ state: 'cancelled' });
    expect((await reportsUntil(queue, first.jobId, final, healingMs)).at(-1)).toMatchObject({
      state: 'printed',
    });
    expect(await lab.runs(numberOf(jobId))).toBe(0);
  });

  test('while its printer has no paper is cancelled: nothing of it is on paper', async () => {
    const queue = await newQueue();
    await lab.setFault('out-of-media');
    const { jobId } = await printer.submit(job(queue));
    const following = reportsUntil(queue, jobId, final, healingMs);
    await reportsUntil(queue, jobId, troubleIs('media-empty'));
    await printer.cancel(`cups:${queue}`, jobId);

    expect((await following).at(-1)).toMatchObject({ state: 'cancelled' });
  });

  test('while it is being sent is uncertain: staff look into the tray', async () => {
    const queue = await newQueue();
    await lab.setFault('slow');
    const { jobId } = await printer.submit(job(queue));
    await reportsUntil(queue, jobId, isPrinting);
    await printer.cancel(`cups:${queue}`, jobId);

    expect((await reportsUntil(queue, jobId, final)).at(-1)).toMatchObject({ state: 'uncertain' });
    expect(await lab.arrivals()).not.toContain(numberOf(jobId));
  });

  test('when it has ended, or is another’s, is refused: nothing is left to cancel', async () => {
    const [queue, other] = [await newQueue(), await newQueue()];
    const { jobId } = await printer.submit(job(queue));
    await reportsUntil(queue, jobId, final, healingMs);
    await lab.setFault('slow');
    const running = await printer.submit(job(queue));

    await expect(printer.cancel(`cups:${queue}`, jobId)).rejects.toMatchObject({ code: 'WRONG_STEP' });
    await expect(printer.cancel(`cups:${other}`, running.jobId)).rejects.toMatchObject({
      code: 'WRONG_STEP',
    });
    await expect(printer.cancel(`cups:${queue}`, `${queue}-999999`)).rejects.toMatchObject({
      code: 'WRONG_STEP',
    });
    await expect(printer.cancel(`cups:${queue}`, '--help')).rejects.toMatchObject({ code: 'WRONG_STEP' });
    expect((await reportsUntil(queue, running.jobId, final, healingMs)).at(-1)).toMatchObject({
      state: 'printed',
    });
  });
});
