/**
 * A spooler that is missing, dies or sends a job again: nothing is lost, and nothing is printed twice without a
 * request.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { openPaperCounter, sheetOf, withoutPrints } from '../support/printing/paper-counter.ts';
import { hasCups } from '../support/printing/print-lab.ts';
import { sharedByTests } from '../support/shared-by-tests.ts';
import { rejectionOf } from '../support/thrown.ts';

describe.skipIf(!hasCups)('an order whose spooler dies', () => {
  const counter = sharedByTests(openPaperCounter, (opened) => opened.close(), hasCups);
  /** Returns how often the device was started for the most recently spooled job. */
  const runsOfLastJob = async (): Promise<number> => counter.lab.runs(await counter.lab.lastJob());

  let queues = 0;
  let queue: string;

  beforeEach(async () => {
    queue = `dying${++queues}`;
    await counter.addApproved(queue);
  });

  /** Kills the spooler, and restarts it after the test. */
  async function kill(): Promise<void> {
    await counter.lab.kill();
    onTestFinished(async () => {
      await counter.lab.setFault(null);
      await counter.lab.restart();
    });
  }

  /** Prints a sheet that the device starts and never finishes. */
  async function printForEver(): Promise<void> {
    await counter.lab.setFault('hang');
    await counter.printOn(queue);
    await counter.newestPrint('printing');
  }

  it('78: stays unchanged when it cannot be printed without a spooler', async () => {
    await kill();
    const before = await counter.now();

    expect(await rejectionOf(counter.printOn(queue))).toBe('PRINTER_UNREACHABLE');
    expect(await counter.now()).toEqual(before);
    expect((await counter.call('listPrinters')).map(({ id }) => id)).toEqual(['file']);
    const { bytes } = await counter.call('sheetFile', {
      orderId: counter.order.id,
      printerId: 'file',
      layout: sheetOf(counter.order),
      format: 'pdf',
    });
    expect(bytes.byteLength).toBeGreaterThan(10_000);
  });

  it('79: has an uncertain print within 5 s when that happens during a sheet, and no other change', async () => {
    await printForEver();
    await kill();
    const { tookMs, print } = await counter.newestOnce(({ state }) => state === 'uncertain');

    expect(tookMs).toBeLessThan(5_000);
    expect(print).toMatchObject({ trouble: 'spooler-gone' });
    expect(withoutPrints(await counter.now())).toEqual(withoutPrints(counter.order));
  });

  it('80: reports a sheet that the restarted spooler has sent again', async () => {
    await printForEver();
    await counter.lab.kill();
    await counter.newestPrint('uncertain');
    await counter.lab.setFault(null);
    await counter.lab.restart();

    await counter.newestOnce(({ state, note }) => state === 'uncertain' && note.includes('again by itself'));
    expect(await runsOfLastJob()).toBe(2);
  });

  it('80: reports a sheet that was sent again after a power cut of the kiosk and the spooler', async () => {
    await printForEver();
    await sleep(1_100); // The spooler reports the start of a job in whole seconds.
    await counter.reopenAfter(async () => {
      await counter.lab.kill();
      await counter.lab.setFault(null);
      await counter.lab.restart();
      await counter.lab.arrived(await counter.lab.lastJob());
    });

    expect((await counter.newestPrint('uncertain')).note).toContain('again by itself');
    expect(await runsOfLastJob()).toBe(2);
  });

  it('80: is not printed again by the spooler when staff have already reprinted it', async () => {
    await printForEver();
    const first = await counter.lab.lastJob();
    await counter.lab.kill();
    const print = await counter.newestPrint('uncertain');
    await counter.lab.restart();
    // The device recovers only after it has begun to send the first job again.
    await eventually(async () => expect(await runsOfLastJob()).toBe(2));
    await counter.lab.setFault(null);
    await counter.call('reprint', { printId: print.id, reason: 'Nothing came out' });

    expect(await counter.newestPrint('printed')).toMatchObject({ reprintOf: print.id });
    const arrived = await counter.lab.arrivals();
    expect(arrived).toContain(await counter.lab.lastJob());
    expect(arrived).not.toContain(first);
  });

  it('80: keeps the answer of staff about a sheet, whatever the spooler reports later', async () => {
    await printForEver();
    await counter.lab.kill();
    const print = await counter.newestPrint('uncertain');
    await counter.call('confirmPrint', { printId: print.id, printed: true });
    await counter.lab.setFault(null);
    await counter.lab.restart();
    await counter.lab.arrived(await counter.lab.lastJob());
    await sleep(1_500);

    expect((await counter.now()).prints[0]).toMatchObject({ id: print.id, state: 'printed' });
  });
});
