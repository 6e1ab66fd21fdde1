/** An order on paper, and the faults of a printer by their number in the list of faults: what the counter shows. */
import { beforeEach, describe, expect, it } from 'vitest';
import { expectExactSheet } from '../support/printing/exact-sheet.ts';
import { openPaperCounter, sheetOf, withoutPrints } from '../support/printing/paper-counter.ts';
import { hasCups } from '../support/printing/print-lab.ts';
import { sharedByTests } from '../support/shared-by-tests.ts';
import { rejectionOf } from '../support/thrown.ts';

if (!hasCups) console.log('Skipped: paper. There is no CUPS on this machine.');

const counter = sharedByTests(openPaperCounter, (opened) => opened.close(), hasCups);
/** Returns how many sheets have come out of all printers so far. */
const sheetsOut = async (): Promise<number> => (await counter.lab.arrivals()).length;
const attention = async (): Promise<string | null | undefined> =>
  (await counter.call('desk')).inHand.find(({ id }) => id === counter.order.id)?.attention;

describe.skipIf(!hasCups)('an order on paper', () => {
  beforeEach(() => counter.lab.setFault(null));

  it('is a page of 101.6 x 152.4 mm with photos of 35.0 x 45.0 mm in the kiosk’s own file', async () => {
    const { bytes } = await counter.call('sheetFile', {
      orderId: counter.order.id,
      printerId: 'file',
      layout: sheetOf(counter.order),
      format: 'pdf',
    });
    await expectExactSheet(bytes);
  });

  it('reaches the printer once in that size, and is shown as printed', async () => {
    await counter.addApproved('photo');
    const before = await counter.lab.arrivals();
    await counter.printOn('photo');
    expect(await counter.newestPrint('printed')).toMatchObject({
      printerName: 'photo',
      copies: 1,
      reason: '',
    });

    const [job = 0, ...more] = (await counter.lab.arrivals()).filter((each) => !before.includes(each));
    expect(more).toEqual([]);
    const arrived = await counter.lab.arrived(job);
    expect(arrived).toMatchObject({ copies: 1, title: `${counter.order.number} sheet` });
    await expectExactSheet(arrived.bytes);
  });

  it('85, 86: arrives as two jobs in order with their titles, and as three copies when three are requested', async () => {
    await counter.addApproved('pair');
    const before = await counter.lab.arrivals();
    await counter.printOn('pair');
    await counter.printOn('pair', 3);
    await counter.newestPrint('printed');

    const jobs = (await counter.lab.arrivals()).filter((each) => !before.includes(each));
    const arrived = await Promise.all(jobs.map((job) => counter.lab.arrived(job)));
    expect(arrived.map(({ copies, title }) => [copies, title])).toEqual([
      [1, `${counter.order.number} sheet`],
      [3, `${counter.order.number} sheet`],
    ]);
  });

  it('74: fails within 5 s on an offline printer, and comes out once when it is reprinted with a reason', async () => {
    await counter.addApproved('offline');
    await counter.lab.setFault('offline');
    const [before, out] = [await counter.now(), await sheetsOut()];
    await counter.printOn('offline');
    const { print: failed, tookMs } = await counter.newestOnce(({ state }) => state === 'failed');
    expect(tookMs).toBeLessThan(5_000);
    expect(failed).toMatchObject({ trouble: 'offline', cancellable: false });
    expect(withoutPrints(await counter.now())).toEqual(withoutPrints(before));

    await counter.lab.setFault(null);
    await counter.call('reprint', { printId: failed.id, reason: 'The printer was off' });
    const again = await counter.newestPrint('printed');
    expect(again).toMatchObject({ reprintOf: failed.id, reason: 'The printer was off' });
    expect(await sheetsOut()).toBe(out + 1);
    expect((await counter.now()).prints.map(({ state }) => state).slice(0, 2)).toEqual(['printed', 'failed']);
  });

  it('75: reports missing paper within 5 s, waits through a restart of the kiosk, and then comes out once', async () => {
    await counter.addApproved('empty');
    await counter.lab.setFault('out-of-media');
    const out = await sheetsOut();
    await counter.printOn('empty');
    const { print: waiting, tookMs } = await counter.newestOnce(({ trouble }) => trouble === 'media-empty');
    expect(tookMs).toBeLessThan(5_000);
    await counter.newestPrint('waiting');

    await counter.reopenAfter(() => Promise.resolve());
    await counter.lab.setFault(null);
    await counter.lab.admin('cupsenable', 'empty');
    expect(await counter.newestPrint('printed')).toMatchObject({ id: waiting.id, trouble: null });
    expect(await sheetsOut()).toBe(out + 1);
  });

  // Every other state of a printer arrives in the same way: faults.test.ts and faults-that-heal.test.ts in tests/electron/printing/cups have them all.
  it('75: shows a jam within 5 s, and comes out once after the repair', async () => {
    await counter.addApproved('jamming');
    const out = await sheetsOut();
    await counter.lab.setFault('jam');
    await counter.printOn('jamming');
    const { tookMs } = await counter.newestOnce(({ trouble }) => trouble === 'media-jam');
    expect(tookMs).toBeLessThan(5_000);

    await counter.lab.setFault(null);
    expect(await counter.newestPrint('printed')).toMatchObject({ trouble: null });
    expect(await sheetsOut()).toBe(out + 1);
  });

  it('prints nothing when staff cancel it while it waits', async () => {
    await counter.addApproved('unwanted');
    const out = await sheetsOut();
    await counter.lab.setFault('out-of-media');
    await counter.printOn('unwanted');
    const waiting = await counter.newestPrint('waiting');
    await counter.newestOnce(({ trouble }) => trouble === 'media-empty');
    expect(waiting.cancellable).toBe(true);
    await counter.call('cancelPrint', { printId: waiting.id });

    expect(await counter.newestPrint('cancelled')).toMatchObject({ id: waiting.id, cancellable: false });
    await counter.lab.setFault(null);
    await counter.lab.admin('cupsenable', 'unwanted');
    expect(await counter.lab.admin('lpstat', '-o', 'unwanted')).toBe('');
    expect(await sheetsOut()).toBe(out);
  });

  it('76: is uncertain when its queue is deleted, and the desk asks what came out', async () => {
    await counter.addApproved('going');
    await counter.lab.setFault('slow');
    await counter.printOn('going');
    await counter.newestPrint('printing');
    await counter.lab.admin('lpadmin', '-x', 'going');

    expect(await counter.newestPrint('uncertain')).toMatchObject({ trouble: 'printer-gone' });
    expect(await attention()).toBe('uncertain-print');
    expect(await rejectionOf(counter.printOn('going'))).toMatch('PRINTER_UNKNOWN');
  });

  it.each([
    ['76: an unknown queue', 'nowhere', 'PRINTER_UNKNOWN'],
    ['76: an invalid name', '--', 'PRINTER_UNKNOWN'],
    ['77: a paused queue', 'paused', 'PRINTER_STOPPED'],
    ['77: a queue that accepts no jobs', 'rejecting', 'PRINTER_STOPPED'],
  ])('is not handed to %s, shows the reason and does not change', async (_what, queue, code) => {
    await Promise.all(['paused', 'rejecting'].map((name) => counter.lab.addQueue(name)));
    for (const name of ['paused', 'rejecting']) {
      await counter.lab.admin('cupsenable', name);
      await counter.lab.admin('cupsaccept', name);
      await counter.addApproved(name);
    }
    await counter.lab.admin('cupsdisable', 'paused');
    await counter.lab.admin('cupsreject', 'rejecting');
    const [before, out] = [await counter.now(), await sheetsOut()];

    expect(await rejectionOf(counter.printOn(queue))).toMatch(code);
    expect(await counter.now()).toEqual(before);
    expect(await counter.lab.admin('lpstat', '-o')).toBe('');
    expect(await sheetsOut()).toBe(out);
  });

  it('77: reports a paused queue within 5 s, and comes out when the queue is resumed', async () => {
    await counter.addApproved('pausing');
    const out = await sheetsOut();
    await counter.lab.setFault('out-of-media');
    await counter.printOn('pausing');
    await counter.newestOnce(({ trouble }) => trouble === 'media-empty');
    await counter.lab.setFault('slow');
    await counter.lab.admin('cupsenable', 'pausing');
    // The queue is running once its first print is: before that, it takes no other.
    await counter.newestOnce(({ trouble }) => trouble === null);
    await counter.printOn('pausing');
    await counter.lab.admin('cupsdisable', 'pausing');
    const { tookMs } = await counter.newestOnce(({ trouble }) => trouble === 'paused');
    expect(tookMs).toBeLessThan(5_000);

    await counter.lab.setFault(null);
    await counter.lab.admin('cupsenable', 'pausing');
    await counter.newestPrint('printed');
    expect(await sheetsOut()).toBe(out + 2);
  });

  it('84: is uncertain when its driver crashes, and names the crash', async () => {
    await counter.addApproved('crashing', { filter: 'crash' });
    await counter.lab.setFault('crash');
    await counter.printOn('crashing');
    expect(await counter.newestPrint('uncertain')).toMatchObject({ trouble: 'filter-failed' });
  });

  it('87: is uncertain when the cable is pulled, and the desk asks staff what came out', async () => {
    await counter.addApproved('pulled');
    await counter.lab.setFault('half');
    await counter.printOn('pulled');
    const print = await counter.newestPrint('uncertain');
    expect(await attention()).toBe('uncertain-print');

    const after = await counter.call('confirmPrint', { printId: print.id, printed: true });
    expect(after.prints[0]).toMatchObject({ id: print.id, state: 'printed' });
  });
});
