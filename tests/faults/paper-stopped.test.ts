/** A queue that its spooler has stopped: nothing prints until a person resumes it, and every screen says so. */
import { beforeEach, describe, expect, it } from 'vitest';
import { needsStaff } from '../../shared/model/prints.ts';
import { openPaperCounter } from '../support/printing/paper-counter.ts';
import { poll } from '../support/poll.ts';
import { hasCups } from '../support/printing/print-lab.ts';
import { sharedByTests } from '../support/shared-by-tests.ts';
import { rejectionOf } from '../support/thrown.ts';

if (!hasCups) console.log('Skipped: paper-stopped. There is no CUPS on this machine.');

const counter = sharedByTests(openPaperCounter, (opened) => opened.close(), hasCups);
/** Returns how many sheets have come out of all printers so far. */
const sheetsOut = async (): Promise<number> => (await counter.lab.arrivals()).length;
const statusOf = async (queue: string) =>
  (await counter.call('kioskStatus')).printers.find(({ id }) => id === `cups:${queue}`);

/** Returns a print that waits in a queue which its device has stopped for lack of paper. */
async function stoppedFor(queue: string, copies = 1) {
  await counter.addApproved(queue);
  await counter.lab.setFault('out-of-media');
  await counter.printOn(queue, copies);
  return (await counter.newestOnce(({ hold }) => hold === 'queue-stopped')).print;
}

describe.skipIf(!hasCups)('a stopped queue', () => {
  beforeEach(() => counter.lab.setFault(null));

  it('75: holds its sheet although there is paper again, and prints it once when it is resumed', async () => {
    const print = await stoppedFor('resumed');
    expect(print).toMatchObject({ state: 'waiting', trouble: 'media-empty', hold: 'queue-stopped' });
    const out = await sheetsOut();
    await counter.lab.setFault(null);

    expect(await counter.lab.admin('lpstat', '-o', 'resumed')).not.toBe('');
    expect(await counter.call('resumePrinter', { printerId: 'cups:resumed' })).toMatchObject({ hold: null });

    const printed = await counter.newestPrint('printed');
    expect(printed).toMatchObject({ id: print.id, trouble: null, hold: null });
    expect(await sheetsOut()).toBe(out + 1);
    expect(await counter.lab.admin('lpstat', '-o', 'resumed')).toBe('');
  });

  it('is shown by its name on the status strip and on the desk, even if it is not the default and the order is done', async () => {
    const print = await stoppedFor('seen');
    const { printers } = await counter.call('kioskStatus');
    expect(printers[0]).toMatchObject({ id: 'cups:seen', name: 'seen', light: 'bad', usual: false });
    expect(printers[0]).toMatchObject({ needs: 'release', trouble: 'media-empty', hold: 'queue-stopped' });
    const onDesk = async () => (await counter.call('desk')).waitingPrints.map(({ id }) => id);
    expect(await onDesk()).toEqual([print.id]);
    const attention = async () => {
      const { inHand, doneToday } = await counter.call('desk');
      return [...inHand, ...doneToday].find(({ id }) => id === counter.order.id)?.attention;
    };
    expect(await attention()).toBe('waiting-print');

    await counter.call('finishOrder', { orderId: counter.order.id });
    expect(await onDesk()).toEqual([print.id]);
    expect(await attention()).toBe('waiting-print');
    expect(await statusOf('seen')).toMatchObject({ needs: 'release' });

    await counter.call('cancelPrint', { printId: print.id });
    await counter.newestPrint('cancelled');
    expect(await onDesk()).toEqual([]);
    expect(await statusOf('seen')).toMatchObject({ needs: null });
  });

  it('names the administrator’s step when this user may not resume it, and does not change', async () => {
    await counter.addApproved('guarded', { guarded: true });
    await counter.lab.setFault('out-of-media');
    await counter.printOn('guarded');
    await counter.newestOnce(({ hold }) => hold === 'queue-stopped');

    const refused = await rejectionOf(counter.call('resumePrinter', { printerId: 'cups:guarded' }));
    expect(refused).toMatch('PRINTER_RESUME_REFUSED');
    expect((await counter.now()).prints[0]).toMatchObject({ state: 'waiting', hold: 'queue-stopped' });
  });

  it('gives its sheet to another printer, which prints it once, and never does so itself', async () => {
    await counter.addApproved('spare');
    const { id: printId } = await stoppedFor('emptied');
    await counter.lab.setFault(null);
    const out = await sheetsOut();

    const targets = await counter.call('moveTargets', { printId });
    expect(targets.find(({ name }) => name === 'spare')).toMatchObject({ obstacle: null });
    await counter.call('movePrint', { printId, printerId: 'cups:spare', reason: 'moved' });

    const printed = await counter.newestPrint('printed');
    expect(printed).toMatchObject({ printerId: 'cups:spare', reprintOf: printId });
    await counter.call('resumePrinter', { printerId: 'cups:emptied' });
    expect(await counter.lab.admin('lpstat', '-o', 'emptied')).toBe('');
    expect((await counter.now()).prints.find(({ id }) => id === printId)?.state).toBe('cancelled');
    expect(await sheetsOut()).toBe(out + 1);
  });

  it('80: with an uncertain sheet is not resumed before staff answer, and their answer cancels the sheet', async () => {
    const print = await stoppedFor('doubtful', 3);
    await counter.newestPrint('uncertain');
    await counter.lab.setFault(null);
    const out = await sheetsOut();

    const printerId = 'cups:doubtful';
    expect(await rejectionOf(counter.call('resumePrinter', { printerId }))).toMatch('PRINT_UNCERTAIN');
    await counter.call('confirmPrint', { printId: print.id, printed: true });
    await counter.call('resumePrinter', { printerId });

    await poll(async () => expect(await counter.lab.admin('lpstat', '-o', 'doubtful')).toBe(''));
    expect((await counter.now()).prints[0]).toMatchObject({ id: print.id, state: 'printed' });
    expect(await sheetsOut()).toBe(out);
  });

  it('77: that accepts no new sheets still prints its own, and accepts new ones when it is resumed', async () => {
    await counter.addApproved('closed');
    await counter.lab.admin('cupsreject', 'closed');
    expect(await rejectionOf(counter.printOn('closed'))).toMatch('PRINTER_STOPPED');

    await counter.call('resumePrinter', { printerId: 'cups:closed' });
    await counter.printOn('closed');
    await counter.lab.admin('cupsreject', 'closed');
    await counter.newestPrint('printed');
  });

  it('needs no attention when no sheet waits', async () => {
    await counter.addApproved('well');
    await counter.printOn('well');
    await counter.newestPrint('printed');

    expect(
      (await counter.now()).prints.filter(({ printerId }) => printerId === 'cups:well').some(needsStaff),
    ).toBe(false);
    expect(await statusOf('well')).toMatchObject({ light: 'ok', needs: null });
  });
});
